/** Tables for the lower bounds: fastest times, alightings and reversed walks, memoized by graph. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { DayTable } from '../day/dayTable.ts';
import type { Footpaths } from '../day/footpaths.ts';
import type { SearchGraph } from '../day/graph.ts';
import { ALIGHT } from '../day/patterns.ts';
import { FAR, type FastestTimes, type PatternLinks } from '../day/positions.ts';

/** The positions where vehicles can be left at node n: `start[n] … start[n + 1] - 1` of `position`. */
export interface Alightings {
  readonly start: Int32Array;
  readonly position: Int32Array;
}

/** The walks that lead to node n: `start[n] … start[n + 1] - 1` of `from` and `seconds`. */
export interface WalksInto {
  readonly start: Int32Array;
  readonly from: Int32Array;
  readonly seconds: Int32Array;
}

/** Null if no vehicle continues as another trip. */
export function throughInto(table: DayTable): PatternLinks | null {
  return table.positions ? table.positions.throughInto : throughIntoOnDay(table);
}

const throughIntoOnDay = memoize(
  ({ through, fifoPatterns, fifoPatternOfRun, mostRuns }: DayTable): PatternLinks | null => {
    if (through === null) return null;
    const before = Array.from({ length: fifoPatterns }, () => new Set<number>());
    for (let run = 0; run < mostRuns; run++)
      for (let i = through.start(run); i < through.end(run); i++)
        before[fifoPatternOfRun[through.to[i]!]!]!.add(fifoPatternOfRun[run]!);
    const start = new Int32Array(fifoPatterns + 1);
    before.forEach((patterns, l) => {
      start[l + 1] = start[l]! + patterns.size;
    });
    return { start, fifoPattern: Int32Array.from(before.flatMap((patterns) => [...patterns])) };
  },
);

export function fastestTimesOf(table: DayTable): FastestTimes {
  return table.positions?.fastest ?? fastestOnDay(table);
}

const fastestOnDay = memoize(measured);
/** The same for graphs that differ only in their day. */
export function alightingsOf(graph: SearchGraph): Alightings {
  return getOrCompute(alightings, graph.flags, () => collected(graph));
}

const alightings = new WeakMap<Uint8Array, Alightings>();

export function walksInto({ usefulChanges }: SearchGraph): WalksInto {
  return turnedOf(usefulChanges);
}

const turnedOf = memoize(turned);

function measured({
  fifoPatterns,
  fifoPatternStart,
  fifoPatternTrips,
  fifoPatternTimes,
  arrival,
  departure,
  stop,
}: DayTable): FastestTimes {
  const hop = new Int32Array(stop.length).fill(FAR);
  const dwell = new Int32Array(stop.length).fill(FAR);
  for (let fifoPattern = 0; fifoPattern < fifoPatterns; fifoPattern++) {
    const runs = fifoPatternTrips[fifoPattern]!;
    const start = fifoPatternStart[fifoPattern]!;
    const length = fifoPatternStart[fifoPattern + 1]! - start;
    for (let i = 0; i < length; i++)
      for (let run = 0; run < runs; run++) {
        const leaves = departure[fifoPatternTimes[fifoPattern]! + i * runs + run]!;
        const arrives = fifoPatternTimes[fifoPattern]! + run * length + i;
        dwell[start + i] = Math.min(dwell[start + i]!, leaves - arrival[arrives]!);
        if (i + 1 < length) hop[start + i] = Math.min(hop[start + i]!, arrival[arrives + 1]! - leaves);
      }
  }
  return { hop, dwell };
}

function collected({ nodes, node, flags }: SearchGraph): Alightings {
  const start = new Int32Array(nodes + 1);
  for (let at = 0; at < node.length; at++) if (flags[at]! & ALIGHT) start[node[at]! + 1]!++;
  const next = added(start).slice();
  const position = new Int32Array(start[nodes]!);
  for (let at = 0; at < node.length; at++) if (flags[at]! & ALIGHT) position[next[node[at]!]!++] = at;
  return { start, position };
}

function turned(usefulChanges: Footpaths): WalksInto {
  const nodes = usefulChanges.start.length - 1;
  const start = new Int32Array(nodes + 1);
  for (const to of usefulChanges.to) start[to + 1]!++;
  const next = added(start).slice();
  const from = new Int32Array(usefulChanges.to.length);
  const seconds = new Int32Array(usefulChanges.to.length);
  for (let node = 0; node < nodes; node++)
    for (let i = usefulChanges.start[node]!; i < usefulChanges.start[node + 1]!; i++) {
      const at = next[usefulChanges.to[i]!]!++;
      from[at] = node;
      seconds[at] = usefulChanges.seconds[i]!;
    }
  return { start, from, seconds };
}

/** Replaces counts with their prefix sums, in place. */
function added(counts: Int32Array): Int32Array {
  for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!;
  return counts;
}
