/**
 * The table of a day with the FIFO patterns of all days. It is empty at first: the runs of a FIFO pattern on the day are added when a search first needs
 * them, and what they become when a search first stays seated in one. Their times are read in the timetable: copies of them took most of the time of a
 * search of a day on which nobody had asked before.
 */
import type { DayNumber } from '../../common/time.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import type { AllDays } from './allDays.ts';
import { type DayTable, SPANS } from './dayTable.ts';
import type { Positions } from './positions.ts';
import { throughRunsOnDemand } from './throughOnDemand.ts';
import { serviceDaysAround } from './tripInstances.ts';

/** Runs for which there is room at first. */
const FEW_RUNS = 1 << 12;
/** Of a run in the columns of the table. */
const BYTES_OF_RUN = 29;
const NO_DEPARTURES = new Int32Array(0);

/** @param feed without real time. */
export function tableOfAllDays(feed: Feed, allDays: AllDays, positions: Positions, day: DayNumber): DayTable {
  const { fifoPatterns, fifoPatternStart, routePattern, departureStart, service, begin, end } = allDays;
  const { sense, stop, node, flags } = positions;
  const { from, to } = SPANS[sense];
  const days = serviceDaysAround(feed, day, SPANS[sense]);
  const isForward = sense === 'forward';
  const inOrder = isForward ? days : days.toReversed();
  const { stopTimeStart } = feed.trips;
  const { arrival, departure } = feed.stopTimes;
  const fifoPatternTrips = new Int32Array(fifoPatterns);
  const runStart = new Int32Array(fifoPatterns);
  const isLoaded = new Uint8Array(fifoPatterns);
  let runs = 0;

  const table = {
    sense,
    fifoPatterns,
    routePattern,
    fifoPatternStart,
    stop,
    node,
    flags,
    fifoPatternTrips,
    fifoPatternTimes: runStart,
    departures: NO_DEPARTURES,
    arrival: isForward ? arrival : departure,
    departure: isForward ? departure : arrival,
    sign: isForward ? (1 as const) : (-1 as const),
    runStart,
    runTimes: new Int32Array(FEW_RUNS),
    runTrip: new Int32Array(FEW_RUNS),
    runDay: new Int8Array(FEW_RUNS),
    runOffset: new Int32Array(FEW_RUNS),
    runShift: new Int32Array(FEW_RUNS),
    fifoPatternOfRun: new Int32Array(FEW_RUNS),
    mostRuns: departureStart[fifoPatterns]! * days.length,
    positions,
    isLoaded,
    load(l: number) {
      const [first, last] = [departureStart[l]!, departureStart[l + 1]! - 1];
      isLoaded[l] = 1;
      runStart[l] = runs;
      makeRoom(table, runs + (last + 1 - first) * days.length);
      const { runTimes, runTrip, runDay, runOffset, runShift, fifoPatternOfRun } = table;
      for (const { serviceDay, shift, active } of inOrder)
        for (let i = first; i <= last; i++) {
          const d = isForward ? i : first + last - i;
          if (active[service[d]!] === 0 || end[d]! + shift < from || begin[d]! + shift > to) continue;
          const trip = allDays.trip[d]!;
          runTimes[runs] = isForward ? stopTimeStart[trip]! : stopTimeStart[trip + 1]! - 1;
          runTrip[runs] = trip;
          runDay[runs] = serviceDay - day;
          runOffset[runs] = allDays.offset[d]!;
          runShift[runs] = shift + allDays.offset[d]!;
          fifoPatternOfRun[runs++] = l;
        }
      fifoPatternTrips[l] = runs - runStart[l]!;
    },
    bytes: () => BYTES_OF_RUN * runs,
  };
  const activeOn = (serviceDay: number) => days.find((one) => one.serviceDay === day + serviceDay)!.active;
  const through = positions.throughInto === null ? null : throughRunsOnDemand(feed, allDays, table, activeOn);
  return Object.assign(table, { through });
}

interface Columns {
  runTimes: Int32Array;
  runTrip: Int32Array;
  runDay: Int8Array;
  runOffset: Int32Array;
  runShift: Int32Array;
  fifoPatternOfRun: Int32Array;
}

/** Longer columns with the same values. A search that has the shorter ones still reads right what was there when it took them. */
function makeRoom(columns: Columns, runs: number): void {
  if (runs <= columns.runTrip.length) return;
  const length = Math.max(runs, 2 * columns.runTrip.length);
  columns.runTimes = longer(columns.runTimes, new Int32Array(length));
  columns.runTrip = longer(columns.runTrip, new Int32Array(length));
  columns.runDay = longer(columns.runDay, new Int8Array(length));
  columns.runOffset = longer(columns.runOffset, new Int32Array(length));
  columns.runShift = longer(columns.runShift, new Int32Array(length));
  columns.fifoPatternOfRun = longer(columns.fifoPatternOfRun, new Int32Array(length));
}

function longer<T extends Int32Array | Int8Array>(values: T, empty: T): T {
  empty.set(values);
  return empty;
}
