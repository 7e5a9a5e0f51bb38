/** The line of a way on the map. */

import { longitudeScale } from '@halte/engine/timetable/geo/distance';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { eachPointOf } from '../ground/edgePoints.ts';
import type { Streets } from '../ground/streets.ts';
import type { EdgePart } from './search.ts';

/** Degrees, WGS 84. */
export type LinePoint = readonly [lat: number, lon: number];

/** The points of the parts in order, each once. */
export function lineOf(streets: Streets, parts: readonly EdgePart[]): LinePoint[] {
  const line: LinePoint[] = [];
  for (const part of parts)
    for (const [lat, lon] of pointsOf(streets, part)) {
      const previous = line.at(-1);
      if (previous?.[0] !== lat || previous[1] !== lon) line.push([lat, lon]);
    }
  return line;
}

function pointsOf(streets: Streets, { edge, from, to }: EdgePart): LinePoint[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const all: LinePoint[] = [];
  eachPointOf(streets, edge, (lat, lon) => all.push([lat / UNITS_PER_DEGREE, lon / UNITS_PER_DEGREE]));
  const shares = sharesOf(all);
  const between = all.filter((_, i) => shares[i]! > low && shares[i]! < high);
  const points = [pointAt(all, shares, low), ...between, pointAt(all, shares, high)];
  return from <= to ? points : points.reverse();
}

/** How much of the length is before each point. */
function sharesOf(points: readonly LinePoint[]): number[] {
  const scale = longitudeScale(points[0]![0]);
  let length = 0;
  const lengths = points.map(([lat, lon], i) => {
    const [beforeLat, beforeLon] = points[Math.max(0, i - 1)]!;
    length += Math.hypot(lat - beforeLat, (lon - beforeLon) * scale);
    return length;
  });
  return lengths.map((one) => (length === 0 ? 0 : one / length));
}

function pointAt(points: readonly LinePoint[], shares: readonly number[], share: number): LinePoint {
  const after = Math.max(
    1,
    shares.findIndex((one) => one >= share),
  );
  const [[fromLat, fromLon], [toLat, toLon]] = [points[after - 1]!, points[after]!];
  const [start, end] = [shares[after - 1]!, shares[after]!];
  const part = end === start ? 0 : (share - start) / (end - start);
  return [fromLat + part * (toLat - fromLat), fromLon + part * (toLon - fromLon)];
}
