import type { Trip } from '@halte/contract/trip';

/** Props of a small sheet over the form, which is rendered only while it is open. */
export interface SheetProps {
  readonly trip: Trip;
  /** Applies what was chosen; nothing is applied when the sheet is closed in another way. */
  readonly onApply: (change: (trip: Trip) => Trip) => void;
  readonly onClose: () => void;
}
