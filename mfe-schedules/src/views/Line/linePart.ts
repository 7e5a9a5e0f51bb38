import type { LineAddress } from '../../line/lineAddress.ts';
import type { LineDetail, LineDirection } from '../../line/lineDetail.ts';
import type { Vehicle } from '../../line/vehiclesOnBar.ts';

/** Props of each tab of a line's page. */
export interface LinePartProps {
  line: LineDetail;
  /** The chosen one. */
  direction: LineDirection;
  /** The chosen stop among the stops of the direction: that of the address, else the nearest. */
  chosen: number;
  address: LineAddress;
  /** All vehicles of the line that reported. */
  vehicles: readonly Vehicle[];
  /** The backend has not said yet which ones reported. */
  areVehiclesLoading: boolean;
  /** It had not when the page opened: what is said of them has its room, also where there are none. */
  hasRoomForVehicles: boolean;
  /** Changes parts of the address, in the place of the current history entry. */
  change: (part: Partial<LineAddress>) => void;
}
