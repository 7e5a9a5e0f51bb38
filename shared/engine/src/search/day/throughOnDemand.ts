/** What a run of a table with the FIFO patterns of all days becomes, found out when a search stays seated in it. */
import type { Feed, TripIndex } from '../../timetable/feed/feed.ts';
import { candidatesOf } from '../../timetable/through/continuations.ts';
import { type AllDays, fifoPatternOfTrips } from './allDays.ts';
import type { DayTable } from './dayTable.ts';
import type { ThroughRuns } from './throughRuns.ts';

type Runs = Pick<
  DayTable,
  'sense' | 'runTrip' | 'runDay' | 'runShift' | 'runStart' | 'fifoPatternTrips' | 'isLoaded'
> & { load(l: number): void };

/** @param activeOn by service, 1 if it runs on a service day around that of the table. */
export function throughRunsOnDemand(
  feed: Feed,
  allDays: AllDays,
  table: Runs,
  activeOn: (serviceDay: number) => Uint8Array,
): ThroughRuns {
  const candidates = candidatesOf(feed)!;
  const fifoPatternOf = fifoPatternOfTrips(allDays);
  const { stopTimeStart } = feed.trips;
  const to: number[] = [];
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()];

  /** -1 if it is not under way around the day. */
  const runOf = (trip: TripIndex, serviceDay: number): number => {
    const l = fifoPatternOf[trip]!;
    if (table.isLoaded[l] === 0) table.load(l);
    for (let run = table.runStart[l]!, last = run + table.fifoPatternTrips[l]!; run < last; run++)
      if (table.runTrip[run] === trip && table.runDay[run] === serviceDay) return run;
    return -1;
  };
  const isInTime = (one: number, next: number) =>
    feed.stopTimes.arrival[stopTimeStart[table.runTrip[one]! + 1]! - 1]! + table.runShift[one]! <=
    feed.stopTimes.departure[stopTimeStart[table.runTrip[next]!]!]! + table.runShift[next]!;

  return {
    to,
    start(run) {
      const known = starts.get(run);
      if (known !== undefined) return known;
      const start = to.length;
      const [trip, serviceDay] = [table.runTrip[run]!, table.runDay[run]!];
      const way = table.sense === 'forward' ? 'after' : 'before';
      for (const other of candidates.linkedTo(trip, way, activeOn(serviceDay))) {
        const next = runOf(other, serviceDay);
        if (next >= 0 && (way === 'after' ? isInTime(run, next) : isInTime(next, run))) to.push(next);
      }
      starts.set(run, start);
      ends.set(run, to.length);
      return start;
    },
    end: (run) => ends.get(run)!,
  };
}
