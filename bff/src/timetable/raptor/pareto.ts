/** Which journeys are worth showing: those that no other beats or equals in all of departure, arrival and number of rides. */
import type { Journey } from '../engine.ts';

/** Ordered by departure, then arrival. Of journeys that are equal in all three, the first is kept. */
export function paretoOf(journeys: readonly Journey[]): Journey[] {
  const kept: Journey[] = [];
  const latestFirst = [...journeys].sort(
    (a, b) => b.departure - a.departure || a.arrival - b.arrival || a.rides - b.rides,
  );
  for (const journey of latestFirst)
    if (!kept.some(({ arrival, rides }) => arrival <= journey.arrival && rides <= journey.rides)) kept.push(journey);
  return kept.reverse();
}
