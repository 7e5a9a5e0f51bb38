/**
 * Lower bounds of the weight between two nodes, from weights between all nodes and a few far ones (A* with landmarks and the triangle inequality, "ALT").
 * They are those of the search itself, rounded as its weights are, so that no bound is ever too high.
 */
import type { Streets } from '../ground/streets.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import { CLOSED, type Costs } from './costs.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import type { StreetEnd } from './snap.ts';

export interface Landmarks {
  readonly count: number;
  /** At `node * 2 * count + i` the weight from landmark i to the node, and at `+ count + i` from the node to landmark i with what passing the node takes; {@link UNKNOWN} where there is no way. */
  readonly weights: Int32Array;
}

/** Tells nothing: for searches without a goal. */
export const NO_LANDMARKS: Landmarks = { count: 0, weights: new Int32Array() };

const MOST = 8;
const UNKNOWN = -1;

/** @param main 1 for the edges of the main network, of which landmarks are. */
export function landmarksOf(streets: Streets, costs: Costs, main: Uint8Array): Landmarks {
  const { edges, nodes } = streets;
  const frontier = createFrontier(streets, costs);
  const count = nodes.lon.length;
  const explore = (node: number, isReversed: boolean) => {
    frontier.begin({ maxMetres: Number.POSITIVE_INFINITY, isReversed });
    frontier.add([{ node, code: UNKNOWN, metres: 0, tenths: 0, weight: 0 }]);
    frontier.advance({ weight: () => Number.POSITIVE_INFINITY, within: false });
  };
  const ofMain = new Set<number>();
  for (const [edge, is] of main.entries())
    if (is) for (const node of [edges.from[edge]!, edges.to[edge]!]) ofMain.add(node);
  // Where nobody passes, no way goes on.
  const candidates = [...ofMain].filter((node) => costs.node[node] !== CLOSED);
  const chosen = farApart(candidates, frontier, (node) => explore(node, false));
  const width = 2 * chosen.length;
  const weights = sharedColumn(Int32Array, count * width).fill(UNKNOWN);
  for (const [i, landmark] of chosen.entries()) {
    explore(landmark, false);
    for (let node = 0; node < count; node++)
      if (frontier.isKnown(node)) weights[node * width + i] = frontier.weightAt(node);
    explore(landmark, true);
    for (let node = 0; node < count; node++)
      if (frontier.isKnown(node) && costs.node[node] !== CLOSED)
        weights[node * width + chosen.length + i] = frontier.weightAt(node) + costs.node[node]!;
  }
  return { count: chosen.length, weights };
}

/** Each the farthest from those before; all on the piece of the network on which the first of a few is that reaches most. */
function farApart(candidates: readonly number[], frontier: Frontier, explore: (node: number) => void): number[] {
  const reachedFrom = (node: number): number => {
    explore(node);
    return candidates.filter(frontier.isKnown).length;
  };
  const starts = [0.25, 0.5, 0.75].flatMap((share) => candidates[Math.floor(share * candidates.length)] ?? []);
  const sizes = starts.map(reachedFrom);
  const start = starts[sizes.indexOf(Math.max(...sizes))];
  if (start === undefined) return [];
  explore(start);
  const weightOf = (node: number) => frontier.weightAt(node);
  const reached = candidates.filter(frontier.isKnown);
  let nearest = reached.map(weightOf);
  const chosen: number[] = [];
  while (chosen.length < MOST) {
    const most = nearest.reduce((best, weight, i) => (weight > nearest[best]! ? i : best), 0);
    // The first one is far from the start, which is none.
    if (nearest[most] === 0) break;
    chosen.push(reached[most]!);
    explore(reached[most]!);
    const weights = reached.map((node) => (frontier.isKnown(node) ? weightOf(node) : 0));
    nearest = chosen.length === 1 ? weights : nearest.map((weight, i) => Math.min(weight, weights[i]!));
  }
  return chosen;
}

/** The least weight from a node to one of the edges of a goal, as far as landmarks tell; in the direction of travel. */
export function boundTo(
  { snaps }: StreetEnd,
  { edges }: Pick<Streets, 'edges'>,
  { node: delays }: Pick<Costs, 'node'>,
  { count, weights }: Landmarks,
): (node: number) => number {
  const width = 2 * count;
  const ends = [...new Set(snaps.flatMap(({ edge }) => [edges.from[edge]!, edges.to[edge]!]))].filter(
    (node) => delays[node] !== CLOSED,
  );
  const least = new Int32Array(count).fill(UNKNOWN);
  const most = new Int32Array(count).fill(UNKNOWN);
  for (let i = 0; i < count; i++) {
    const [from, to] = [0, count].map((side) => ends.map((node) => weights[node * width + side + i]!));
    // An end that a landmark knows nothing of may be the one by which the goal is reached.
    if (ends.length > 0 && !from!.includes(UNKNOWN)) least[i] = Math.min(...from!);
    if (ends.length > 0 && !to!.includes(UNKNOWN)) most[i] = Math.max(...to!);
  }
  return (node) => {
    let bound = 0;
    for (let i = 0; i < count; i++) {
      const from = weights[node * width + i]!;
      const to = weights[node * width + count + i]!;
      if (from !== UNKNOWN && least[i] !== UNKNOWN) bound = Math.max(bound, least[i]! - from);
      if (to !== UNKNOWN && most[i] !== UNKNOWN) bound = Math.max(bound, to - most[i]!);
    }
    return bound;
  };
}
