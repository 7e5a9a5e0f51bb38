/** Directions of the ways of a line, even if the feed gives none, or the same one for both. */

export type Direction = 0 | 1;

export interface Way {
  /** Identifiers of the stop areas, in order of travel. */
  readonly areas: readonly number[];
  /** GTFS `direction_id`, or -1. */
  readonly given: Direction | -1;
}

/** Ways compared per direction: more add no information. */
const COMPARED = 8;

/**
 * The direction of each way of a line, the most used first. If the feed distinguishes two directions it is trusted, unless a way
 * passes the stops of its direction backward and those of the other forward. Otherwise, a way has the other direction if it
 * passes the stops of the first backward.
 */
export function directionsOf(ways: readonly Way[]): Direction[] {
  const published = ([0, 1] as const).map((direction) => ways.find(({ given }) => given === direction));
  return published[0] && published[1] ? givenDirections(ways, [published[0], published[1]]) : foundDirections(ways);
}

function givenDirections(ways: readonly Way[], mostUsed: readonly [Way, Way]): Direction[] {
  return ways.map((way) => {
    const [forward, backward] = [agreement(way, mostUsed[0]), agreement(way, mostUsed[1])];
    if (way.given === -1) return forward >= backward ? 0 : 1;
    const [own, other] = way.given === 0 ? [forward, backward] : [backward, forward];
    return own < 0 && other > 0 ? opposite(way.given) : way.given;
  });
}

function foundDirections(ways: readonly Way[]): Direction[] {
  const first: Direction = ways[0]?.given === 1 ? 1 : 0;
  const known: Record<Direction, Way[]> = { 0: [], 1: [] };
  return ways.map((way) => {
    const score = along(way, known[first]) - along(way, known[opposite(first)]);
    const direction = score < 0 ? opposite(first) : first;
    known[direction].push(way);
    return direction;
  });
}

function opposite(direction: Direction): Direction {
  return direction === 0 ? 1 : 0;
}

function along(way: Way, others: readonly Way[]): number {
  return others.slice(0, COMPARED).reduce((sum, other) => sum + agreement(way, other), 0);
}

/** Number of adjacent pairs of common stops in the same order, minus those in the opposite order. */
function agreement({ areas }: Way, { areas: others }: Way): number {
  const firstAt = new Map<number, number>();
  others.forEach((area, at) => {
    if (!firstAt.has(area)) firstAt.set(area, at);
  });
  const places = areas.flatMap((area) => firstAt.get(area) ?? []);
  return places.reduce((sum, at, i) => sum + Math.sign(at - (places[i - 1] ?? at)), 0);
}
