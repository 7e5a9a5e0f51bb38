/** What a traveller's way costs: seconds, and what they would rather avoid. */
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';

/** Of an edge, or of a node: it cannot be used. */
export const CLOSED = -1;

/** By edge, in one direction. */
export interface DirectedCosts {
  /** Tenths of a second from one end to the other, or {@link CLOSED}. */
  readonly tenths: Int32Array;
  /** The same, more where the way is unpleasant, less where it is pleasant: the least sum is taken. */
  readonly weight: Int32Array;
}

export interface Costs {
  /** From `edges.from` to `edges.to`. */
  readonly along: DirectedCosts;
  /** From `edges.to` to `edges.from`. */
  readonly against: DirectedCosts;
  /** Tenths of a second at each node that a way passes, or {@link CLOSED}. */
  readonly node: Int32Array;
  /** Between a place and the street. */
  readonly metresPerSecond: number;
}

export const TENTHS = 10;

export function directedCosts(edges: number): DirectedCosts {
  return { tenths: sharedColumn(Int32Array, edges), weight: sharedColumn(Int32Array, edges) };
}

/** Of equal weight the shorter one, so that searches from either end find the same way. */
export function isBetter(weight: number, metres: number, otherWeight: number, otherMetres: number): boolean {
  return weight < otherWeight || (weight === otherWeight && metres < otherMetres);
}
