import type { HostServices } from '@halte/contract';
import type { PointRole, Trip } from '../../trip/model.ts';

export interface PlaceShortcutsProps {
  host: HostServices;
  trip: Trip;
  /** Tells which end is still to be chosen; null when the trip is complete. */
  onFilled: (next: PointRole | null) => void;
}
