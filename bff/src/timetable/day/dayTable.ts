/**
 * The timetable of one day as RAPTOR reads it: numbers in a row, forward in time or backward.
 *
 * The backward table is the forward one in a mirror: stops of a lane in reverse, times negated, so that "leave as late as possible"
 * becomes "arrive as early as possible" and one search does both.
 */
import type { DayNumber, EpochSeconds, Feed } from '../feed.ts';
import { serviceDayStart } from '../time/zone.ts';
import { ALIGHT, BOARD, type Patterns } from './patterns.ts';
import { lanesOfDay, type Run, type Span } from './runs.ts';

export type Sense = 'forward' | 'backward';

export interface DayTable {
  readonly day: DayNumber;
  readonly sense: Sense;
  /** The instant that times count from; backward, times count down from it. */
  readonly zero: EpochSeconds;
  readonly lanes: number;
  readonly lanePattern: Int32Array;
  /** Positions of lane l are `laneStart[l] … laneStart[l + 1] - 1`. */
  readonly laneStart: Int32Array;
  /** By position: the stop, and {@link BOARD} and {@link ALIGHT}. */
  readonly stop: Int32Array;
  readonly flags: Uint8Array;
  readonly laneRuns: Int32Array;
  /** Where the times of a lane begin: run r arrives at its position i at `arrival[laneTimes + r * length + i]` … */
  readonly laneTimes: Int32Array;
  readonly arrival: Int32Array;
  /** … and leaves at `departure[laneTimes + i * laneRuns + r]`: looking for a run goes along runs, riding it along positions. */
  readonly departure: Int32Array;
  /** The runs of a lane begin here in `runs`. */
  readonly runStart: Int32Array;
  readonly runs: readonly Run[];
}

/** Clocks change by an hour and vehicles run through the night: what is kept around a day is a little more than the day. */
const MARGIN = 7_200;
const DAY_SECONDS = 86_400;

export const SPANS: Readonly<Record<Sense, Span>> = {
  // Journeys that leave on the day: whatever was still on the road when it began, and all of the next day.
  forward: { from: -MARGIN, to: Number.POSITIVE_INFINITY },
  // Journeys that arrive on the day: all of the day before.
  backward: { from: -DAY_SECONDS - MARGIN, to: DAY_SECONDS + MARGIN },
};

export function dayTable(feed: Feed, patterns: Patterns, day: DayNumber, sense: Sense): DayTable {
  const lanes: { pattern: number; runs: readonly Run[] }[] = [];
  let positions = 0;
  let times = 0;
  lanesOfDay(feed, patterns, day, SPANS[sense], (pattern, runs) => {
    lanes.push({ pattern, runs });
    const length = patterns.start[pattern + 1]! - patterns.start[pattern]!;
    positions += length;
    times += length * runs.length;
  });

  const lanePattern = Int32Array.from(lanes, ({ pattern }) => pattern);
  const laneRuns = Int32Array.from(lanes, ({ runs }) => runs.length);
  const laneStart = new Int32Array(lanes.length + 1);
  const laneTimes = new Int32Array(lanes.length + 1);
  const runStart = new Int32Array(lanes.length + 1);
  const stop = new Int32Array(positions);
  const flags = new Uint8Array(positions);
  const arrival = new Int32Array(times);
  const departure = new Int32Array(times);
  const runs: Run[] = [];
  lanes.forEach(({ pattern, runs: own }, lane) => {
    const first = patterns.start[pattern]!;
    const length = patterns.start[pattern + 1]! - first;
    laneStart[lane + 1] = laneStart[lane]! + length;
    laneTimes[lane + 1] = laneTimes[lane]! + length * own.length;
    runStart[lane + 1] = runStart[lane]! + own.length;
    for (let i = 0; i < length; i++) {
      const from = sense === 'forward' ? first + i : first + length - 1 - i;
      stop[laneStart[lane]! + i] = patterns.stop[from]!;
      flags[laneStart[lane]! + i] = sense === 'forward' ? patterns.flags[from]! : mirrored(patterns.flags[from]!);
    }
    const ordered = sense === 'forward' ? own : own.toReversed();
    for (const run of ordered) runs.push(run);
    const write = sense === 'forward' ? writeForward : writeBackward;
    write(ordered, length, laneTimes[lane]!, arrival, departure);
  });
  return {
    day,
    sense,
    zero: serviceDayStart(feed.timeZone, day),
    lanes: lanes.length,
    lanePattern,
    laneStart,
    stop,
    flags,
    laneRuns,
    laneTimes,
    arrival,
    departure,
    runStart,
    runs,
  };
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

function mirrored(flags: number): number {
  return (flags & BOARD ? ALIGHT : 0) | (flags & ALIGHT ? BOARD : 0);
}
