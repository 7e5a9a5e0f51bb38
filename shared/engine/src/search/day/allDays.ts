/** All trips of a timetable in FIFO patterns, whatever the days on which they run: in each, no run overtakes another on any day, nor one of another day. */
import { memoize } from '../../common/memoize.ts';
import type { Feed, PatternIndex, TripIndex } from '../../timetable/feed/feed.ts';
import { headwayOffsets, headwaysOf } from '../../timetable/realtime/headways.ts';
import type { Patterns } from './patterns.ts';

/** From the start of one service day to that of the next, at least: clocks are put forward by an hour. */
const SHORTEST_DAY = 82_800;

/** Trips by FIFO pattern, in the order in which they leave; a trip that runs by headway is there once for each of its departures. */
export interface AllDays {
  readonly fifoPatterns: number;
  /** How many trips the timetable has. */
  readonly trips: number;
  readonly routePattern: Int32Array;
  /** Positions of FIFO pattern l are `fifoPatternStart[l] … fifoPatternStart[l + 1] - 1`. */
  readonly fifoPatternStart: Int32Array;
  /** Departures of FIFO pattern l are `departureStart[l] … departureStart[l + 1] - 1` of the columns below. */
  readonly departureStart: Int32Array;
  readonly trip: Int32Array;
  readonly service: Int32Array;
  /** Seconds to add to the stop times of the trip. */
  readonly offset: Int32Array;
  /** Seconds of the service day, offset included: the first departure and the last arrival. */
  readonly begin: Int32Array;
  readonly end: Int32Array;
}

interface Departure {
  readonly trip: TripIndex;
  readonly offset: number;
  /** Its first stop time. */
  readonly first: number;
  readonly begin: number;
  readonly end: number;
}

/** @param patterns those of the timetable, without real time. */
export function allDaysOf(feed: Feed, patterns: Patterns): AllDays {
  const routePattern: PatternIndex[] = [];
  const groups: (readonly Departure[])[] = [];
  for (let pattern = 0; pattern < patterns.count; pattern++)
    for (const group of withoutOvertaking(feed, departuresOf(feed, patterns, pattern))) {
      routePattern.push(pattern);
      groups.push(group);
    }
  const fifoPatternStart = new Int32Array(groups.length + 1);
  const departureStart = new Int32Array(groups.length + 1);
  groups.forEach((group, l) => {
    const pattern = routePattern[l]!;
    fifoPatternStart[l + 1] = fifoPatternStart[l]! + patterns.start[pattern + 1]! - patterns.start[pattern]!;
    departureStart[l + 1] = departureStart[l]! + group.length;
  });
  const count = departureStart[groups.length]!;
  const column = (pick: (departure: Departure) => number): Int32Array => {
    const values = new Int32Array(count);
    groups.forEach((group, l) => {
      for (let i = 0; i < group.length; i++) values[departureStart[l]! + i] = pick(group[i]!);
    });
    return values;
  };
  return {
    fifoPatterns: groups.length,
    trips: feed.trips.count,
    routePattern: Int32Array.from(routePattern),
    fifoPatternStart,
    departureStart,
    trip: column(({ trip }) => trip),
    service: column(({ trip }) => feed.trips.service[trip]!),
    offset: column(({ offset }) => offset),
    begin: column(({ begin }) => begin),
    end: column(({ end }) => end),
  };
}

function departuresOf(feed: Feed, { tripStart, trip: trips }: Patterns, pattern: PatternIndex): Departure[] {
  const { stopTimeStart } = feed.trips;
  const { arrival, departure } = feed.stopTimes;
  const headways = headwaysOf(feed);
  const departures: Departure[] = [];
  for (let i = tripStart[pattern]!; i < tripStart[pattern + 1]!; i++) {
    const trip = trips[i]!;
    const [first, last] = [stopTimeStart[trip]!, stopTimeStart[trip + 1]! - 1];
    for (const offset of headways.get(trip)?.flatMap((headway) => headwayOffsets(feed, headway)) ?? [0])
      departures.push({ trip, offset, first, begin: departure[first]! + offset, end: arrival[last]! + offset });
  }
  return departures.sort((a, b) => a.begin - b.begin || a.end - b.end || a.trip - b.trip || a.offset - b.offset);
}

/** Into few groups, greedily in chronological order. */
function withoutOvertaking({ stopTimes, trips }: Feed, departures: readonly Departure[]): Departure[][] {
  const { arrival, departure } = stopTimes;
  /** Whether the times of one, put off by `seconds`, are nowhere before those of the other. */
  const isNoEarlier = (one: Departure, seconds: number, other: Departure) => {
    const gap = one.offset + seconds - other.offset;
    const length = trips.stopTimeStart[one.trip + 1]! - one.first;
    for (let i = 0; i < length; i++)
      if (
        arrival[one.first + i]! + gap < arrival[other.first + i]! ||
        departure[one.first + i]! + gap < departure[other.first + i]!
      )
        return false;
    return true;
  };
  const groups: Departure[][] = [];
  for (const one of departures) {
    const home = groups.find(
      (group) => isNoEarlier(one, 0, group[group.length - 1]!) && isNoEarlier(group[0]!, SHORTEST_DAY, one),
    );
    if (home) home.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** By trip; that of any of its departures if it runs by headway. */
export const fifoPatternOfTrips = memoize(({ fifoPatterns, departureStart, trip, trips }: AllDays): Int32Array => {
  const fifoPatternOf = new Int32Array(trips);
  for (let l = 0; l < fifoPatterns; l++)
    for (let d = departureStart[l]!; d < departureStart[l + 1]!; d++) fifoPatternOf[trip[d]!] = l;
  return fifoPatternOf;
});
