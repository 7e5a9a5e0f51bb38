/** What holds on all days for the positions of the FIFO patterns of all trips, forward or backward in time. */
import type { Feed } from '../../timetable/feed/feed.ts';
import { candidatesOf } from '../../timetable/through/continuations.ts';
import { type AllDays, fifoPatternOfTrips } from './allDays.ts';
import { mirrored, type Patterns } from './patterns.ts';

/** More seconds than any journey takes; a few of them add up without overflow. */
export const FAR = 0x0fffffff;

/** Seconds by position of the table, for the fastest run of its FIFO pattern. */
export interface FastestTimes {
  /** From leaving there to arriving at the next position; {@link FAR} at the last. */
  readonly hop: Int32Array;
  readonly dwell: Int32Array;
}

/** Seconds by position, to the next one; 0 at the last. */
export interface HopTimes {
  /** From arrival to arrival: the quickest run, and the slowest. */
  readonly quickestArrival: Int32Array;
  readonly slowestArrival: Int32Array;
  /** From departure to departure: the slowest run. */
  readonly slowestDeparture: Int32Array;
}

/** The FIFO patterns linked to pattern l: `start[l] … start[l + 1] - 1` of `fifoPattern`. */
export interface PatternLinks {
  readonly start: Int32Array;
  readonly fifoPattern: Int32Array;
}

/** In the direction of `sense`. Times and vehicles that continue are those of all days, so bounds and proofs by them hold on each. */
export interface Positions {
  readonly sense: 'forward' | 'backward';
  readonly stop: Int32Array;
  readonly node: Int32Array;
  readonly flags: Uint8Array;
  readonly fastest: FastestTimes;
  readonly hops: HopTimes;
  /** To each FIFO pattern, those with a run that may become one of it. Null if no vehicle continues as another trip. */
  readonly throughInto: PatternLinks | null;
  /** To each FIFO pattern, those that a run of it may become one of. */
  readonly becomes: PatternLinks | null;
}

export function positionsOf(
  feed: Feed,
  patterns: Patterns,
  allDays: AllDays,
): Readonly<Record<Positions['sense'], Positions>> {
  const positions = allDays.fifoPatternStart[allDays.fifoPatterns]!;
  const [stop, node, flags] = [new Int32Array(positions), new Int32Array(positions), new Uint8Array(positions)];
  allDays.routePattern.forEach((pattern, l) => {
    const [from, to] = [patterns.start[pattern]!, patterns.start[pattern + 1]!];
    stop.set(patterns.stop.subarray(from, to), allDays.fifoPatternStart[l]!);
    node.set(patterns.node.subarray(from, to), allDays.fifoPatternStart[l]!);
    flags.set(patterns.flags.subarray(from, to), allDays.fifoPatternStart[l]!);
  });
  const times = measured(feed, allDays);
  const links = linksOf(feed, allDays);
  const [after, before] = [linked(links, allDays.fifoPatterns, 0), linked(links, allDays.fifoPatterns, 1)];
  const back = <T extends Int32Array | Uint8Array>(values: T) => reversed(values, allDays, 0);
  // A hop is that from the next position there.
  const hopBack = (values: Int32Array) => reversed(values, allDays, 1);
  const { hop, dwell, quickestArrival, slowestArrival, quickestDeparture, slowestDeparture } = times;
  return {
    forward: {
      sense: 'forward',
      stop,
      node,
      flags,
      fastest: { hop, dwell },
      hops: { quickestArrival, slowestArrival, slowestDeparture },
      throughInto: before,
      becomes: after,
    },
    backward: {
      sense: 'backward',
      stop: back(stop),
      node: back(node),
      flags: back(flags).map(mirrored),
      fastest: { hop: hopBack(hop), dwell: back(dwell) },
      hops: {
        quickestArrival: hopBack(quickestDeparture),
        slowestArrival: hopBack(slowestDeparture),
        slowestDeparture: hopBack(slowestArrival),
      },
      throughInto: after,
      becomes: before,
    },
  };
}

/** The values of each FIFO pattern from its end on; those of the last `kept` positions of each stay where they are. */
function reversed<T extends Int32Array | Uint8Array>(
  values: T,
  { fifoPatterns, fifoPatternStart }: AllDays,
  kept: number,
): T {
  const back = values.slice() as T;
  for (let l = 0; l < fifoPatterns; l++) back.subarray(fifoPatternStart[l]!, fifoPatternStart[l + 1]! - kept).reverse();
  return back;
}

function measured({ stopTimes, trips }: Feed, allDays: AllDays) {
  const { fifoPatterns, fifoPatternStart, departureStart, trip: tripOf } = allDays;
  const { arrival, departure } = stopTimes;
  const column = (value: number) => new Int32Array(fifoPatternStart[fifoPatterns]!).fill(value);
  const [hop, dwell, quickestArrival, quickestDeparture] = [column(FAR), column(FAR), column(FAR), column(FAR)];
  const [slowestArrival, slowestDeparture] = [column(0), column(0)];
  for (let l = 0; l < fifoPatterns; l++) {
    const [start, end] = [fifoPatternStart[l]!, fifoPatternStart[l + 1]!];
    for (let d = departureStart[l]!; d < departureStart[l + 1]!; d++) {
      const gap = trips.stopTimeStart[tripOf[d]!]! - start;
      for (let at = start; at < end; at++) {
        const [arrives, leaves] = [arrival[at + gap]!, departure[at + gap]!];
        dwell[at] = Math.min(dwell[at]!, leaves - arrives);
        if (at + 1 === end) break;
        const [arrivesNext, leavesNext] = [arrival[at + gap + 1]!, departure[at + gap + 1]!];
        hop[at] = Math.min(hop[at]!, arrivesNext - leaves);
        quickestArrival[at] = Math.min(quickestArrival[at]!, arrivesNext - arrives);
        slowestArrival[at] = Math.max(slowestArrival[at]!, arrivesNext - arrives);
        quickestDeparture[at] = Math.min(quickestDeparture[at]!, leavesNext - leaves);
        slowestDeparture[at] = Math.max(slowestDeparture[at]!, leavesNext - leaves);
      }
    }
    quickestArrival[end - 1] = quickestDeparture[end - 1] = 0;
  }
  return { hop, dwell, quickestArrival, slowestArrival, quickestDeparture, slowestDeparture };
}

/** Pairs of FIFO patterns: on some day a run of the first may become one of the second. Null if no vehicle continues as another trip. */
function linksOf(feed: Feed, allDays: AllDays): (readonly [number, number])[] | null {
  const { fifoPatterns } = allDays;
  const candidates = candidatesOf(feed);
  if (candidates === null) return null;
  const fifoPatternOf = fifoPatternOfTrips(allDays);
  const links = new Set<number>();
  candidates.visitGroups(
    (one) => fifoPatternOf[one]!,
    (from, to) => links.add(from * fifoPatterns + to),
  );
  return [...links].map((link) => [Math.floor(link / fifoPatterns), link % fifoPatterns] as const);
}

/** @param end of the links which they are listed by. */
function linked(
  links: readonly (readonly [number, number])[] | null,
  fifoPatterns: number,
  end: 0 | 1,
): PatternLinks | null {
  if (links === null) return null;
  const start = new Int32Array(fifoPatterns + 1);
  for (const link of links) start[link[end] + 1]!++;
  for (let l = 0; l < fifoPatterns; l++) start[l + 1]! += start[l]!;
  const next = start.slice();
  const fifoPattern = new Int32Array(links.length);
  for (const link of links) fifoPattern[next[link[end]]!++] = link[1 - end]!;
  return { start, fifoPattern };
}
