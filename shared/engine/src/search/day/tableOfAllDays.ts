/**
 * The table of a day with the FIFO patterns of all days. It is empty at first: the runs of a FIFO pattern on the day, and their times, are added
 * when a search first needs them, and what they become when a search first stays seated in one.
 */
import type { DayNumber } from '../../common/time.ts';
import type { Feed, TripIndex } from '../../timetable/feed/feed.ts';
import type { AllDays } from './allDays.ts';
import { type DayTable, SPANS } from './dayTable.ts';
import type { Positions } from './positions.ts';
import { throughRunsOnDemand } from './throughOnDemand.ts';
import { serviceDaysAround } from './tripInstances.ts';

/** Runs and times for which there is room at first. */
const FEW_RUNS = 1 << 12;
const FEW_TIMES = 1 << 17;
/** Of a run in the columns of the table. */
const BYTES_OF_RUN = 25;
/** Of a time: its arrival and its departure. */
const BYTES_OF_TIME = 8;

/** @param feed without real time. */
export function tableOfAllDays(feed: Feed, allDays: AllDays, positions: Positions, day: DayNumber): DayTable {
  const { fifoPatterns, fifoPatternStart, routePattern, departureStart, service, begin, end } = allDays;
  const { sense, stop, node, flags } = positions;
  const { from, to } = SPANS[sense];
  const days = serviceDaysAround(feed, day, SPANS[sense]);
  const fifoPatternTrips = new Int32Array(fifoPatterns);
  const fifoPatternTimes = new Int32Array(fifoPatterns);
  const runStart = new Int32Array(fifoPatterns);
  const departures = new Int32Array(stop.length);
  const isLoaded = new Uint8Array(fifoPatterns);
  const write = sense === 'forward' ? writeForward : writeBackward;
  let [runs, times] = [0, 0];

  /** The departures of a FIFO pattern on the service days around the day, and which of these days each is on. */
  const departuresOn = (l: number) => {
    const found: { readonly departure: number; readonly serviceDay: DayNumber; readonly shift: number }[] = [];
    for (const { serviceDay, shift, active } of days)
      for (let departure = departureStart[l]!; departure < departureStart[l + 1]!; departure++)
        if (active[service[departure]!] === 1 && end[departure]! + shift >= from && begin[departure]! + shift <= to)
          found.push({ departure, serviceDay, shift });
    return sense === 'forward' ? found : found.reverse();
  };

  const table = {
    sense,
    fifoPatterns,
    routePattern,
    fifoPatternStart,
    stop,
    node,
    flags,
    fifoPatternTrips,
    fifoPatternTimes,
    departures,
    arrival: new Int32Array(FEW_TIMES),
    departure: new Int32Array(FEW_TIMES),
    runStart,
    runTrip: new Int32Array(FEW_RUNS),
    runDay: new Int8Array(FEW_RUNS),
    runOffset: new Int32Array(FEW_RUNS),
    runShift: new Int32Array(FEW_RUNS),
    fifoPatternOfRun: new Int32Array(FEW_RUNS),
    mostRuns: departureStart[fifoPatterns]! * days.length,
    positions,
    isLoaded,
    load(l: number) {
      const found = departuresOn(l);
      const [start, length] = [fifoPatternStart[l]!, fifoPatternStart[l + 1]! - fifoPatternStart[l]!];
      isLoaded[l] = 1;
      fifoPatternTrips[l] = found.length;
      runStart[l] = runs;
      fifoPatternTimes[l] = times;
      for (let i = 0; i < length; i++) departures[start + i] = times + i * found.length;
      makeRoom(table, runs + found.length, times + found.length * length);
      found.forEach(({ departure, serviceDay, shift }, r) => {
        const trip = allDays.trip[departure]!;
        const shiftOfRun = shift + allDays.offset[departure]!;
        table.runTrip[runs + r] = trip;
        table.runDay[runs + r] = serviceDay - day;
        table.runOffset[runs + r] = allDays.offset[departure]!;
        table.runShift[runs + r] = shiftOfRun;
        table.fifoPatternOfRun[runs + r] = l;
        write(feed, table, { trip, shift: shiftOfRun, r, count: found.length, base: times, length });
      });
      runs += found.length;
      times += found.length * length;
    },
    bytes: () => BYTES_OF_TIME * times + BYTES_OF_RUN * runs,
  };
  const activeOn = (serviceDay: number) => days.find((one) => one.serviceDay === day + serviceDay)!.active;
  const through = positions.throughInto === null ? null : throughRunsOnDemand(feed, allDays, table, activeOn);
  return Object.assign(table, { through });
}

interface Columns {
  arrival: Int32Array;
  departure: Int32Array;
  runTrip: Int32Array;
  runDay: Int8Array;
  runOffset: Int32Array;
  runShift: Int32Array;
  fifoPatternOfRun: Int32Array;
}

/** Longer columns with the same values. A search that has the shorter ones still reads right what was there when it took them. */
function makeRoom(columns: Columns, runs: number, times: number): void {
  if (runs > columns.runTrip.length) {
    const length = Math.max(runs, 2 * columns.runTrip.length);
    columns.runTrip = longer(columns.runTrip, new Int32Array(length));
    columns.runDay = longer(columns.runDay, new Int8Array(length));
    columns.runOffset = longer(columns.runOffset, new Int32Array(length));
    columns.runShift = longer(columns.runShift, new Int32Array(length));
    columns.fifoPatternOfRun = longer(columns.fifoPatternOfRun, new Int32Array(length));
  }
  if (times > columns.arrival.length) {
    const length = Math.max(times, 2 * columns.arrival.length);
    columns.arrival = longer(columns.arrival, new Int32Array(length));
    columns.departure = longer(columns.departure, new Int32Array(length));
  }
}

function longer<T extends Int32Array | Int8Array>(values: T, empty: T): T {
  empty.set(values);
  return empty;
}

interface Target {
  readonly trip: TripIndex;
  readonly shift: number;
  /** Its number among the runs of its FIFO pattern, and how many these are. */
  readonly r: number;
  readonly count: number;
  /** Where the times of the FIFO pattern begin, and its stops. */
  readonly base: number;
  readonly length: number;
}

function writeForward(
  { stopTimes, trips }: Feed,
  columns: Columns,
  { trip, shift, r, count, base, length }: Target,
): void {
  const { arrival, departure } = columns;
  const first = trips.stopTimeStart[trip]!;
  for (let i = 0; i < length; i++) {
    arrival[base + r * length + i] = stopTimes.arrival[first + i]! + shift;
    departure[base + i * count + r] = stopTimes.departure[first + i]! + shift;
  }
}

function writeBackward(
  { stopTimes, trips }: Feed,
  columns: Columns,
  { trip, shift, r, count, base, length }: Target,
): void {
  const { arrival, departure } = columns;
  const last = trips.stopTimeStart[trip + 1]! - 1;
  for (let i = 0; i < length; i++) {
    arrival[base + r * length + i] = -(stopTimes.departure[last - i]! + shift);
    departure[base + i * count + r] = -(stopTimes.arrival[last - i]! + shift);
  }
}
