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

export type ThreadReport =
  /** Sent once: the script of the thread, as a path of this host. */
  | { readonly kind: 'started'; readonly script: string }
  /** `planned` is null where nothing is kept, or it cannot be read. */
  | { readonly kind: 'answer'; readonly id: number; readonly planned: PlannedAnswer | null };
