import type { Place, Position } from './kinds.ts';

/** Something that can be found by name. */
export interface Candidate extends Position {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly postCode: string;
  /** Usage, 0 … 1. */
  readonly use: number;
  /** Created lazily: most candidates' places are never read. */
  readonly place: Place;
}

export function candidateOf(place: Place, use: number): Candidate {
  const { id, title, city, postCode, lat, lon } = place;
  return { id, title, city, postCode, lat, lon, use, place };
}
