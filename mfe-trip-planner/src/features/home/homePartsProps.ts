import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import type { OwnPlace } from './tiles.ts';

/** What a traveller has asked for before the parts below the form are loaded. */
export type Wanted = OwnPlace | 'position';

export interface HomePartsProps extends PlaceShortcutsProps {
  /** It is done at once. */
  readonly wanted: Wanted | null;
}
