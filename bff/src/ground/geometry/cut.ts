/** Cuts lines and rings at the edge of what is kept. */
import { isAroundMost } from './isAround.ts';
import type { EdgePlace, KeptEdge, Ring } from './keptEdge.ts';
import { signedSize } from './size.ts';

/** Points of which some may not be known: lon, lat, lon, lat … with NaN for those. */
export type Points = readonly number[];

export interface Kept {
  isInside(lat: number, lon: number): boolean;
  readonly edge: KeptEdge;
}

/** The parts of a line that are kept, each to where it crosses the edge. */
export function cutLine(points: Points, isInside: Kept['isInside']): Points[] {
  if (insideCount(points, isInside) === points.length / 2) return points.length >= 4 ? [points] : [];
  return runsOf(points, isInside, points.length / 2).filter(({ length }) => length >= 4);
}

/** The parts of a ring that are kept, closed along the edge. */
export function cutRing(ring: Points, { isInside, edge }: Kept): Ring[] {
  const inside = insideCount(ring, isInside);
  if (inside === ring.length / 2) return [ring];
  const known = ring.filter((_, i) => !Number.isNaN(ring[i]!));
  const clockwise = signedSize(known) > 0 ? reversed(ring) : ring;
  const { rings, reached } = closeAlongEdge(chainsOf(clockwise, isInside), edge);
  const within = edge.rings.filter((one, i) => !reached.has(i) && signedSize(one) < 0 && isAroundMost(known, one));
  return [...rings, ...within];
}

function insideCount(points: Points, isInside: Kept['isInside']): number {
  let count = 0;
  for (let i = 0; i < points.length; i += 2) if (isInside(points[i + 1]!, points[i]!)) count++;
  return count;
}

function reversed(ring: Points): number[] {
  const turned: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i]!, ring[i + 1]!);
  return turned;
}

/** The parts of a ring, which has points inside and outside. */
export function chainsOf(ring: Points, isInside: Kept['isInside']): number[][] {
  let start = 0;
  while (isInside(ring[start + 1]!, ring[start]!)) start += 2;
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  turned.push(turned[0]!, turned[1]!);
  return runsOf(turned, isInside, turned.length / 2);
}

function runsOf(points: Points, isInside: Kept['isInside'], count: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let i = 0; i < count; i++) {
    const [lon, lat] = [points[2 * i]!, points[2 * i + 1]!];
    if (isInside(lat, lon)) {
      if (run.length === 0 && i > 0) pushCrossing(run, lon, lat, points[2 * i - 2]!, points[2 * i - 1]!, isInside);
      run.push(lon, lat);
    } else if (run.length > 0) {
      pushCrossing(run, run.at(-2)!, run.at(-1)!, lon, lat, isInside);
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Adds the last point inside on the way from one inside to one outside; none where that one is not known. */
function pushCrossing(
  run: number[],
  insideLon: number,
  insideLat: number,
  outsideLon: number,
  outsideLat: number,
  isInside: Kept['isInside'],
): void {
  if (Number.isNaN(outsideLon)) return;
  let [low, high] = [0, 1];
  const at = (share: number) =>
    [
      Math.round(insideLon + (outsideLon - insideLon) * share),
      Math.round(insideLat + (outsideLat - insideLat) * share),
    ] as const;
  for (let step = 0; step < 32; step++) {
    const middle = (low + high) / 2;
    const [lon, lat] = at(middle);
    if (isInside(lat, lon)) low = middle;
    else high = middle;
  }
  run.push(...at(low));
}

export interface ClosedChains {
  readonly rings: number[][];
  /** The lines of the edge where chains begin or end. */
  readonly reached: ReadonlySet<number>;
}

/**
 * Closes chains along the edge, with what they surround on their right.
 *
 * @param chains from the edge to the edge; an end that is not on it is led to the nearest place on it.
 */
export function closeAlongEdge(chains: readonly Points[], edge: KeptEdge): ClosedChains {
  const ends = chains.map((chain) => edge.nearest(chain.at(-2)!, chain.at(-1)!));
  const starts = startsOf(chains, edge);
  const rings: number[][] = [];
  const isUsed = new Uint8Array(chains.length);
  for (let first = 0; first < chains.length; first++) {
    if (isUsed[first]) continue;
    const ring: number[] = [];
    for (let chain: number | null = first; chain !== null; ) {
      isUsed[chain] = 1;
      const [start, end] = [starts.places[chain]!, ends[chain]!];
      ring.push(start.lon, start.lat);
      for (const value of chains[chain]!) ring.push(value);
      ring.push(end.lon, end.lat);
      const next = starts.takeNext(end);
      if (next === null) break;
      walkAlong(edge.rings[end.ring]!, end.position, starts.places[next]!.position, ring);
      chain = isUsed[next] ? null : next;
    }
    rings.push(ring);
  }
  return { rings, reached: new Set([...ends, ...starts.places].map(({ ring }) => ring)) };
}

/** The starts of chains, each of which is taken once. */
function startsOf(chains: readonly Points[], edge: KeptEdge) {
  const places = chains.map((chain) => edge.nearest(chain[0]!, chain[1]!));
  const order = Map.groupBy(places.keys(), (chain) => places[chain]!.ring);
  const lists = new Map(
    [...order].map(([ring, those]) => {
      const sorted = those.sort((a, b) => places[a]!.position - places[b]!.position);
      // The next one that is not taken, by the number of one: as far as its length where there is none.
      return [ring, { sorted, next: Int32Array.from({ length: sorted.length + 1 }, (_, i) => i) }] as const;
    }),
  );
  const free = (next: Int32Array, from: number) => {
    let at = from;
    while (next[at] !== at) at = next[at] = next[next[at]!]!;
    return at;
  };
  return {
    places: places as readonly EdgePlace[],
    /** The first start behind a place on its ring, going on at its begin; null if all are taken. */
    takeNext({ ring, position }: EdgePlace): number | null {
      const list = lists.get(ring);
      if (!list) return null;
      const { sorted, next } = list;
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (places[sorted[middle]!]!.position < position) low = middle + 1;
        else high = middle;
      }
      let at = free(next, low);
      if (at === sorted.length) at = free(next, 0);
      if (at === sorted.length) return null;
      next[at] = at + 1;
      return sorted[at]!;
    },
  };
}

/** Adds the corners of the edge between two positions. */
function walkAlong(edge: Ring, from: number, to: number, ring: number[]): void {
  const corners = edge.length / 2;
  const last = Math.floor(to) + (to < from ? corners : 0);
  for (let corner = Math.floor(from) + 1; corner <= last; corner++) {
    const at = 2 * (corner % corners);
    ring.push(edge[at]!, edge[at + 1]!);
  }
}
