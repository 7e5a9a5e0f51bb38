/**
 * The journeys of a range that none beats, by brute force: one scan for every instant at which it makes sense to leave, and one for all
 * that leave later. For tests only.
 */
import type { Hops } from './connections.ts';
import { type Changes, type ScanQuery, scan } from './scan.ts';

export interface Outcome {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: number;
}

export function rangeByBruteForce(hops: Hops, changes: Changes, stops: number, query: ScanQuery): Outcome[] {
  const outcomes: Outcome[] = [];
  const add = (departure: number, latest: number) =>
    scan(hops, changes, stops, { ...query, earliest: departure, latest }).forEach((arrival, ride) => {
      if (Number.isFinite(arrival)) outcomes.push({ departure, arrival, rides: ride + 1 });
    });
  for (const departure of leavingTimes(hops, query)) add(departure, query.latest);
  add(query.latest + 1, Number.POSITIVE_INFINITY);
  return undominated(outcomes).filter(({ departure }) => departure <= query.latest);
}

/** Those that no other beats or equals in all three, save itself; ordered by departure, arrival and rides. */
function undominated(outcomes: readonly Outcome[]): Outcome[] {
  const distinct = [...new Map(outcomes.map((one) => [`${one.departure} ${one.arrival} ${one.rides}`, one])).values()];
  return distinct
    .filter((one) => !distinct.some((other) => other !== one && dominates(other, one)))
    .sort((a, b) => a.departure - b.departure || a.arrival - b.arrival || a.rides - b.rides);
}

function dominates(one: Outcome, other: Outcome): boolean {
  return one.departure >= other.departure && one.arrival <= other.arrival && one.rides <= other.rides;
}

function leavingTimes(hops: Hops, { access, earliest, latest }: ScanQuery): number[] {
  const walks = new Map<number, number[]>();
  for (const { stop, seconds } of access) walks.set(stop, [...(walks.get(stop) ?? []), seconds]);
  const times = new Set<number>();
  for (let h = 0; h < hops.count; h++)
    if (hops.canBoard[h] === 1)
      for (const seconds of walks.get(hops.from[h]!) ?? []) {
        const leaving = hops.departure[h]! - seconds;
        if (leaving >= earliest && leaving <= latest) times.add(leaving);
      }
  return [...times];
}
