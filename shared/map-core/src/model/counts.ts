import type { ProximityPoint } from './types.ts';

/** The points with the numbers that are known of them; without any, the same list. */
export function withCounts(
  points: readonly ProximityPoint[],
  counts: ReadonlyMap<string, number>,
): readonly ProximityPoint[] {
  if (counts.size === 0) return points;
  return points.map((point) => {
    const count = counts.get(point.id);
    return count === undefined ? point : { ...point, count };
  });
}
