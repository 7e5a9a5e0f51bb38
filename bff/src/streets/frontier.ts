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
  /** A lower bound of the weight from a node to where the search ends; absent: 0. */
  readonly bound?: ((node: number) => number) | undefined;
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
  let options: FrontierOptions = { maxMetres: 0, isReversed: false };

  const side = (isAlong: boolean) => (isAlong === options.isReversed ? costs.against : costs.along);

  function leave(node: number): void {
    if (near[node] !== round) return;
    near[node] = 0;
    nearCount--;
  }

  function come(node: number, length: number): void {
    if (length > options.maxMetres) return;
    near[node] = round;
    nearCount++;
  }

  function begin({ node, code, ...way }: Beginning): void {
    const isFirst = known[node] !== round;
    if (!isFirst && !isBetter(way.weight, way.metres, weight[node]!, metres[node]!)) return;
    if (isFirst) bounds[node] = options.bound?.(node) ?? 0;
    leave(node);
    known[node] = round;
    weight[node] = way.weight;
    tenths[node] = way.tenths;
    metres[node] = way.metres;
    last[node] = code;
    before[node] = -1;
    come(node, way.metres);
    keys[node] = way.weight + bounds[node]!;
    queue.push(node, keys[node]!);
  }

  const { first, edge: edgeAt, to: endAt } = arcs;
  const { from: fromOf, metres: metresOf } = edges;

  /**
   * To the nodes beside this one; those beyond the limit too, because others are reached by better ways over them. The inner loop of all walks: numbers,
   * no objects, and no call for a way to a node that is no better than a known one.
   */
  function relax(node: number, along: DirectedCosts, against: DirectedCosts): void {
    const delay = costs.node[node]!;
    if (delay === CLOSED) return;
    const { bound } = options;
    const { tenths: alongTenths, weight: alongWeight } = along;
    const { tenths: againstTenths, weight: againstWeight } = against;
    const baseWeight = weight[node]! + delay;
    const baseTenths = tenths[node]! + delay;
    const baseMetres = metres[node]!;
    const own = round;
    const end = first[node + 1]!;
    for (let arc = first[node]!; arc < end; arc++) {
      const edge = edgeAt[arc]!;
      const isAlong = fromOf[edge] === node;
      const more = (isAlong ? alongTenths : againstTenths)[edge]!;
      if (more === CLOSED) continue;
      const other = endAt[arc]!;
      const cost = baseWeight + (isAlong ? alongWeight : againstWeight)[edge]!;
      const isFirst = known[other] !== own;
      if (!isFirst && cost > weight[other]!) continue;
      const length = baseMetres + metresOf[edge]!;
      if (!isFirst && !isBetter(cost, length, weight[other]!, metres[other]!)) continue;
      if (isFirst) {
        known[other] = own;
        bounds[other] = bound === undefined ? 0 : bound(other);
      } else leave(other);
      weight[other] = cost;
      tenths[other] = baseTenths + more;
      metres[other] = length;
      last[other] = edge;
      before[other] = node;
      come(other, length);
      const key = cost + bounds[other]!;
      keys[other] = key;
      queue.push(other, key);
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
      for (const beginning of beginnings) begin(beginning);
    },
    advance(until, reached) {
      const [along, against] = [side(true), side(false)];
      for (let isAny = false; ; isAny = true) {
        const key = queue.peekValue();
        if (key === undefined || key >= until.weight() || (until.within && nearCount === 0)) return isAny;
        const node = queue.pop()!;
        if (key > keys[node]!) continue;
        leave(node);
        reached?.(node);
        relax(node, along, against);
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
