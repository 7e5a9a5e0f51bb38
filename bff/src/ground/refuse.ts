import { basename } from 'node:path';
import { OsmError } from '../osm/osmError.ts';

export const namesOf = (paths: readonly string[]) => paths.map((path) => basename(path)).join(', ');

/** A node is in one or two ways; more often than this only where a file is made to be harmful. */
export const POINTS_PER_NODE = 4;

/** Pairs of entries of squares, each of which takes time: one for twenty nodes in the middle of a city. */
export const PAIRS_PER_NODE = 0.1;

/** And in one or two of the lines and areas that are drawn. */
export const DRAWN_PER_NODE = 2;

/** @throws OsmError */
export function refuseBeyond(paths: readonly string[], most: number, count: number, what: string): void {
  if (count > most)
    throw new OsmError(
      `${namesOf(paths)} has more than ${most} ${what} around the stops: cut it to less, or raise --osm-limit.`,
    );
}
