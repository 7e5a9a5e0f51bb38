/**
 * Through vehicles: which run a run becomes, so that travellers stay seated (docs/journeys.md, rule 3). A matter of the service day, because
 * the next trip of a block is one that runs on that day.
 */
import { memoize } from '../../common/memoize.ts';
import type { DayNumber, Feed, StopIndex, TripIndex } from '../feed/feed.ts';
import { timetableOf } from '../realtime/overlay.ts';
import type { Run } from './tripInstances.ts';

/** The runs that run r becomes are `start[r] … start[r + 1] - 1` of `to`. */
export interface ThroughRuns {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

/** In the order of `runs`, which are as expected: one that arrives after the next has left does not become it. Null when none does. */
export function throughRunsOf(feed: Feed, runs: readonly Run[]): ThroughRuns | null {
  const candidates = candidatesOf(timetableOf(feed));
  if (candidates === null) return null;
  const indexes = new Map<DayNumber, Map<TripIndex, number>>();
  runs.forEach(({ trip, serviceDay }, index) => {
    if (!candidates.trips.has(trip)) return;
    const ofDay = indexes.get(serviceDay) ?? new Map<TripIndex, number>();
    indexes.set(serviceDay, ofDay.set(trip, index));
  });
  const next: number[][] = runs.map(() => NONE);
  let count = 0;
  for (const [serviceDay, ofDay] of indexes)
    for (const [from, to] of candidates.on(serviceDay)) {
      const [one, other] = [ofDay.get(from), ofDay.get(to)];
      if (one === undefined || other === undefined || end(feed, runs[one]!) > begin(runs[other]!)) continue;
      next[one] = [...next[one]!, other];
      count++;
    }
  if (count === 0) return null;
  const start = new Int32Array(runs.length + 1);
  const to = new Int32Array(count);
  next.forEach((others, run) => {
    to.set(others, start[run]!);
    start[run + 1] = start[run]! + others.length;
  });
  return { start, to };
}

/** The same links the other way round, for tables that run backward in time. */
export function reversedThrough({ start, to }: ThroughRuns): ThroughRuns {
  const back: number[][] = Array.from({ length: start.length - 1 }, () => NONE);
  for (let run = 0; run + 1 < start.length; run++)
    for (let i = start[run]!; i < start[run + 1]!; i++) back[to[i]!] = [...back[to[i]!]!, run];
  const backStart = new Int32Array(start.length);
  back.forEach((others, run) => {
    backStart[run + 1] = backStart[run]! + others.length;
  });
  return { start: backStart, to: Int32Array.from(back.flat()) };
}

const NONE: number[] = [];

interface Candidates {
  /** Those that a link begins or ends at. */
  readonly trips: ReadonlySet<TripIndex>;
  /** Pairs of trips on a service day, times not regarded. */
  on(serviceDay: DayNumber): Iterable<readonly [TripIndex, TripIndex]>;
}

const candidatesOf = memoize((feed: Feed): Candidates | null => {
  const { trips, tripTransfers } = feed;
  const byHeadway = new Set(feed.frequencies.map(({ trip }) => trip));
  const key = (from: TripIndex, to: TripIndex) => `${from} ${to}`;
  const forbidden = new Set(tripTransfers.filter(({ type }) => type === 5).map((one) => key(one.fromTrip, one.toTrip)));
  const isPossible = (from: TripIndex, to: TripIndex) => from !== to && !byHeadway.has(from) && !byHeadway.has(to);
  const stated = tripTransfers
    .filter(({ type, fromTrip, toTrip }) => type === 4 && isPossible(fromTrip, toTrip))
    .map(({ fromTrip, toTrip }) => [fromTrip, toTrip] as const);
  const blocks = blocksOf(feed);
  if (blocks.length === 0 && stated.length === 0) return null;
  return {
    trips: new Set([...blocks, ...stated].flat()),
    *on(serviceDay) {
      const runs = (trip: TripIndex) => feed.runsOn(trips.service[trip]!, serviceDay);
      const linked = new Set<string>();
      for (const [from, to] of stated) {
        if (!runs(from) || !runs(to)) continue;
        linked.add(key(from, to));
        yield [from, to];
      }
      for (const block of blocks) {
        const running = block.filter(runs);
        for (let i = 0; i + 1 < running.length; i++) {
          const [from, to] = [running[i]!, running[i + 1]!];
          if (lastStop(feed, from) !== firstStop(feed, to) || !isPossible(from, to)) continue;
          if (!forbidden.has(key(from, to)) && !linked.has(key(from, to))) yield [from, to];
        }
      }
    },
  };
});

/** The trips of each block of two or more, by first departure. */
function blocksOf({ trips, stopTimes }: Feed): TripIndex[][] {
  const firstDeparture = (trip: TripIndex) => stopTimes.departure[trips.stopTimeStart[trip]!]!;
  const blocks = new Map<number, TripIndex[]>();
  trips.block.forEach((block, trip) => {
    if (block < 0) return;
    const known = blocks.get(block);
    if (known) known.push(trip);
    else blocks.set(block, [trip]);
  });
  return [...blocks.values()]
    .filter(({ length }) => length > 1)
    .map((block) => block.sort((a, b) => firstDeparture(a) - firstDeparture(b) || a - b));
}

function firstStop({ trips, stopTimes }: Feed, trip: TripIndex): StopIndex {
  return stopTimes.stop[trips.stopTimeStart[trip]!]!;
}

function lastStop({ trips, stopTimes }: Feed, trip: TripIndex): StopIndex {
  return stopTimes.stop[trips.stopTimeStart[trip + 1]! - 1]!;
}

function begin({ departure, first, shift }: Run): number {
  return departure[first]! + shift;
}

function end({ trips }: Feed, { trip, arrival, first, shift }: Run): number {
  return arrival[first + trips.stopTimeStart[trip + 1]! - trips.stopTimeStart[trip]! - 1]! + shift;
}
