/** Runs: the vehicles that are on the road around one day, split into lanes in which none overtakes another. */
import { runOffsets } from '../departures.ts';
import type { DayNumber, Feed, Frequency, TripIndex } from '../feed.ts';
import { serviceDayStart } from '../time/zone.ts';
import type { Patterns } from './patterns.ts';

const DAY_SECONDS = 86_400;

/** A trip on a service day. `shift` turns the trip's stop times into seconds after the start of the table's day. */
export interface Run {
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  /** Of a run by headway, else 0. */
  readonly offset: number;
  readonly shift: number;
}

/** Seconds after the start of the table's day within which a run must be under way to be kept. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Calls `lane` for each pattern with each of its lanes, runs in order of time. */
export function lanesOfDay(
  feed: Feed,
  patterns: Patterns,
  day: DayNumber,
  span: Span,
  lane: (pattern: number, runs: readonly Run[]) => void,
): void {
  const days = serviceDaysAround(feed, day, span);
  const frequencies = new Map<TripIndex, Frequency[]>();
  for (const frequency of feed.frequencies) {
    const list = frequencies.get(frequency.trip);
    if (list) list.push(frequency);
    else frequencies.set(frequency.trip, [frequency]);
  }
  for (let pattern = 0; pattern < patterns.count; pattern++) {
    const runs: Run[] = [];
    for (const { serviceDay, shift, active } of days)
      for (let i = patterns.tripStart[pattern]!; i < patterns.tripStart[pattern + 1]!; i++) {
        const trip = patterns.trip[i]!;
        if (active[feed.trips.service[trip]!] === 0) continue;
        const byHeadway = frequencies.get(trip);
        if (byHeadway === undefined) keep(feed, span, runs, { trip, serviceDay, offset: 0, shift });
        else
          for (const frequency of byHeadway)
            for (const offset of runOffsets(feed, frequency))
              keep(feed, span, runs, { trip, serviceDay, offset, shift: shift + offset });
      }
    for (const runsOfLane of withoutOvertaking(feed, runs)) lane(pattern, runsOfLane);
  }
}

/** Puts runs of one pattern into as few lanes as going through them in order of time yields. */
export function withoutOvertaking(feed: Feed, runs: readonly Run[]): Run[][] {
  const { departure } = feed.stopTimes;
  const start = (run: Run) => departure[feed.trips.stopTimeStart[run.trip]!]! + run.shift;
  const end = (run: Run) => feed.stopTimes.arrival[feed.trips.stopTimeStart[run.trip + 1]! - 1]! + run.shift;
  const isOrdered = runs.every((run, i) => i === 0 || start(runs[i - 1]!) < start(run));
  const ordered = isOrdered
    ? runs
    : [...runs].sort((a, b) => start(a) - start(b) || end(a) - end(b) || a.trip - b.trip);
  const lanes: Run[][] = [];
  for (const run of ordered) {
    const home = lanes.find((lane) => staysBehind(feed, lane[lane.length - 1]!, run));
    if (home) home.push(run);
    else lanes.push([run]);
  }
  return lanes;
}

function staysBehind({ trips, stopTimes }: Feed, ahead: Run, behind: Run): boolean {
  const { arrival, departure } = stopTimes;
  const gap = behind.shift - ahead.shift;
  let a = trips.stopTimeStart[ahead.trip]!;
  let b = trips.stopTimeStart[behind.trip]!;
  for (const end = trips.stopTimeStart[ahead.trip + 1]!; a < end; a++, b++)
    if (arrival[b]! + gap < arrival[a]! || departure[b]! + gap < departure[a]!) return false;
  return true;
}

function keep(feed: Feed, span: Span, runs: Run[], run: Run): void {
  const first = feed.stopTimes.departure[feed.trips.stopTimeStart[run.trip]!]! + run.shift;
  const last = feed.stopTimes.arrival[feed.trips.stopTimeStart[run.trip + 1]! - 1]! + run.shift;
  if (last >= span.from && first <= span.to) runs.push(run);
}

function serviceDaysAround(
  feed: Feed,
  day: DayNumber,
  span: Span,
): { serviceDay: DayNumber; shift: number; active: Uint8Array }[] {
  const services = feed.trips.service.reduce((most, service) => Math.max(most, service), -1) + 1;
  const zero = serviceDayStart(feed.timeZone, day);
  const back = Math.ceil((latestTime(feed) - span.from) / DAY_SECONDS);
  const days = [];
  for (let serviceDay = day - back; serviceDay <= day + 1; serviceDay++)
    days.push({
      serviceDay,
      shift: serviceDayStart(feed.timeZone, serviceDay) - zero,
      active: Uint8Array.from({ length: services }, (_, service) => (feed.runsOn(service, serviceDay) ? 1 : 0)),
    });
  return days;
}

const latestTimes = new WeakMap<Feed, number>();

/** The last second of a service day at which any vehicle of it is still on the road. */
function latestTime(feed: Feed): number {
  let latest = latestTimes.get(feed);
  if (latest === undefined) {
    const { stopTimeStart } = feed.trips;
    latest = 0;
    for (let trip = 0; trip < feed.trips.count; trip++)
      latest = Math.max(latest, feed.stopTimes.arrival[stopTimeStart[trip + 1]! - 1]!);
    for (const { trip, end } of feed.frequencies) {
      const length =
        feed.stopTimes.arrival[stopTimeStart[trip + 1]! - 1]! - feed.stopTimes.departure[stopTimeStart[trip]!]!;
      latest = Math.max(latest, end + length);
    }
    latestTimes.set(feed, latest);
  }
  return latest;
}
