import type { HostServices } from '@halte/contract';
import type { LineAddress } from '../../line/lineAddress.ts';
import type { LineDetail, LineDirection } from '../../line/lineDetail.ts';

/** What each tab of a line's page gets. */
export interface LinePartProps {
  host: HostServices;
  line: LineDetail;
  /** The chosen one. */
  direction: LineDirection;
  address: LineAddress;
  /** Changes parts of the address, in the place of the current history entry. */
  change: (part: Partial<LineAddress>) => void;
}
