/** Trips that continue others on a service day: docs/journeys.md, rule 3. */
import { memoize } from '../../common/memoize.ts';
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
  };
});

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
