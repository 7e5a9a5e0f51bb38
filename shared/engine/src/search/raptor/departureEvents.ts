/** The instants of a range at which leaving the origin makes sense: just in time for a vehicle at a stop within walking distance. */
import { load, type SearchGraph } from '../day/graph.ts';
import { firstRunFrom, leavesAt } from '../day/runTimes.ts';

export interface DepartureEvents {
  readonly count: number;
  /** Latest first; at equal times, the nearer stop first. */
  readonly time: Int32Array;
  readonly position: Int32Array;
  readonly run: Int32Array;
}

/** A node of the graph and the walking seconds to it. */
export interface Entrance {
  readonly node: number;
  readonly seconds: number;
}

/** @param entrances nearest first, without duplicate nodes. */
export function departureEvents(
  graph: SearchGraph,
  entrances: readonly Entrance[],
  earliest: number,
  latest: number,
): DepartureEvents {
  const times: number[] = [];
  const positions: number[] = [];
  const runs: number[] = [];
  for (const { node, seconds } of entrances)
    for (let i = graph.boardStart[node]!; i < graph.boardStart[node + 1]!; i++) {
      const position = graph.board[i]!;
      const pattern = graph.fifoPattern[position]!;
      load(graph, pattern);
      const count = graph.fifoPatternTrips[pattern]!;
      let before = Number.NEGATIVE_INFINITY;
      for (let run = firstRunFrom(graph, pattern, position, count, earliest + seconds); run < count; run++) {
        const time = leavesAt(graph, pattern, position, run);
        if (time > latest + seconds) break;
        // Among runs that leave at the same time, the first is never later.
        if (time === before) continue;
        before = time;
        times.push(time - seconds);
        positions.push(position);
        runs.push(run);
      }
    }
  const order = latestFirst(times);
  return {
    count: times.length,
    time: order.map((i) => times[i]!),
    position: order.map((i) => positions[i]!),
    run: order.map((i) => runs[i]!),
  };
}

/** Sorts numbers that combine time and list position, which is several times faster than a comparator function. */
function latestFirst(times: readonly number[]): Int32Array {
  const count = times.length;
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) keys[i] = -times[i]! * count + i;
  keys.sort();
  const order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = ((keys[i]! % count) + count) % count;
  return order;
}
