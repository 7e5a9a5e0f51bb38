import type { Place, Position } from './kinds.ts';

/** What may be found by its name. */
export interface Candidate extends Position {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly postCode: string;
  /** How much it is used, 0 … 1. */
  readonly use: number;
  /** Made when it is first read: of most candidates it never is. */
  readonly place: Place;
}

export function candidateOf(place: Place, use: number): Candidate {
  const { id, title, city, postCode, lat, lon } = place;
  return { id, title, city, postCode, lat, lon, use, place };
}
