import type { Position } from '@halte/engine/timetable/geo/position';
import type { Inside } from './snap.ts';

/** What a stop of the timetable is joined to the streets by. */
export interface LinkedStop extends Position {
  /** As in its own feed, without the prefix of several. */
  readonly id: string;
  readonly code: string;
  readonly platform: string;
  readonly name: string;
  /** Whether metros or trains stop there. */
  readonly isOfRail: boolean;
  /** The entrances of the timetable, if it knows ways from them to the stop; empty without steps where all of these have some. */
  readonly entrances: { readonly foot: readonly StopEntrance[]; readonly stepFree: readonly StopEntrance[] } | null;
}

export interface StopEntrance {
  /** Position in `Feed.stationNodes`. */
  readonly node: number;
  readonly toStop: Inside | null;
  readonly fromStop: Inside | null;
}
