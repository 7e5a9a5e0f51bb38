/** Measures for comparing journeys. */
import type { Plan } from './plan.ts';

export function durationOf(plan: Plan): number {
  return plan.arrival - plan.departure;
}

export function rideCountOf(plan: Plan): number {
  // Counts without making a list of rides, which was a sixth of the garbage of a search.
  let count = 0;
  for (const leg of plan.legs) if (leg.kind === 'ride' && !leg.staySeated) count++;
  return count;
}

/** The longest time between two rides not spent walking, in seconds; 0 with one ride. */
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
