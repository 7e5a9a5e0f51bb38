/** What journeys are compared by. */
import { boardedRidesOf, type Plan } from './plan.ts';

export function durationOf(plan: Plan): number {
  return plan.arrival - plan.departure;
}

export function rideCountOf(plan: Plan): number {
  return boardedRidesOf(plan).length;
}

/** The longest time between two rides that is not walked, in seconds; 0 with one ride. */
export function longestWaitOf({ legs }: Plan): number {
  let [longest, alighted, walked] = [0, Number.POSITIVE_INFINITY, 0];
  for (const leg of legs) {
    if (leg.kind !== 'ride') {
      walked += leg.arrival - leg.departure;
      continue;
    }
    if (!leg.staySeated) longest = Math.max(longest, leg.departure - alighted - walked);
    [alighted, walked] = [leg.arrival, 0];
  }
  return longest;
}
