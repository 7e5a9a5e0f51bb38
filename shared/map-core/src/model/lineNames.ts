import type { LineStopPoint } from './types.ts';

/** The stops of a line whose names stand on the map: its ends and those that stand out, each name once. */
export function namedStops(
  stopPoints: readonly LineStopPoint[],
  highlightedIds: readonly string[],
): readonly LineStopPoint[] {
  const named = stopPoints.filter(({ id, isEnd }) => isEnd || highlightedIds.includes(id));
  const byName = new Map(named.toReversed().map((stop) => [stop.name, stop]));
  return named.filter((stop) => byName.get(stop.name) === stop);
}
