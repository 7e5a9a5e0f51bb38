import { longitudeScale, METRES_PER_DEGREE, metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { boxTreeOf, treeOf } from '../ground/boxTree.ts';

/** The nearest of many points within a distance in metres; -1 if there is none. */
export type Nearest = (position: Position, metres: number) => number;

/** Within some degrees of latitude, distances in the index are wrong by less than the difference between these. */
const COMPARED = 8;
const MORE = 1.3;

type Positions = (index: number) => Position;

/** @param tree of the same points, as from {@link pointTree}. */
export function nearestOf(count: number, positionOf: Positions, tree = pointTree(count, positionOf)): Nearest {
  if (count === 0) return () => -1;
  const scale = scaleOf(count, positionOf);
  const index = treeOf(tree);
  return ({ lat, lon }, metres) => {
    const reach = (metres / METRES_PER_DEGREE) * UNITS_PER_DEGREE * MORE;
    let [best, shortest] = [-1, metres];
    for (const i of index.neighbors(lon * scale * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE, COMPARED, reach)) {
      const at = positionOf(i);
      const distance = metresBetween(lat, lon, at.lat, at.lon);
      if (distance < shortest || (distance === shortest && (best < 0 || i < best))) [best, shortest] = [i, distance];
    }
    return best;
  };
}

/** What {@link nearestOf} searches in: takes a second for half a million points. */
export function pointTree(count: number, positionOf: Positions): Uint8Array {
  return boxTreeOf(count, (add) => {
    const scale = scaleOf(count, positionOf);
    for (let i = 0; i < count; i++) {
      const { lat, lon } = positionOf(i);
      const [x, y] = [lon * scale * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE];
      add(x, y, x, y);
    }
  });
}

/** Degrees of longitude as long as those of latitude, so that what is near in the index is near on the ground. */
function scaleOf(count: number, positionOf: Positions): number {
  return longitudeScale(positionOf(count >> 1).lat);
}
