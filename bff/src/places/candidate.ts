import type { Position } from '@halte/engine/timetable/geo/position';
import type { Place } from './kinds.ts';

/** Something that can be found by name. */
export interface Candidate extends Position {
  readonly id: string;
  readonly title: string;
  /** Further names that it is found by. */
  readonly otherNames?: readonly string[] | undefined;
  readonly city: string;
  /** Of a street that is not the only one of its name in its town. */
  readonly suburb?: string;
  readonly postCode: string;
  /** Usage, 0 … 1. */
  readonly use: number;
  /** Created lazily: most candidates' places are never read. */
  readonly place: Place;
}
