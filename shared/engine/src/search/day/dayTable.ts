/**
 * The timetable around one day as RAPTOR reads it: flat arrays of numbers, forward or backward in time. All is relative to the day, so that days
 * on which the same services run share it.
 *
 * The backward table mirrors the forward one: stops of a FIFO pattern reversed, times negated, so that "leave as late as possible"
 * becomes "arrive as early as possible" and one search algorithm does both.
 */
import type { DayNumber } from '../../common/time.ts';
import type { Feed, PatternIndex } from '../../timetable/feed/feed.ts';
import { mirrored, type Patterns } from './patterns.ts';
import type { Positions } from './positions.ts';
import { reversedThrough, type ThroughRuns, throughRunsOf } from './throughRuns.ts';
import { fifoPatternsOfDay, type Run, type Span } from './tripInstances.ts';

export type Sense = 'forward' | 'backward';

export interface DayTable {
  /** Times are seconds after the start of the day; in a backward table, before it. */
  readonly sense: Sense;
  readonly fifoPatterns: number;
  readonly routePattern: Int32Array;
  /** Positions of FIFO pattern l are `fifoPatternStart[l] … fifoPatternStart[l + 1] - 1`. */
  readonly fifoPatternStart: Int32Array;
  /** By position: the stop, the node, and `BOARD` and `ALIGHT`. */
  readonly stop: Int32Array;
  readonly node: Int32Array;
  readonly flags: Uint8Array;
  readonly fifoPatternTrips: Int32Array;
  /**
   * Start of the times of a FIFO pattern: run r arrives at its position i at `arrival[fifoPatternTimes + r * length + i]`
   * and leaves at `departure[fifoPatternTimes + i * fifoPatternTrips + r]`: finding a run scans runs, riding it scans positions.
   * With {@link DayTable.runTimes}, the index of its first run.
   */
  readonly fifoPatternTimes: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  /**
   * Null where the table has times of its own. Else `arrival` and `departure` are those of the timetable, swapped in a backward table: by run, the index
   * of its first stop time in the direction of the table.
   */
  readonly runTimes: Int32Array | null;
  /** 1, or -1 in a backward table. */
  readonly sign: 1 | -1;
  /** By FIFO pattern, the index of its first run. */
  readonly runStart: Int32Array;
  /** By run: its trip, its service day counted from the day of the table, its offset, and the seconds from the start of the day that its times are counted from. */
  readonly runTrip: Int32Array;
  readonly runDay: Int8Array;
  readonly runOffset: Int32Array;
  readonly runShift: Int32Array;
  /** In the direction of the table; null if no vehicle continues as another trip. */
  readonly through: ThroughRuns | null;
  /** By run: its FIFO pattern; empty if no vehicle continues as another trip. */
  readonly fifoPatternOfRun: Int32Array;
  /** In a table with the FIFO patterns of all days; null in one with those of its own day. */
  readonly positions: Positions | null;
  /** By position, the start of its departures in `departure`; empty with {@link DayTable.runTimes}. */
  readonly departures: Int32Array;
  /** No run has a number as high. */
  readonly mostRuns: number;
  /** Adds the runs and times of FIFO pattern l, before any of its columns is read; null if all are there from the start. */
  readonly load: ((l: number) => void) | null;
  readonly isLoaded: Uint8Array;
  /** About how much memory it takes. */
  bytes(): number;
}

/** Clocks change by an hour and vehicles run through the night, so a table covers slightly more than its days. */
const MARGIN = 7_200;
const DAY_SECONDS = 86_400;

export const SPANS: Readonly<Record<Sense, Span>> = {
  // Journeys of up to 24 hours that leave on the day: runs still under way when it begins, and the whole next day.
  forward: { from: -MARGIN, to: 2 * DAY_SECONDS + MARGIN },
  // Journeys of up to 24 hours that arrive on the day: the whole previous day.
  backward: { from: -DAY_SECONDS - MARGIN, to: DAY_SECONDS + MARGIN },
};

export function dayTable(feed: Feed, patterns: Patterns, day: DayNumber, sense: Sense): DayTable {
  const fifoPatterns: { pattern: PatternIndex; runs: readonly Run[] }[] = [];
  let positions = 0;
  let times = 0;
  fifoPatternsOfDay(feed, patterns, day, SPANS[sense], (pattern, runs) => {
    fifoPatterns.push({ pattern, runs });
    const length = patterns.start[pattern + 1]! - patterns.start[pattern]!;
    positions += length;
    times += length * runs.length;
  });

  const routePattern = Int32Array.from(fifoPatterns, ({ pattern }) => pattern);
  const fifoPatternTrips = Int32Array.from(fifoPatterns, ({ runs }) => runs.length);
  const fifoPatternStart = new Int32Array(fifoPatterns.length + 1);
  const fifoPatternTimes = new Int32Array(fifoPatterns.length + 1);
  const runStart = new Int32Array(fifoPatterns.length + 1);
  const stop = new Int32Array(positions);
  const node = new Int32Array(positions);
  const flags = new Uint8Array(positions);
  const arrival = new Int32Array(times);
  const departure = new Int32Array(times);
  const runs: Run[] = [];
  fifoPatterns.forEach(({ pattern, runs: own }, fifoPattern) => {
    const first = patterns.start[pattern]!;
    const length = patterns.start[pattern + 1]! - first;
    fifoPatternStart[fifoPattern + 1] = fifoPatternStart[fifoPattern]! + length;
    fifoPatternTimes[fifoPattern + 1] = fifoPatternTimes[fifoPattern]! + length * own.length;
    runStart[fifoPattern + 1] = runStart[fifoPattern]! + own.length;
    for (let i = 0; i < length; i++) {
      const from = sense === 'forward' ? first + i : first + length - 1 - i;
      stop[fifoPatternStart[fifoPattern]! + i] = patterns.stop[from]!;
      node[fifoPatternStart[fifoPattern]! + i] = patterns.node[from]!;
      flags[fifoPatternStart[fifoPattern]! + i] =
        sense === 'forward' ? patterns.flags[from]! : mirrored(patterns.flags[from]!);
    }
    const ordered = sense === 'forward' ? own : own.toReversed();
    for (const run of ordered) runs.push(run);
    const write = sense === 'forward' ? writeForward : writeBackward;
    write(ordered, length, fifoPatternTimes[fifoPattern]!, arrival, departure);
  });
  const columns = runColumns(runs, day);
  const through = throughRunsOf(feed, runs);
  return {
    sense,
    fifoPatterns: fifoPatterns.length,
    routePattern,
    fifoPatternStart,
    stop,
    node,
    flags,
    fifoPatternTrips,
    fifoPatternTimes,
    arrival,
    departure,
    runStart,
    ...columns,
    through: through === null || sense === 'forward' ? through : reversedThrough(through, runs.length),
    fifoPatternOfRun: through === null ? NO_RUNS : fifoPatternOfRun(runStart),
    departures: departuresOf(fifoPatternStart, fifoPatternTimes, fifoPatternTrips),
    mostRuns: columns.runTrip.length,
    runTimes: null,
    sign: sense === 'forward' ? 1 : -1,
    positions: null,
    load: null,
    isLoaded: ALL_LOADED,
    bytes: () => arrival.byteLength + departure.byteLength,
  };
}

function runColumns(
  runs: readonly Run[],
  day: DayNumber,
): Pick<DayTable, 'runTrip' | 'runDay' | 'runOffset' | 'runShift'> {
  const [runTrip, runOffset, runShift] = [0, 0, 0].map(() => new Int32Array(runs.length));
  const runDay = new Int8Array(runs.length);
  runs.forEach(({ trip, serviceDay, offset, shift }, run) => {
    runTrip![run] = trip;
    runDay[run] = serviceDay - day;
    runOffset![run] = offset;
    runShift![run] = shift;
  });
  return { runTrip: runTrip!, runDay, runOffset: runOffset!, runShift: runShift! };
}

function departuresOf(start: Int32Array, times: Int32Array, trips: Int32Array): Int32Array {
  const departures = new Int32Array(start[trips.length]!);
  for (let l = 0; l < trips.length; l++)
    for (let at = start[l]!; at < start[l + 1]!; at++) departures[at] = times[l]! + (at - start[l]!) * trips[l]!;
  return departures;
}

const NO_RUNS = new Int32Array(0);
const ALL_LOADED = new Uint8Array(0);

function fifoPatternOfRun(runStart: Int32Array): Int32Array {
  const fifoPattern = new Int32Array(runStart[runStart.length - 1]!);
  for (let l = 0; l + 1 < runStart.length; l++) fifoPattern.fill(l, runStart[l], runStart[l + 1]);
  return fifoPattern;
}

function writeForward(
  runs: readonly Run[],
  length: number,
  base: number,
  arrival: Int32Array,
  departure: Int32Array,
): void {
  const count = runs.length;
  for (let r = 0; r < count; r++) {
    const run = runs[r]!;
    const { first, shift } = run;
    for (let i = 0; i < length; i++) {
      arrival[base + r * length + i] = run.arrival[first + i]! + shift;
      departure[base + i * count + r] = run.departure[first + i]! + shift;
    }
  }
}

function writeBackward(
  runs: readonly Run[],
  length: number,
  base: number,
  arrival: Int32Array,
  departure: Int32Array,
): void {
  const count = runs.length;
  for (let r = 0; r < count; r++) {
    const run = runs[r]!;
    const { shift } = run;
    const last = run.first + length - 1;
    for (let i = 0; i < length; i++) {
      arrival[base + r * length + i] = -(run.departure[last - i]! + shift);
      departure[base + i * count + r] = -(run.arrival[last - i]! + shift);
    }
  }
}
