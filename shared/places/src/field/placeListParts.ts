import { PlaceRow } from './PlaceRow.tsx';
import { PlaceSearchRunner } from './PlaceSearchRunner.tsx';

/** What a place field needs only for its list, in one file to load: the search and the rows. */
export const placeListParts = { Runner: PlaceSearchRunner, Row: PlaceRow };

export type PlaceListParts = typeof placeListParts;
