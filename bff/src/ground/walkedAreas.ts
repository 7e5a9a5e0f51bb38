/** Squares, platforms and halls: one walks straight through them from where one comes in, by rule 2a of docs/walking.md. */

import { sightWithin, type WholePoint } from './geometry/sight.ts';
import { eachRun, NO_AREA, type RoadLists } from './roadLists.ts';

/** The border of an area; points by their numbers. */
interface Border {
  /** One of the ways that it is made of: all have the tags of the area. */
  readonly way: number;
  readonly lines: readonly (readonly number[])[];
}

/** Of areas with more, the border alone is walked along. */
const MOST_ENTRIES = 40;
const MOST_POINTS = 2_000;

/** Calls `take` with the straight lines through areas. @param take its first argument is a way with their tags. */
export function eachAcross(
  ways: RoadLists,
  { lat, lon }: Readonly<Record<'lat' | 'lon', ArrayLike<number>>>,
  take: (way: number, from: number, to: number) => void,
): void {
  const area = ways.columns.area.array();
  const borders: { way: number; lines: number[][] }[] = [];
  eachRun(ways, (way, run) => {
    if (area[way] === NO_AREA) return;
    const border = borders[area[way]!] ?? { way, lines: [] };
    border.lines.push([...run]);
    borders[area[way]!] = border;
  });
  const entries = entriesOf(borders, (takePoint) =>
    eachRun(ways, (way, run) => {
      if (area[way] === NO_AREA) run.forEach(takePoint);
    }),
  );
  const inArea = {
    positionOf: (point: number) => [lon[point]!, lat[point]!] as const,
    isEntry: (point: number) => entries.has(point),
  };
  for (const border of borders satisfies Border[])
    eachLineAcross(border, inArea, (from, to) => take(border.way, from, to));
}

/** @param positionOf a point, in degrees of 1e-7. @param isEntry whether one comes into an area at a point of its border. @param take is called with the ends of each line. */
function eachLineAcross(
  { lines }: Border,
  { positionOf, isEntry }: { positionOf(point: number): WholePoint; isEntry(point: number): boolean },
  take: (from: number, to: number) => void,
): void {
  const points = lines.flat();
  const entries = [...new Set(points)].filter(isEntry);
  if (entries.length < 2 || entries.length > MOST_ENTRIES || points.length > MOST_POINTS) return;
  const [left, low] = positionOf(points[0]!);
  // Products of what is near one another are exact.
  const near = (point: number): WholePoint => {
    const [x, y] = positionOf(point);
    return [x - left, y - low];
  };
  const sees = sightWithin(lines.map((line) => line.map(near)));
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
