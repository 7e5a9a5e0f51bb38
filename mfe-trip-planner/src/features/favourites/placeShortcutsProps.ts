import type { PointRole } from '../../trip/model.ts';

export interface PlaceShortcutsProps {
  /** Called with the end that is still missing; null when the trip is complete. */
  onFilled: (next: PointRole | null) => void;
}
