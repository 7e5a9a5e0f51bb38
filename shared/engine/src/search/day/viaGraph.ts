/**
 * Journeys via a place run on two copies of the network: they start in the first and end in the second, and only a visit
 * to the place leads from one to the other. A search over both at once finds all of them, not only combinations of the best halves.
 */
import type { Footpaths } from './footpaths.ts';
import { boardings, type SearchGraph, VIA } from './graph.ts';
import { ALIGHT, BOARD } from './patterns.ts';

/**
 * A vehicle that stops at the place is enough, even for travellers who stay aboard: where boarding or alighting is allowed, they continue in the second
 * copy. Travellers who board at one of its stops wait there, so they wait in the second copy.
 * @param via the nodes of the place.
 */
export function viaGraph(graph: SearchGraph, via: ReadonlySet<number>): SearchGraph {
  const { nodes, changes } = graph;
  const flags = twice(graph.flags);
  for (let at = 0; at < graph.node.length; at++)
    if (via.has(graph.node[at]!) && flags[at]! & (BOARD | ALIGHT)) flags[at] = VIA;
  const to = doubled(changes.to, nodes);
  for (let i = 0; i < changes.to.length; i++) if (via.has(to[i]!)) to[i]! += nodes;
  const walks = { start: joined(changes.start, changes.to.length), to, seconds: doubled(changes.seconds, 0) };
  return twoCopies(graph, flags, walks);
}

/** Only a change between stops of the place leads to the second copy, lasting at least `stay` seconds. */
export function viaStayGraph(graph: SearchGraph, via: ReadonlySet<number>, stay: number): SearchGraph {
  const { nodes, changes } = graph;
  const start = new Int32Array(nodes * 2 + 1);
  const to: number[] = [];
  const seconds: number[] = [];
  for (let node = 0; node < nodes * 2; node++) {
    const [copy, here] = node < nodes ? [0, node] : [nodes, node - nodes];
    const walks: { to: number; seconds: number }[] = [];
    for (let i = changes.start[here]!; i < changes.start[here + 1]!; i++) {
      const [there, least] = [changes.to[i]!, changes.seconds[i]!];
      walks.push({ to: there + copy, seconds: least });
      if (copy === 0 && via.has(here) && via.has(there))
        walks.push({ to: there + nodes, seconds: Math.max(stay, least) });
    }
    walks.sort((a, b) => a.seconds - b.seconds);
    for (const walk of walks) {
      to.push(walk.to);
      seconds.push(walk.seconds);
    }
    start[node + 1] = to.length;
  }
  const walks = { start, to: Int32Array.from(to), seconds: Int32Array.from(seconds) };
  return twoCopies(graph, twice(graph.flags), walks);
}

function twoCopies(graph: SearchGraph, flags: Uint8Array, walks: Footpaths): SearchGraph {
  const { nodes, fifoPatterns } = graph;
  const node = doubled(graph.node, nodes);
  return {
    ...graph,
    nodes: nodes * 2,
    fifoPatterns: fifoPatterns * 2,
    fifoPatternStart: joined(graph.fifoPatternStart, graph.node.length),
    node,
    flags,
    fifoPattern: doubled(graph.fifoPattern, fifoPatterns),
    departures: doubled(graph.departures, 0),
    fifoPatternTrips: doubled(graph.fifoPatternTrips, 0),
    fifoPatternTimes: doubled(graph.fifoPatternTimes.subarray(0, fifoPatterns), 0),
    ...boardings(node, flags, nodes * 2),
    changes: walks,
    // All changes: the proofs of uselessness do not consider the visit to the place.
    usefulChanges: walks,
    changeList: node,
    changeLists: walks,
  };
}

/** The values, followed by the same values with `shift` added. */
function doubled(values: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(values.length * 2);
  both.set(values);
  for (let i = 0; i < values.length; i++) both[values.length + i] = values[i]! + shift;
  return both;
}

/** Two lists of starts concatenated: the last of the first is the first of the second. */
function joined(starts: Int32Array, shift: number): Int32Array {
  const both = new Int32Array(starts.length * 2 - 1);
  both.set(starts);
  for (let i = 1; i < starts.length; i++) both[starts.length - 1 + i] = starts[i]! + shift;
  return both;
}

function twice(values: Uint8Array): Uint8Array {
  const both = new Uint8Array(values.length * 2);
  both.set(values);
  both.set(values, values.length);
  return both;
}
