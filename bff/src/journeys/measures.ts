/** What journeys are compared by. */
import type { Plan } from './plan.ts';

export function durationOf(plan: Plan): number {
  return plan.arrival - plan.departure;
}

export function rideCountOf(plan: Plan): number {
  // No list of rides is made: it was a sixth of what a search left to the garbage collector.
  let count = 0;
  for (const leg of plan.legs) if (leg.kind === 'ride' && !leg.staySeated) count++;
  return count;
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
