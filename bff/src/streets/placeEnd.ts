import type { Position } from '@halte/engine/timetable/geo/position';
import { FARTHEST_STREET } from '../ground/streetReach.ts';
import type { Snapper, StreetEnd } from './snap.ts';

/** A place is joined to at most so many edges, none so many metres farther away than the nearest, so that no walk from one street begins at another behind the block. */
const EDGES_OF_PLACE = 3;
const FARTHER_EDGE = 25;

/** Null: outside of the map. @param main 1 for the edges that a place is joined to. */
export function placeEnd(snapper: Snapper, main: Uint8Array, position: Position): StreetEnd | null {
  const snaps = snapper.near(position, FARTHEST_STREET, EDGES_OF_PLACE, (edge) => main[edge] === 1);
  const [nearest] = snaps;
  return nearest ? { position, snaps: snaps.filter(({ metres }) => metres <= nearest.metres + FARTHER_EDGE) } : null;
}
