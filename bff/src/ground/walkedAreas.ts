/** Squares, platforms and halls: one walks straight through them from where one comes in, by rule 2a of docs/walking.md. */

import { getOrCompute } from '@halte/engine/common/memoize';
import { lineOfSight, type WholePoint } from './geometry/lineOfSight.ts';
import { eachRun, NO_AREA, type RoadLists } from './roadLists.ts';

/** The border of an area; points by their numbers. */
interface Border {
  readonly lines: readonly (readonly number[])[];
  /** By point a way of the border that passes it: all have the tags of the area, but only this one is at the point, on one of its levels. */
  readonly wayAt: ReadonlyMap<number, number>;
}

/** Where one enters an area: a point of its border, and a way of the border that passes it. */
export interface AreaEntry {
  readonly way: number;
  readonly point: number;
}

/** Of areas with more, the border alone is walked along: visibility takes the time of all pairs of entries times the points. */
const MOST_ENTRIES = 40;
const MOST_POINTS = 500;

/**
 * Calls `take` with the straight lines through areas, those between entries that see each other.
 *
 * @param check is called before each area with the number of pairs of entries so far, its own among them; may throw.
 */
export function eachAcross(
  ways: RoadLists,
  { lat, lon }: Readonly<Record<'lat' | 'lon', ArrayLike<number>>>,
  take: (from: AreaEntry, to: AreaEntry) => void,
  check: (pairs: number) => void,
): void {
  const area = ways.columns.area.array();
  const byArea = new Map<number, { readonly lines: number[][]; readonly wayAt: Map<number, number> }>();
  eachRun(ways, (way, run) => {
    if (area[way] === NO_AREA) return;
    const { lines, wayAt } = getOrCompute(byArea, area[way]!, () => ({ lines: [], wayAt: new Map() }));
    lines.push([...run]);
    for (const point of run) wayAt.set(point, way);
  });
  const borders: readonly Border[] = [...byArea.values()];
  const entries = entriesOf(borders, (takePoint) =>
    eachRun(ways, (way, run) => {
      if (area[way] === NO_AREA) run.forEach(takePoint);
    }),
  );
  const positionOf = (point: number) => [lon[point]!, lat[point]!] as const;
  let pairs = 0;
  for (const border of borders) {
    const met = entriesAmong(border, entries);
    pairs += (met.length * (met.length - 1)) / 2;
    check(pairs);
    const entryAt = (point: number): AreaEntry => ({ way: border.wayAt.get(point)!, point });
    eachLineBetween(met, border, positionOf, (from, to) => take(entryAt(from), entryAt(to)));
  }
}

/** Of an area with too many, none. */
function entriesAmong({ lines }: Border, entries: ReadonlySet<number>): readonly number[] {
  const points = lines.flat();
  const met = [...new Set(points)].filter((point) => entries.has(point));
  return met.length > MOST_ENTRIES || points.length > MOST_POINTS ? [] : met;
}

/** @param positionOf a point, in degrees of 1e-7. */
function eachLineBetween(
  entries: readonly number[],
  { lines }: Border,
  positionOf: (point: number) => WholePoint,
  take: (from: number, to: number) => void,
): void {
  if (entries.length < 2) return;
  const [left, low] = positionOf(entries[0]!);
  // Products of what is near one another are exact.
  const near = (point: number): WholePoint => {
    const [x, y] = positionOf(point);
    return [x - left, y - low];
  };
  const sees = lineOfSight(lines.map((line) => line.map(near)));
  const neighbours = new Set(lines.flatMap((line) => line.slice(1).flatMap((end, i) => pairsOf(line[i]!, end))));
  for (const [i, from] of entries.entries())
    for (const to of entries.slice(i + 1))
      if (!neighbours.has(pairsOf(from, to)[0]!) && sees(near(from), near(to))) take(from, to);
}

const pairsOf = (one: number, other: number) => [`${one} ${other}`, `${other} ${one}`];

/** The points at which the border of one area meets another way, or the border of another area. */
function entriesOf(borders: readonly Border[], eachOtherPoint: (take: (point: number) => void) => void): Set<number> {
  const owners = new Map<number, number>();
  const entries = new Set<number>();
  for (const [area, { lines }] of borders.entries())
    for (const point of lines.flat()) {
      if ((owners.get(point) ?? area) !== area) entries.add(point);
      owners.set(point, area);
    }
  eachOtherPoint((point) => {
    if (owners.has(point)) entries.add(point);
  });
  return entries;
}
