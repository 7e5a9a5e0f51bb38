import { PlaceRow } from './PlaceRow.tsx';
import { PlaceSearchRunner } from './PlaceSearchRunner.tsx';

/** The parts of a place field that only its list needs, as one lazy chunk: the search and the rows. */
export const placeListParts = { Runner: PlaceSearchRunner, Row: PlaceRow };

export type PlaceListParts = typeof placeListParts;
