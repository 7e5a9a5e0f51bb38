/** The Pareto set of journeys: those that no other dominates in all of departure, arrival and number of rides. */
import type { Journey } from '../engine.ts';

/** Ordered by departure, then arrival. Of journeys that are equal in all three, the first is undominated. */
export function paretoOf(journeys: readonly Journey[]): Journey[] {
  const undominated: Journey[] = [];
  const latestFirst = [...journeys].sort(
    (a, b) => b.departure - a.departure || a.arrival - b.arrival || a.rides - b.rides,
  );
  for (const journey of latestFirst)
    if (!undominated.some(({ arrival, rides }) => arrival <= journey.arrival && rides <= journey.rides))
      undominated.push(journey);
  return undominated.reverse();
}
