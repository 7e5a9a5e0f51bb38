/** Whether a journey is worth riding: docs/journeys.md, rules 17 and 22a. Others do not count as found. */
import { durationOf, longestWaitOf } from './measures.ts';
import type { Plan } from './plan.ts';

/** Up to this duration, walking the whole way competes with rides, which must be faster. */
const RIVAL_SECONDS = 1_800;
/** A walk so short that a ride must save some time to be worth it. */
const NEAR_SECONDS = 900;
const WORTH_RIDING_SECONDS = 180;
/** A wait this long between two rides only occurs overnight. */
const NIGHT_SECONDS = 3 * 3_600;

/** Rule 17. `walking` is the whole way on foot; null if the traveller does not walk it. */
export function isWorthRiding(plan: Plan, walking: Plan | null): boolean {
  if (walking === null || durationOf(walking) > RIVAL_SECONDS) return true;
  const saved = durationOf(walking) - durationOf(plan);
  return isNear(walking) ? saved >= WORTH_RIDING_SECONDS : saved > 0;
}

/** At most a quarter of an hour on foot. */
export function isNear(walking: Plan): boolean {
  return durationOf(walking) <= NEAR_SECONDS;
}

/** Rule 22a: whether the traveller would spend the night between two rides. A requested stay at the via place does not count. */
export function waitsOvernight(plan: Plan, staySeconds: number): boolean {
  return longestWaitOf(plan) - staySeconds >= NIGHT_SECONDS;
}
