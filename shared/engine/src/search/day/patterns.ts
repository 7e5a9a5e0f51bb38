/**
 * Patterns: trips of one route with the same stops in the same order under the same rules, including transfer rules. RAPTOR looks up the first trip of
 * a pattern instead of each trip. Independent of the day, computed once per timetable.
 */

import type { Feed, PatternIndex, TripIndex } from '../../timetable/feed/feed.ts';
import type { TripInstanceUpdate } from '../../timetable/realtime/tripUpdates.ts';
import { rideOf } from './narrowRules.ts';
import { type TransferClasses, transferClassesOf } from './transferClasses.ts';

/** Bits of a position's flags. */
export const BOARD = 1;
export const ALIGHT = 2;

export interface Patterns {
  readonly count: number;
  /** Stops of pattern p are `start[p] … start[p + 1] - 1` of `stop` and `flags`. */
  readonly start: Int32Array;
  readonly stop: Int32Array;
  /** Parallel to `stop`: the nodes where its trips are boarded and left, see {@link TransferClasses}. */
  readonly node: Int32Array;
  /** {@link BOARD} and {@link ALIGHT}; no boarding at the last stop, no alighting at the first. */
  readonly flags: Uint8Array;
  readonly route: Int32Array;
  /** 1 when the trips are known not to carry wheelchairs. */
  readonly inaccessible: Uint8Array;
  /** Trips of pattern p, by first departure, are `tripStart[p] … tripStart[p + 1] - 1` of `trip`. */
  readonly tripStart: Int32Array;
  readonly trip: Int32Array;
  /** By pattern, runs with a stop sequence that no trip of the timetable has: with skipped stops, or added. */
  readonly ownPatterns: ReadonlyMap<PatternIndex, readonly TripInstanceUpdate[]>;
}

const NO_OWN_PATTERNS: Patterns['ownPatterns'] = new Map();

/** @param feed as published. */
export function patternsOf(feed: Feed, classes = transferClassesOf(feed)): Patterns {
  const { trips, stopTimes } = feed;
  const representatives: TripIndex[] = [];
  const patternOf = new Int32Array(trips.count);
  const byHash = new Map<number, number[]>();
  const nodesOf = nodesByTrip(feed, classes);
  for (let trip = 0; trip < trips.count; trip++) {
    const hash = hashOf(feed, trip);
    const candidates = byHash.get(hash) ?? [];
    let pattern = candidates.find((one) => samePattern(feed, nodesOf, representatives[one]!, trip));
    if (pattern === undefined) {
      pattern = representatives.push(trip) - 1;
      candidates.push(pattern);
      byHash.set(hash, candidates);
    }
    patternOf[trip] = pattern;
  }

  const count = representatives.length;
  const start = new Int32Array(count + 1);
  representatives.forEach((trip, pattern) => {
    start[pattern + 1] = start[pattern]! + trips.stopTimeStart[trip + 1]! - trips.stopTimeStart[trip]!;
  });
  const stop = new Int32Array(start[count]!);
  const node = new Int32Array(start[count]!);
  const flags = new Uint8Array(start[count]!);
  representatives.forEach((trip, pattern) => {
    const [from, to, first] = [start[pattern]!, start[pattern + 1]!, trips.stopTimeStart[trip]!];
    node.set(nodesOf(trip), from);
    for (let at = from; at < to; at++) {
      const i = first + at - from;
      stop[at] = stopTimes.stop[i]!;
      flags[at] =
        (at < to - 1 && stopTimes.pickup[i] === 1 ? BOARD : 0) | (at > from && stopTimes.dropOff[i] === 1 ? ALIGHT : 0);
    }
  });
  return {
    count,
    start,
    stop,
    node,
    flags,
    route: Int32Array.from(representatives, (trip) => trips.route[trip]!),
    inaccessible: Uint8Array.from(representatives, (trip) => (trips.wheelchair[trip] === 2 ? 1 : 0)),
    ...tripsByPattern(feed, patternOf, count),
    ownPatterns: NO_OWN_PATTERNS,
  };
}

function tripsByPattern(feed: Feed, patternOf: Int32Array, count: number): { tripStart: Int32Array; trip: Int32Array } {
  const tripStart = new Int32Array(count + 1);
  for (const pattern of patternOf) tripStart[pattern + 1]!++;
  for (let pattern = 0; pattern < count; pattern++) tripStart[pattern + 1]! += tripStart[pattern]!;
  const next = tripStart.slice();
  const trip = new Int32Array(patternOf.length);
  patternOf.forEach((pattern, index) => {
    trip[next[pattern]!++] = index;
  });
  const firstDeparture = (index: TripIndex) => feed.stopTimes.departure[feed.trips.stopTimeStart[index]!]!;
  for (let pattern = 0; pattern < count; pattern++)
    trip
      .subarray(tripStart[pattern]!, tripStart[pattern + 1]!)
      .sort((a, b) => firstDeparture(a) - firstDeparture(b) || a - b);
  return { tripStart, trip };
}

function hashOf({ trips, stopTimes }: Feed, trip: TripIndex): number {
  let hash = Math.imul(trips.route[trip]! + 1, 0x9e3779b1) ^ (trips.wheelchair[trip] === 2 ? 1 : 0);
  for (let i = trips.stopTimeStart[trip]!; i < trips.stopTimeStart[trip + 1]!; i++)
    hash = Math.imul(
      hash ^ ((stopTimes.stop[i]! << 2) | (stopTimes.pickup[i]! << 1) | stopTimes.dropOff[i]!),
      0x01000193,
    );
  return hash;
}

/** The nodes of a trip, stop time by stop time. */
function nodesByTrip(feed: Feed, classes: TransferClasses): (trip: TripIndex) => Int32Array {
  const { trips, stopTimes } = feed;
  const stopsOf = (trip: TripIndex) =>
    stopTimes.stop.subarray(trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!);
  if (classes.rules.length === 0) return stopsOf;
  return (trip) => stopsOf(trip).map((stop) => classes.nodeOf(stop, rideOf(feed, trip)));
}

function samePattern(
  { trips, stopTimes }: Feed,
  nodesOf: (trip: TripIndex) => Int32Array,
  one: TripIndex,
  other: TripIndex,
): boolean {
  const [a, b] = [trips.stopTimeStart[one]!, trips.stopTimeStart[other]!];
  const length = trips.stopTimeStart[one + 1]! - a;
  if (trips.route[one] !== trips.route[other] || length !== trips.stopTimeStart[other + 1]! - b) return false;
  if ((trips.wheelchair[one] === 2) !== (trips.wheelchair[other] === 2)) return false;
  const [nodes, otherNodes] = [nodesOf(one), nodesOf(other)];
  for (let i = 0; i < length; i++)
    if (
      nodes[i] !== otherNodes[i] ||
      stopTimes.pickup[a + i] !== stopTimes.pickup[b + i] ||
      stopTimes.dropOff[a + i] !== stopTimes.dropOff[b + i]
    )
      return false;
  return true;
}

/** The flags of the same position backward in time. */
export function mirrored(flags: number): number {
  return (flags & BOARD ? ALIGHT : 0) | (flags & ALIGHT ? BOARD : 0);
}
