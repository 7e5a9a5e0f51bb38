/**
 * How far the destination is at the very least, whatever the time of day: every ride as quick as the quickest of its lane, no waiting.
 * A search that knows this lets go of everything that leads away from the destination.
 */
import type { SearchGraph } from '../day/graph.ts';
import { ALIGHT, BOARD } from '../day/patterns.ts';

/** More seconds than any journey takes, with room to add to. */
const FAR = 0x3fffffff;

/**
 * Fills in, by `node * rides + r`, the least seconds to the destination for whoever
 * - `left` a vehicle at the node and rides at most r more;
 * - `waits` for one at the node and rides at most r + 1 more (the last r is never asked for and stays 0).
 *
 * @param egress seconds on foot to the destination by node; huge where it cannot be walked to.
 */
export function fillLeastSeconds(
  graph: SearchGraph,
  rides: number,
  egress: Int32Array,
  left: Int32Array,
  waits: Int32Array,
): void {
  const { nodes, walkStart, walkTo, walkSeconds } = graph;
  for (let node = 0; node < nodes; node++) left[node * rides] = Math.min(FAR, egress[node]!);
  for (let r = 0; r + 1 < rides; r++) {
    for (let node = 0; node < nodes; node++) waits[node * rides + r] = r === 0 ? FAR : waits[node * rides + r - 1]!;
    rideBack(graph, rides, r, left, waits);
    for (let node = 0; node < nodes; node++) {
      let least = left[node * rides + r]!;
      for (let i = walkStart[node]!, end = walkStart[node + 1]!; i < end && walkSeconds[i]! < least; i++)
        least = Math.min(least, walkSeconds[i]! + waits[walkTo[i]! * rides + r]!);
      left[node * rides + r + 1] = least;
    }
  }
}

/** Along each lane from its end: what is left to go when leaving a position. */
function rideBack(graph: SearchGraph, rides: number, r: number, left: Int32Array, waits: Int32Array): void {
  const { lanes, laneStart, node, flags, quickestHop, shortestHalt } = graph;
  for (let lane = 0; lane < lanes; lane++) {
    let togo = FAR;
    for (let at = laneStart[lane + 1]! - 1, start = laneStart[lane]!; at >= start; at--) {
      const label = node[at]! * rides + r;
      togo += quickestHop[at]!;
      if (flags[at]! & BOARD && togo < waits[label]!) waits[label] = togo;
      togo += shortestHalt[at]!;
      if (flags[at]! & ALIGHT && left[label]! < togo) togo = left[label]!;
      if (togo > FAR) togo = FAR;
    }
  }
}
