/** Whether a journey is worth riding: docs/journeys.md, rules 17, 17a and 22a. Others do not count as found. */
import { durationOf, longestWaitOf } from './measures.ts';
import { type Plan, walkingMetresOf } from './plan.ts';

/** Up to this duration, walking the whole way competes with rides, which must be faster. */
const RIVAL_SECONDS = 1_800;
/** A walk so short that a ride must save some time to be worth it. */
const NEAR_SECONDS = 900;
const WORTH_RIDING_SECONDS = 180;
/** A journey that walks more than this share of the whole way has to save at least that share of its time. */
const MOSTLY_WALKED_SHARE = 0.5;
const SAVED_SHARE = 0.2;
/** A wait this long between two rides only occurs overnight. */
const NIGHT_SECONDS = 3 * 3_600;

/** Rule 17. `walking` is the whole way on foot; null if the traveller does not walk it. */
export function isWorthRiding(plan: Plan, walking: Plan | null): boolean {
  if (walking === null || durationOf(walking) > RIVAL_SECONDS) return true;
  const saved = durationOf(walking) - durationOf(plan);
  return isNear(walking) ? saved >= WORTH_RIDING_SECONDS : saved > 0;
}

/** Rule 17a: whether the traveller walks more than half of the way and is hardly earlier than on foot, however long that walk is. */
export function isMostlyWalked(plan: Plan, walking: Plan | null): boolean {
  if (walking === null || walkingMetresOf(plan) <= MOSTLY_WALKED_SHARE * walkingMetresOf(walking)) return false;
  return durationOf(walking) - durationOf(plan) < SAVED_SHARE * durationOf(walking);
}

/** At most a quarter of an hour on foot. */
export function isNear(walking: Plan): boolean {
  return durationOf(walking) <= NEAR_SECONDS;
}

/** Rule 22a: whether the traveller would spend the night between two rides. A requested stay at the via place does not count. */
export function waitsOvernight(plan: Plan, staySeconds: number): boolean {
  return longestWaitOf(plan) - staySeconds >= NIGHT_SECONDS;
}
