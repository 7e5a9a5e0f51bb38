type Way = readonly number[];

/**
 * Joins the ways of a boundary into rings: they come in any order, and are drawn in any direction.
 *
 * @param ways each a list of points.
 * @returns rings of three points or more, the last of which is followed by the first; null if one is not closed.
 */
export function joinWays(ways: readonly Way[]): number[][] | null {
  const { rings, open } = closedRings(ways);
  return open === 0 ? rings : null;
}

/** As {@link joinWays}; lines that are not closed are left out and counted. */
export function closedRings(ways: readonly Way[]): { readonly rings: number[][]; readonly open: number } {
  const left = new Set(ways.map(withoutRepeats).filter(({ length }) => length > 1));
  const byEnd = new Map<number, Way[]>();
  for (const way of [...left].reverse())
    for (const end of [way[0]!, way.at(-1)!]) {
      const there = byEnd.get(end);
      if (there) there.push(way);
      else byEnd.set(end, [way]);
    }
  /** A way is looked at once at each of its ends, also where many thousand of them meet. */
  const takeAt = (end: number) => {
    const there = byEnd.get(end)!;
    while (there.length > 0) {
      const way = there.pop()!;
      if (left.delete(way)) return way;
    }
    return null;
  };
  const rings: number[][] = [];
  let open = 0;
  for (const first of left) {
    left.delete(first);
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)!;
      const way = takeAt(end);
      if (way === null) break;
      for (const point of (way[0] === end ? way : way.toReversed()).slice(1)) ring.push(point);
    }
    if (ring[0] !== ring.at(-1)) {
      open++;
      continue;
    }
    ring.pop();
    if (ring.length > 2) rings.push(ring);
  }
  return { rings, open };
}

const withoutRepeats = (way: Way): Way => way.filter((point, i) => point !== way[i - 1]);
