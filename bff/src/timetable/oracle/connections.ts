/**
 * The timetable as a list of hops from stop to stop in order of time: the other way to search one (connection scan), which shares
 * neither patterns, FIFO patterns, tables nor labels with the engine. For tests only.
 */

import type { EpochSeconds, Feed, Mode, StopIndex } from '../feed/feed.ts';
import type { TripInstanceUpdate, TripUpdates } from '../realtime/tripUpdates.ts';
import { dayOf, serviceDayStart } from '../time/zone.ts';

/** By column, ordered by departure. */
export interface Hops {
  readonly count: number;
  /** The trip of each vehicle. */
  readonly tripOfRun: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Epoch seconds; negative ones in the mirror. */
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  /** Which vehicle. */
  readonly run: Int32Array;
  readonly canBoard: Uint8Array;
  readonly canLeave: Uint8Array;
  /** By vehicle, those that it becomes. */
  readonly becomes: readonly (readonly number[])[];
  /** By hop, whether it is the vehicle's last. */
  readonly isLast: Uint8Array;
}

export interface Excluded {
  readonly modes: ReadonlySet<Mode>;
  readonly wheelchair: boolean;
}

const LONGEST_TRIP_DAYS = 2;

/** The hops that leave between two instants. `feed` has the added runs as trips; how the others really are, `updates` says. */
export function hopsOf(feed: Feed, { runs }: TripUpdates, earliest: EpochSeconds, latest: EpochSeconds): Hops {
  const { trips, stopTimes } = feed;
  const [from, to, departure, arrival, run]: number[][] = [[], [], [], [], []];
  const [canBoard, canLeave, tripOfRun, isLast]: number[][] = [[], [], [], []];
  const ofDay = new Map<string, { readonly run: number; readonly begin: number; readonly end: number }>();
  const updates = new Map(runs.map((update) => [`${update.trip} ${update.serviceDay} ${update.offset}`, update]));
  const addRun = (trip: number, zero: EpochSeconds, offset: number, update: TripInstanceUpdate | undefined) => {
    if (update?.cancelled) return;
    const first = trips.stopTimeStart[trip]!;
    const skips = (i: number) => update?.skipped[i - first] === 1;
    for (let i = first; i < trips.stopTimeStart[trip + 1]! - 1; i++) {
      const leaves = zero + (update?.departure[i - first] ?? stopTimes.departure[i]! + offset);
      if (leaves < earliest || leaves > latest) continue;
      from!.push(stopTimes.stop[i]!);
      to!.push(stopTimes.stop[i + 1]!);
      departure!.push(leaves);
      arrival!.push(zero + (update?.arrival[i + 1 - first] ?? stopTimes.arrival[i + 1]! + offset));
      run!.push(tripOfRun!.length);
      canBoard!.push(skips(i) ? 0 : stopTimes.pickup[i]!);
      canLeave!.push(skips(i + 1) ? 0 : stopTimes.dropOff[i + 1]!);
      isLast!.push(i + 2 === trips.stopTimeStart[trip + 1] ? 1 : 0);
    }
    const [begin, end] = [first, trips.stopTimeStart[trip + 1]! - 1];
    if (!feed.frequencies.some((frequency) => frequency.trip === trip))
      ofDay.set(`${zero} ${trip}`, {
        run: tripOfRun!.length,
        begin: update?.departure[0] ?? stopTimes.departure[begin]!,
        end: update?.arrival[end - begin] ?? stopTimes.arrival[end]!,
      });
    tripOfRun!.push(trip);
  };
  const lastDay = dayOf(feed.timeZone, latest) + 1;
  for (let day = dayOf(feed.timeZone, earliest) - LONGEST_TRIP_DAYS; day <= lastDay; day++)
    for (let trip = 0; trip < trips.count; trip++) {
      if (!feed.runsOn(trips.service[trip]!, day)) continue;
      const zero = serviceDayStart(feed.timeZone, day);
      const headways = feed.frequencies.filter((frequency) => frequency.trip === trip);
      const offsets = headways.flatMap(({ start, end, headway }) =>
        Array.from(
          { length: Math.ceil((end - start) / headway) },
          (_, i) => start + i * headway - stopTimes.departure[trips.stopTimeStart[trip]!]!,
        ),
      );
      for (const offset of headways.length === 0 ? [0] : offsets)
        addRun(trip, zero, offset, updates.get(`${trip} ${day} ${offset}`));
    }
  const becomes: number[][] = tripOfRun!.map(() => []);
  for (let day = dayOf(feed.timeZone, earliest) - LONGEST_TRIP_DAYS; day <= lastDay; day++)
    for (const [one, other] of throughPairs(feed, day)) {
      const zero = serviceDayStart(feed.timeZone, day);
      const [from, to] = [ofDay.get(`${zero} ${one}`), ofDay.get(`${zero} ${other}`)];
      if (from && to && from.end <= to.begin) becomes[from.run]!.push(to.run);
    }
  return ordered({
    becomes,
    isLast: Uint8Array.from(isLast!),
    count: run!.length,
    tripOfRun: Int32Array.from(tripOfRun!),
    from: Int32Array.from(from!),
    to: Int32Array.from(to!),
    departure: Int32Array.from(departure!),
    arrival: Int32Array.from(arrival!),
    run: Int32Array.from(run!),
    canBoard: Uint8Array.from(canBoard!),
    canLeave: Uint8Array.from(canLeave!),
  });
}

/** Trips of which the second continues the first on a service day, by block or by transfers.txt. */
function throughPairs({ trips, stopTimes, tripTransfers, runsOn }: Feed, day: number): [number, number][] {
  const running = Array.from({ length: trips.count }, (_, trip) => trip).filter((trip) =>
    runsOn(trips.service[trip]!, day),
  );
  const begin = (trip: number) => trips.stopTimeStart[trip]!;
  const stated = (type: number, one: number, other: number) =>
    tripTransfers.some((row) => row.type === type && row.fromTrip === one && row.toTrip === other);
  const pairs = tripTransfers
    .filter(({ type, fromTrip, toTrip }) => type === 4 && running.includes(fromTrip) && running.includes(toTrip))
    .map(({ fromTrip, toTrip }): [number, number] => [fromTrip, toTrip]);
  for (const block of Map.groupBy(running, (trip) => trips.block[trip]!)) {
    if (block[0] < 0) continue;
    const inOrder = block[1].sort((a, b) => stopTimes.departure[begin(a)]! - stopTimes.departure[begin(b)]! || a - b);
    inOrder.slice(1).forEach((other, i) => {
      const one = inOrder[i]!;
      if (stopTimes.stop[begin(one + 1) - 1] !== stopTimes.stop[begin(other)]) return;
      if (!stated(5, one, other) && !stated(4, one, other)) pairs.push([one, other]);
    });
  }
  return pairs;
}

/** Time turned round: what left arrives. */
export function mirroredHops(hops: Hops): Hops {
  const becomes: number[][] = hops.becomes.map(() => []);
  hops.becomes.forEach((others, run) => {
    for (const other of others) becomes[other]!.push(run);
  });
  const isFirst = new Uint8Array(hops.count);
  const seen = new Set<number>();
  hops.run.forEach((run, h) => {
    if (!seen.has(run)) isFirst[h] = 1;
    seen.add(run);
  });
  return ordered({
    becomes,
    isLast: isFirst.toReversed(),
    count: hops.count,
    tripOfRun: hops.tripOfRun,
    from: hops.to.toReversed(),
    to: hops.from.toReversed(),
    departure: hops.arrival.toReversed().map((time) => -time),
    arrival: hops.departure.toReversed().map((time) => -time),
    run: hops.run.toReversed(),
    canBoard: hops.canLeave.toReversed(),
    canLeave: hops.canBoard.toReversed(),
  });
}

/** The same hops, none of which can be boarded or left where a query excludes it. */
export function withoutExcluded(feed: Feed, hops: Hops, { modes, wheelchair }: Excluded): Hops {
  const carries = (run: number) => {
    const trip = hops.tripOfRun[run]!;
    return !modes.has(feed.routes[feed.trips.route[trip]!]!.mode) && !(wheelchair && feed.trips.wheelchair[trip] === 2);
  };
  const usable = (h: number, stop: StopIndex) =>
    carries(hops.run[h]!) && !(wheelchair && feed.stops[stop]!.wheelchair === 'no');
  return {
    ...hops,
    becomes: hops.becomes.map((others) => others.filter(carries)),
    canBoard: hops.canBoard.map((can, h) => (usable(h, hops.from[h]!) ? can : 0)),
    canLeave: hops.canLeave.map((can, h) => (usable(h, hops.to[h]!) ? can : 0)),
  };
}

function ordered(hops: Hops): Hops {
  const order = Int32Array.from(hops.run.keys());
  // Stable, so hops of one vehicle that take no time stay in order.
  order.sort((a, b) => hops.departure[a]! - hops.departure[b]! || a - b);
  const column = (values: Int32Array) => order.map((h) => values[h]!);
  const flags = (values: Uint8Array) => Uint8Array.from(order, (h) => values[h]!);
  return {
    count: hops.count,
    tripOfRun: hops.tripOfRun,
    from: column(hops.from),
    to: column(hops.to),
    departure: column(hops.departure),
    arrival: column(hops.arrival),
    run: column(hops.run),
    canBoard: flags(hops.canBoard),
    canLeave: flags(hops.canLeave),
    becomes: hops.becomes,
    isLast: flags(hops.isLast),
  };
}
