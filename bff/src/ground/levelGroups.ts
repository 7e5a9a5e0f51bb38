/** Which ways are joined at a point that they have in common: not those of different levels of a building, by rule 2b of docs/walking.md. */
import { NO_LEVEL } from './classify/levels.ts';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from './classify/roads.ts';
import { eachRun, type RoadLists } from './roadLists.ts';

/** A way at a point. */
interface Meeting {
  readonly way: number;
  readonly isEnd: boolean;
}

/** Ways at a point with the same number are joined there; numbers begin at 0. */
export type LevelGroup = (point: number, way: number) => number;

const BETWEEN_LEVELS: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator', 'lift']);

/** @param isLift whether a point is one. */
export function levelGroups(ways: RoadLists, isLift: (point: number) => boolean): LevelGroup {
  const [low, high, flags, classes] = (['low', 'high', 'flags', 'class'] as const).map((name) =>
    ways.columns[name].array(),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array];
  // Drives of a car park are in tunnels, and lead from level to level where they meet.
  const isOutdoors = (way: number) =>
    (flags[way]! & ROAD_FLAGS.indoor) === 0 && ROAD_CLASSES[classes[way]!] !== 'corridor';
  /** Of no level, or of several. */
  const joinsAll = ({ way }: Meeting) =>
    low[way] === NO_LEVEL ||
    (flags[way]! & (ROAD_FLAGS.up | ROAD_FLAGS.down)) !== 0 ||
    BETWEEN_LEVELS.has(ROAD_CLASSES[classes[way]!]!);

  const groups = new Map<number, ReadonlyMap<number, number>>();
  for (const [point, meetings] of meetingsOf(ways, low))
    if (meetings.length > 1 && !isLift(point) && !meetings.some(joinsAll)) groups.set(point, groupsOf(meetings));
  return (point, way) => groups.get(point)?.get(way) ?? 0;

  function groupsOf(meetings: readonly Meeting[]): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    let [number, top] = [-1, Number.NEGATIVE_INFINITY];
    let outdoors: number | null = null;
    /** Groups that are one with that of the first outdoor end. */
    const same = new Set<number>();
    for (const { way, isEnd } of meetings.toSorted((a, b) => low[a.way]! - low[b.way]!)) {
      if (low[way]! > top) number++;
      top = Math.max(top, high[way]!);
      found.set(way, number);
      if (!isEnd || !isOutdoors(way)) continue;
      outdoors ??= number;
      same.add(number);
    }
    return new Map([...found].map(([way, group]) => [way, same.has(group) ? outdoors! : group]));
  }
}

/** At the points of ways that have a level. */
function meetingsOf(ways: RoadLists, low: Int32Array): ReadonlyMap<number, readonly Meeting[]> {
  const met = new Map<number, Meeting[]>();
  eachRun(ways, (way, run) => {
    if (low[way] !== NO_LEVEL) for (const point of run) met.set(point, []);
  });
  eachRun(ways, (way, run) => {
    for (const [i, point] of run.entries()) met.get(point)?.push({ way, isEnd: i === 0 || i === run.length - 1 });
  });
  return met;
}
