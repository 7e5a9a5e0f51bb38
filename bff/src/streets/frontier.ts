/** Dijkstra's algorithm over a hierarchy of the streets, with the arrays of one thread used again by each search. */
import FlatQueue from 'flatqueue';
import { isBetter } from './costs.ts';
import type { Arcs, Hierarchy } from './hierarchy.ts';

export interface StreetWay {
  readonly metres: number;
  readonly tenths: number;
  /** What was compared: `tenths`, and more where the way is unpleasant. */
  readonly weight: number;
}

/** A node of the hierarchy at which a search begins. */
export interface Beginning extends StreetWay {
  readonly node: number;
  /** A number that {@link Frontier.last} returns. */
  readonly code: number;
}

export interface FrontierOptions {
  readonly maxMetres: number;
  /** Against the direction of travel. */
  readonly isReversed: boolean;
}

/** Of the current search. */
export interface Frontier {
  begin(options: FrontierOptions, beginnings: readonly Beginning[]): void;
  /** Continues until every way left has at least this weight, or, for `within`, is longer than the limit. Whether any is left. */
  advance(weight: number, within: boolean): boolean;
  /** The least weight of the ways that are left. */
  leastLeft(): number;
  /** The best way known to a node, or null. */
  to(node: number): StreetWay | null;
  /** Of a node that was asked for: what stands under the arc by which it was reached, or the code of a beginning. */
  last(node: number): number;
  /** The node before it, or {@link BEGINNING}. */
  before(node: number): number;
}

export const BEGINNING = -1;

export function createFrontier({ coreCount, out, into, numbers }: Hierarchy): Frontier {
  const count = numbers.length;
  const weight = new Int32Array(count);
  const tenths = new Int32Array(count);
  const metres = new Float64Array(count);
  const last = new Int32Array(count);
  const before = new Int32Array(count);
  /** The round in which a node was reached, in which it came into the queue by a way within the limit, while it is there, and in which no better way to it is left. */
  const known = new Uint32Array(count);
  const near = new Uint32Array(count);
  const final = new Float64Array(count);
  const queue = new FlatQueue<number>();
  /** Of searches, and of the times that one was asked after it had gone on. */
  let round = 0;
  let turn = 0;
  let hasGoneOn = false;
  /** How many nodes in the queue are within the limit. */
  let nearCount = 0;
  let maxMetres = 0;
  let [up, down] = [out, into];

  function leave(node: number): void {
    if (near[node] !== round) return;
    near[node] = 0;
    nearCount--;
  }

  function come(node: number): void {
    queue.push(node, weight[node]!);
    if (metres[node]! > maxMetres) return;
    near[node] = round;
    nearCount++;
  }

  function begin({ node, code, ...way }: Beginning): void {
    if (known[node] === round && !isBetter(way.weight, way.metres, weight[node]!, metres[node]!)) return;
    leave(node);
    known[node] = round;
    weight[node] = way.weight;
    tenths[node] = way.tenths;
    metres[node] = way.metres;
    last[node] = code;
    before[node] = BEGINNING;
    come(node);
  }

  /**
   * Over an arc from one node to another; those beyond the limit too, because others are reached by better ways over them. The inner loop of all walks:
   * numbers, no objects. Whether it is the best way known.
   */
  function relax(arcs: Arcs, arc: number, from: number, to: number): boolean {
    const cost = weight[from]! + arcs.weight[arc]!;
    const isFirst = known[to] !== round;
    if (!isFirst && cost > weight[to]!) return false;
    const length = metres[from]! + arcs.metres[arc]!;
    if (!isFirst && !isBetter(cost, length, weight[to]!, metres[to]!)) return false;
    known[to] = round;
    weight[to] = cost;
    tenths[to] = tenths[from]! + arcs.tenths[arc]!;
    metres[to] = length;
    last[to] = arcs.under[arc]!;
    before[to] = from;
    return true;
  }

  function relaxAll(node: number): void {
    const end = up.first[node + 1]!;
    for (let arc = up.first[node]!; arc < end; arc++) {
      const other = up.node[arc]!;
      if (!relax(up, arc, node, other)) continue;
      leave(other);
      come(other);
    }
  }

  /** Down the hierarchy: the ways to a contracted node over those above it, which are few, when it is asked for. */
  function finish(node: number): void {
    if (node < coreCount || final[node] === turn) return;
    final[node] = turn;
    const end = down.first[node + 1]!;
    for (let arc = down.first[node]!; arc < end; arc++) {
      const above = down.node[arc]!;
      finish(above);
      // What waits in the queue with a way that is worse leads nowhere.
      if (known[above] === round && relax(down, arc, above, node)) leave(node);
    }
  }

  return {
    begin(options, beginnings) {
      ({ maxMetres } = options);
      [up, down] = options.isReversed ? [into, out] : [out, into];
      queue.clear();
      round++;
      hasGoneOn = true;
      nearCount = 0;
      for (const beginning of beginnings) begin(beginning);
    },
    advance(until, within) {
      for (;;) {
        const key = queue.peekValue();
        if (key === undefined || (within && nearCount === 0)) return false;
        if (key >= until) return true;
        const node = queue.pop()!;
        if (key > weight[node]!) continue;
        hasGoneOn = true;
        leave(node);
        relaxAll(node);
      }
    },
    leastLeft: () => queue.peekValue() ?? Number.POSITIVE_INFINITY,
    to(node) {
      if (hasGoneOn) turn++;
      hasGoneOn = false;
      finish(node);
      return known[node] === round ? { metres: metres[node]!, tenths: tenths[node]!, weight: weight[node]! } : null;
    },
    last: (node) => last[node]!,
    before: (node) => before[node]!,
  };
}
