import type { SearchLimits } from '@halte/contract/tenant';
import type { PlannedAnswer, PlannedRead } from '../messages.ts';

export interface ThreadQuestion {
  readonly id: number;
  readonly read: PlannedRead;
  /** `YYYY-MM-DD` on the clocks of the network. */
  readonly today: string;
  /** Those of the tenant. */
  readonly limits: SearchLimits;
}

export interface ThreadReport {
  readonly id: number;
  /** Null where nothing is kept, or it cannot be read. */
  readonly planned: PlannedAnswer | null;
}
