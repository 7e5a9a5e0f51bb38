/** Dijkstra's algorithm over the streets, with the arrays of one thread used again by each search. */
import FlatQueue from 'flatqueue';
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs, type DirectedCosts } from './costs.ts';

export interface StreetWay {
  readonly metres: number;
  readonly tenths: number;
  /** What was compared: `tenths`, and more where the way is unpleasant. */
  readonly weight: number;
}

/** A node at which a search begins. */
export interface Beginning extends StreetWay {
  readonly node: number;
  /** A negative number that {@link Frontier.last} returns. */
  readonly code: number;
}

export interface FrontierOptions {
  readonly maxMetres: number;
  /** Against the direction of travel. */
  readonly isReversed: boolean;
  /** A lower bound of the weight from a node to where the search ends. */
  bound(node: number): number;
}

/** Of the current search. */
export interface Frontier {
  begin(options: FrontierOptions): void;
  add(beginnings: readonly Beginning[]): void;
  /**
   * Continues until every way left has at least this weight, or, for `within`, is longer than the limit. Whether any node was looked at.
   *
   * @param reached called for each node.
   */
  advance(
    until: { readonly weight: () => number; readonly within: boolean },
    reached?: (node: number) => void,
  ): boolean;
  isKnown(node: number): boolean;
  /** The best way known to a node. */
  at(node: number): StreetWay;
  weightAt(node: number): number;
  /** The edge by which a node was reached, or the code of a beginning. */
  last(node: number): number;
  before(node: number): number;
  /** Costs of an edge as the search goes, `isAlong`: from its `from` on. */
  side(isAlong: boolean): DirectedCosts;
}

/** Of equal weight the shorter one, so that searches from either end find the same way. */
export function isBetter(weight: number, metres: number, otherWeight: number, otherMetres: number): boolean {
  return weight < otherWeight || (weight === otherWeight && metres < otherMetres);
}

export function createFrontier({ nodes, edges, arcs }: Streets, costs: Costs): Frontier {
  const count = nodes.lon.length;
  const weight = new Int32Array(count);
  const tenths = new Int32Array(count);
  const metres = new Float64Array(count);
  /** The lower bound from each node to where the search ends, computed once in a round, and the key that a node has in the queue. */
  const bounds = new Int32Array(count);
  const keys = new Int32Array(count);
  const last = new Int32Array(count);
  const before = new Int32Array(count);
  /** The round in which a node was reached, and in which it came into the queue by a way within the limit, while it is there. */
  const known = new Uint32Array(count);
  const near = new Uint32Array(count);
  const queue = new FlatQueue<number>();
  let round = 0;
  /** How many nodes in the queue are within the limit. */
  let nearCount = 0;
  let options: FrontierOptions = { maxMetres: 0, isReversed: false, bound: () => 0 };

  const side = (isAlong: boolean) => (isAlong === options.isReversed ? costs.against : costs.along);

  function leave(node: number): void {
    if (near[node] !== round) return;
    near[node] = 0;
    nearCount--;
  }

  // Numbers, not a way as an object: this is the inner loop, and most ways to a node are no better than a known one.
  function reach(node: number, cost: number, time: number, length: number, by: number, from: number): void {
    const isFirst = known[node] !== round;
    if (!isFirst && !isBetter(cost, length, weight[node]!, metres[node]!)) return;
    if (isFirst) bounds[node] = options.bound(node);
    leave(node);
    known[node] = round;
    weight[node] = cost;
    tenths[node] = time;
    metres[node] = length;
    last[node] = by;
    before[node] = from;
    if (length <= options.maxMetres) {
      near[node] = round;
      nearCount++;
    }
    keys[node] = cost + bounds[node]!;
    queue.push(node, keys[node]!);
  }

  /** To the nodes beside this one; those beyond the limit too, because others are reached by better ways over them. */
  function relax(node: number): void {
    const delay = costs.node[node]!;
    if (delay === CLOSED) return;
    const [cost, time, length] = [weight[node]! + delay, tenths[node]! + delay, metres[node]!];
    const [along, against] = [side(true), side(false)];
    for (let arc = arcs.first[node]!; arc < arcs.first[node + 1]!; arc++) {
      const edge = arcs.edge[arc]!;
      const costsOf = edges.from[edge] === node ? along : against;
      const more = costsOf.tenths[edge]!;
      if (more === CLOSED) continue;
      reach(arcs.to[arc]!, cost + costsOf.weight[edge]!, time + more, length + edges.metres[edge]!, edge, node);
    }
  }

  return {
    begin(given) {
      options = given;
      queue.clear();
      round++;
      nearCount = 0;
    },
    add(beginnings) {
      for (const { node, code, ...way } of beginnings) reach(node, way.weight, way.tenths, way.metres, code, -1);
    },
    advance(until, reached) {
      for (let isAny = false; ; isAny = true) {
        const key = queue.peekValue();
        if (key === undefined || key >= until.weight() || (until.within && nearCount === 0)) return isAny;
        const node = queue.pop()!;
        if (key > keys[node]!) continue;
        leave(node);
        reached?.(node);
        relax(node);
      }
    },
    isKnown: (node) => known[node] === round,
    at: (node) => ({ metres: metres[node]!, tenths: tenths[node]!, weight: weight[node]! }),
    weightAt: (node) => weight[node]!,
    last: (node) => last[node]!,
    before: (node) => before[node]!,
    side,
  };
}
