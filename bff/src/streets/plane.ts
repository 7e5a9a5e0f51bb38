/** Lengths and directions of lines as short as a walk. */
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { LinePoint } from './line.ts';

/** Metres to the east and to the north. */
export type Vector = readonly [east: number, north: number];

const DEGREES = 180 / Math.PI;

export function vectorBetween([fromLat, fromLon]: LinePoint, [toLat, toLon]: LinePoint): Vector {
  return [(toLon - fromLon) * longitudeScale(fromLat) * METRES_PER_DEGREE, (toLat - fromLat) * METRES_PER_DEGREE];
}

export function lengthOf(line: readonly LinePoint[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(...vectorBetween(line[i]!, point)), 0);
}

/** Degrees from north, to the right; 0 where there is no direction. */
export function bearingOf([east, north]: Vector): number {
  return Math.atan2(east, north) * DEGREES;
}

/** From one bearing to another, -180 (to the left) to 180. */
export function angleBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** How a line begins: the bearing from its first point to that `metres` along it. */
export function bearingAtStart(line: readonly LinePoint[], metres: number): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) {
    const piece = vectorBetween(line[i - 1]!, line[i]!);
    const long = Math.hypot(...piece);
    if (length + long >= metres || i === line.length - 1) {
      const share = long === 0 ? 1 : Math.min(1, (metres - length) / long);
      const [east, north] = vectorBetween(line[0]!, line[i - 1]!);
      return bearingOf([east + share * piece[0], north + share * piece[1]]);
    }
    length += long;
  }
  return 0;
}

/** How a line ends. */
export function bearingAtEnd(line: readonly LinePoint[], metres: number): number {
  return angleBetween(180, bearingAtStart(line.toReversed(), metres));
}
