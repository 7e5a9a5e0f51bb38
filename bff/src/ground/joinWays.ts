type Way = readonly number[];

/**
 * Joins the ways of a boundary into rings: they come in any order, and are drawn in any direction.
 *
 * @param ways each a list of points.
 * @returns rings of three points or more, the last of which is followed by the first; null if one is not closed.
 */
export function joinWays(ways: readonly Way[]): number[][] | null {
  const left = new Set(ways.map(withoutRepeats).filter(({ length }) => length > 1));
  const byEnd = new Map<number, Way[]>();
  for (const way of left)
    for (const end of [way[0]!, way.at(-1)!]) {
      const there = byEnd.get(end);
      if (there) there.push(way);
      else byEnd.set(end, [way]);
    }
  const rings: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)!;
      const way = byEnd.get(end)!.find((one) => left.has(one));
      if (way === undefined) return null;
      left.delete(way);
      for (const point of (way[0] === end ? way : way.toReversed()).slice(1)) ring.push(point);
    }
    ring.pop();
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

const withoutRepeats = (way: Way): Way => way.filter((point, i) => point !== way[i - 1]);
