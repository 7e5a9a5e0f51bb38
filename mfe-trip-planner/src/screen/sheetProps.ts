import type { Trip } from '../trip/model.ts';

/** What a small sheet over the form needs. It is rendered while it is open. */
export interface SheetProps {
  readonly trip: Trip;
  /** Applies what was chosen; nothing is applied when the sheet is closed in another way. */
  readonly onApply: (change: (trip: Trip) => Trip) => void;
  readonly onClose: () => void;
}
