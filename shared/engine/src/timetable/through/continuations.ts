/** Trips that continue others on a service day: docs/journeys.md, rule 3. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import type { Feed, StopIndex, TripIndex } from '../feed/feed.ts';

/** Calls back with each pair of trips on a service day in which the second continues the first as scheduled. */
export function visitContinuations(
  timetable: Feed,
  serviceDay: DayNumber,
  visit: (from: TripIndex, to: TripIndex) => void,
): void {
  const { trips, stopTimes } = timetable;
  candidatesOf(timetable)?.visit(serviceDay, (from, to) => {
    const end = stopTimes.arrival[trips.stopTimeStart[from + 1]! - 1]!;
    if (end <= stopTimes.departure[trips.stopTimeStart[to]!]!) visit(from, to);
  });
}

interface Candidates {
  /** By trip: 1 if a link may start or end with it. */
  readonly isLinked: Uint8Array;
  /** Calls back with each pair of trips on a service day, regardless of times. */
  visit(serviceDay: DayNumber, link: (from: TripIndex, to: TripIndex) => void): void;
  /** The trips that continue a trip, or that it continues, on a day on which it and the services of `active` run: by service, 1 if it does. Regardless of times. */
  linkedTo(trip: TripIndex, way: 'after' | 'before', active: Uint8Array): TripIndex[];
  /** Calls back with all pairs of groups, and perhaps more, of which a trip of the second continues one of the first on some day. */
  visitGroups(groupOf: (trip: TripIndex) => number, link: (from: number, to: number) => void): void;
}

export const candidatesOf = memoize((feed: Feed): Candidates | null => {
  const { trips, tripTransfers } = feed;
  const byHeadway = new Set(feed.frequencies.map(({ trip }) => trip));
  const key = (from: TripIndex, to: TripIndex) => from * trips.count + to;
  const isPossible = (from: TripIndex, to: TripIndex) => from !== to && !byHeadway.has(from) && !byHeadway.has(to);
  const stated = tripTransfers
    .filter(({ type, fromTrip, toTrip }) => type === 4 && isPossible(fromTrip, toTrip))
    .map(({ fromTrip, toTrip }) => [fromTrip, toTrip] as const);
  const blocks = blocksOf(feed);
  if (blocks.length === 0 && stated.length === 0) return null;
  const isLinked = new Uint8Array(trips.count);
  for (const trip of [...blocks, ...stated].flat()) isLinked[trip] = 1;
  const forbidden = new Set(tripTransfers.filter(({ type }) => type === 5).map((one) => key(one.fromTrip, one.toTrip)));
  const services = trips.service.reduce((most, service) => Math.max(most, service), -1) + 1;
  const places = lazily(() => placesIn(blocks, trips.count));
  const [after, before] = [
    lazily(() => othersBy(stated)),
    lazily(() => othersBy(stated.map(([from, to]) => [to, from] as const))),
  ];
  const statedBy = (way: 'after' | 'before') => (way === 'after' ? after() : before());
  return {
    isLinked,
    visit(serviceDay, link) {
      const active = Uint8Array.from({ length: services }, (_, service) => (feed.runsOn(service, serviceDay) ? 1 : 0));
      const runs = (trip: TripIndex) => active[trips.service[trip]!] === 1;
      const linked = new Set(forbidden);
      for (const [from, to] of stated) {
        if (!runs(from) || !runs(to)) continue;
        linked.add(key(from, to));
        link(from, to);
      }
      for (const block of blocks) {
        let from = -1;
        for (const to of block) {
          if (!runs(to)) continue;
          const isNext = from >= 0 && lastStop(feed, from) === firstStop(feed, to) && isPossible(from, to);
          if (isNext && !linked.has(key(from, to))) link(from, to);
          from = to;
        }
      }
    },
    linkedTo(trip, way, active) {
      const pairOf = (other: TripIndex): readonly [TripIndex, TripIndex] =>
        way === 'after' ? [trip, other] : [other, trip];
      const isRunning = (other: TripIndex) => active[trips.service[other]!] === 1;
      const linked = statedBy(way).get(trip)?.filter(isRunning) ?? [];
      const { block, place } = places();
      const own = block[trip]! < 0 ? [] : blocks[block[trip]!]!;
      const step = way === 'after' ? 1 : -1;
      let at = place[trip]! + step;
      while (at >= 0 && at < own.length && !isRunning(own[at]!)) at += step;
      const next = own[at];
      if (next === undefined || linked.includes(next)) return linked;
      const [from, to] = pairOf(next);
      const isNext =
        lastStop(feed, from) === firstStop(feed, to) && isPossible(from, to) && !forbidden.has(key(from, to));
      return isNext ? [...linked, next] : linked;
    },
    visitGroups(groupOf, link) {
      for (const [from, to] of stated) link(groupOf(from), groupOf(to));
      for (const block of blocks) {
        const own = block.filter((trip) => !byHeadway.has(trip));
        const ending = groupsBy(own, groupOf, (trip) => lastStop(feed, trip));
        const beginning = groupsBy(own, groupOf, (trip) => firstStop(feed, trip));
        for (const [stop, groups] of ending)
          for (const from of groups) for (const to of beginning.get(stop) ?? []) link(from, to);
      }
    },
  };
});

/** By the first trip of each pair, the second ones. */
function othersBy(pairs: readonly (readonly [TripIndex, TripIndex])[]): ReadonlyMap<TripIndex, readonly TripIndex[]> {
  const others = new Map<TripIndex, TripIndex[]>();
  for (const [one, other] of pairs) getOrCompute(others, one, () => []).push(other);
  return others;
}

/** By trip, its block, or -1, and its place in it. */
function placesIn(blocks: readonly (readonly TripIndex[])[], trips: number) {
  const block = new Int32Array(trips).fill(-1);
  const place = new Int32Array(trips);
  blocks.forEach((own, index) => {
    own.forEach((trip, at) => {
      block[trip] = index;
      place[trip] = at;
    });
  });
  return { block, place };
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function groupsBy(
  trips: readonly TripIndex[],
  groupOf: (trip: TripIndex) => number,
  stopOf: (trip: TripIndex) => StopIndex,
): ReadonlyMap<StopIndex, ReadonlySet<number>> {
  const groups = new Map<StopIndex, Set<number>>();
  for (const trip of trips) getOrCompute(groups, stopOf(trip), () => new Set<number>()).add(groupOf(trip));
  return groups;
}

/** The trips of each block with two or more, by first departure. */
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
