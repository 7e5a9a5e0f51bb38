/** Runs: the trip instances under way around one day, split into FIFO patterns in which none overtakes another. */

import { memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import { serviceDayStart } from '../../common/zone.ts';
import type { Feed, PatternIndex } from '../../timetable/feed/feed.ts';
import { headwayOffsets, headwaysOf } from '../../timetable/realtime/headways.ts';
import { hasOwnPattern, overlayOf, type TripInstanceId, updateOf } from '../../timetable/realtime/overlay.ts';
import type { TripInstanceUpdate } from '../../timetable/realtime/tripUpdates.ts';
import type { Patterns } from './patterns.ts';

const DAY_SECONDS = 86_400;

/** A trip on a service day, with expected times. */
export interface Run extends TripInstanceId {
  /** Its times, starting at `first`. */
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly first: number;
  /** Offset from these times to seconds after the start of the table's day. */
  readonly shift: number;
}

/** Seconds after the start of the table's day within which a run must be under way to be included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Calls `visit` for each pattern with each of its FIFO patterns, runs in chronological order. */
export function fifoPatternsOfDay(
  feed: Feed,
  patterns: Patterns,
  day: DayNumber,
  span: Span,
  visit: (pattern: PatternIndex, runs: readonly Run[]) => void,
): void {
  const days = serviceDaysAround(feed, day, span);
  const headways = headwaysOf(feed);
  const overlay = overlayOf(feed);
  for (let pattern = 0; pattern < patterns.count; pattern++) {
    const length = patterns.start[pattern + 1]! - patterns.start[pattern]!;
    const runs: Run[] = [];
    const keep = (run: Run) => {
      const firstDeparture = run.departure[run.first]! + run.shift;
      const lastArrival = run.arrival[run.first + length - 1]! + run.shift;
      if (lastArrival >= span.from && firstDeparture <= span.to) runs.push(run);
    };
    for (const { serviceDay, shift, active } of days)
      for (let i = patterns.tripStart[pattern]!; i < patterns.tripStart[pattern + 1]!; i++) {
        const trip = patterns.trip[i]!;
        if (active[feed.trips.service[trip]!] === 0) continue;
        const offsets = headways.get(trip)?.flatMap((headway) => headwayOffsets(feed, headway)) ?? WITHOUT_HEADWAY;
        const updated = overlay?.byTrip.has(trip);
        for (const offset of offsets) {
          const update = updated ? updateOf(feed, { trip, serviceDay, offset }) : null;
          if (update === null) keep(scheduledInstance(feed, { trip, serviceDay, offset }, shift));
          else if (!update.cancelled && !hasOwnPattern(feed, update)) keep(updatedInstance(update, shift));
        }
      }
    for (const update of patterns.ownPatterns.get(pattern) ?? []) {
      const shift = days.find(({ serviceDay }) => serviceDay === update.serviceDay)?.shift;
      if (shift !== undefined) keep(updatedInstance(update, shift));
    }
    for (const tripsOfFifoPattern of withoutOvertaking(runs, length)) visit(pattern, tripsOfFifoPattern);
  }
}

const WITHOUT_HEADWAY = [0];

function scheduledInstance(
  { stopTimes, trips }: Feed,
  { trip, serviceDay, offset }: TripInstanceId,
  shift: number,
): Run {
  const { arrival, departure } = stopTimes;
  return { trip, serviceDay, offset, arrival, departure, first: trips.stopTimeStart[trip]!, shift: shift + offset };
}

function updatedInstance({ trip, serviceDay, offset, arrival, departure }: TripInstanceUpdate, shift: number): Run {
  return { trip, serviceDay, offset, arrival, departure, first: 0, shift };
}

/** Splits runs of one pattern, each with `length` stop times, into few FIFO patterns, greedily in chronological order. */
export function withoutOvertaking(runs: readonly Run[], length: number): Run[][] {
  const start = ({ departure, first, shift }: Run) => departure[first]! + shift;
  const end = ({ arrival, first, shift }: Run) => arrival[first + length - 1]! + shift;
  const isOrdered = runs.every((run, i) => i === 0 || start(runs[i - 1]!) < start(run));
  const ordered = isOrdered
    ? runs
    : [...runs].sort((a, b) => start(a) - start(b) || end(a) - end(b) || a.trip - b.trip);
  const fifoPatterns: Run[][] = [];
  for (const run of ordered) {
    const home = fifoPatterns.find((fifoPattern) => staysBehind(fifoPattern[fifoPattern.length - 1]!, run, length));
    if (home) home.push(run);
    else fifoPatterns.push([run]);
  }
  return fifoPatterns;
}

function staysBehind(ahead: Run, behind: Run, length: number): boolean {
  const gap = behind.shift - ahead.shift;
  const [a, b] = [ahead.first, behind.first];
  for (let i = 0; i < length; i++)
    if (
      behind.arrival[b + i]! + gap < ahead.arrival[a + i]! ||
      behind.departure[b + i]! + gap < ahead.departure[a + i]!
    )
      return false;
  return true;
}

/** The first and last service day whose trips may be under way in the span. Trips start no earlier than their service day. */
export function serviceDaysOf(feed: Feed, day: DayNumber, span: Span): readonly [DayNumber, DayNumber] {
  return [day - Math.ceil((latestTime(feed) - span.from) / DAY_SECONDS), day + Math.floor(span.to / DAY_SECONDS)];
}

/** With the seconds from the start of `day`, and by service 1 if it runs. */
export function serviceDaysAround(
  feed: Feed,
  day: DayNumber,
  span: Span,
): { serviceDay: DayNumber; shift: number; active: Uint8Array }[] {
  const services = servicesOf(feed.trips);
  const zero = serviceDayStart(feed.timeZone, day);
  const [first, last] = serviceDaysOf(feed, day, span);
  const days = [];
  for (let serviceDay = first; serviceDay <= last; serviceDay++)
    days.push({
      serviceDay,
      shift: serviceDayStart(feed.timeZone, serviceDay) - zero,
      active: Uint8Array.from({ length: services }, (_, service) => (feed.runsOn(service, serviceDay) ? 1 : 0)),
    });
  return days;
}

const servicesOf = memoize(({ service }: Feed['trips']) => service.reduce((most, one) => Math.max(most, one), -1) + 1);

/** The last second of a service day at which any of its trips is still under way. */
const latestTime = memoize((feed: Feed): number => {
  const overlay = overlayOf(feed);
  return overlay ? overlay.instances.reduce(laterEnd, latestTime(overlay.timetable)) : latestPlanned(feed);
});

function laterEnd(latest: number, { arrival }: TripInstanceUpdate): number {
  return Math.max(latest, arrival[arrival.length - 1]!);
}

function latestPlanned({ trips, stopTimes, frequencies }: Feed): number {
  const { stopTimeStart } = trips;
  let latest = 0;
  for (let trip = 0; trip < trips.count; trip++)
    latest = Math.max(latest, stopTimes.arrival[stopTimeStart[trip + 1]! - 1]!);
  for (const { trip, end } of frequencies) {
    const length = stopTimes.arrival[stopTimeStart[trip + 1]! - 1]! - stopTimes.departure[stopTimeStart[trip]!]!;
    latest = Math.max(latest, end + length);
  }
  return latest;
}
