/** Which of the journeys found are worth riding: docs/journeys.md, rules 17 and 22a. What is not does not count as found. */
import { durationOf, longestWaitOf } from './measures.ts';
import type { Plan } from './plan.ts';

/** Up to here the whole way on foot is a rival of the rides, and they have to be quicker. */
const RIVAL_SECONDS = 1_800;
/** A walk so short that a ride must save some time to be worth it. */
const NEAR_SECONDS = 900;
const WORTH_RIDING_SECONDS = 180;
/** So long one waits between two rides only where the night is in between. */
const NIGHT_SECONDS = 3 * 3_600;

/** Rule 17. `walking` is the whole way on foot; null where the traveller does not walk it. */
export function isWorthRiding(plan: Plan, walking: Plan | null): boolean {
  if (walking === null || durationOf(walking) > RIVAL_SECONDS) return true;
  const saved = durationOf(walking) - durationOf(plan);
  return isNear(walking) ? saved >= WORTH_RIDING_SECONDS : saved > 0;
}

/** A quarter of an hour on foot at most. */
export function isNear(walking: Plan): boolean {
  return durationOf(walking) <= NEAR_SECONDS;
}

/** Rule 22a: whether the traveller would spend the night between two rides. A stay at the via place is wanted. */
export function waitsOvernight(plan: Plan, staySeconds: number): boolean {
  return longestWaitOf(plan) - staySeconds >= NIGHT_SECONDS;
}
