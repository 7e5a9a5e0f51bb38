/** Which of two journeys is no choice beside the other. The numbers are those of docs/journeys.md. */
import { durationOf, longestWaitOf, rideCountOf } from './measures.ts';
import { type Plan, walkingMetresOf } from './plan.ts';

/** Whether `b` is no choice beside `a`. */
export type Beats = (a: Plan, b: Plan) => boolean;

/** Each change must save at least this much time. */
const WORTH_A_CHANGE_SECONDS = 180;
/** What takes half as long again is no choice beside another, unless it leaves later or arrives earlier by more than that. */
const MUCH_LONGER = 1.5;
const LITTLE_BETTER_SECONDS = 600;
const LONG_WAIT_SECONDS = 3_600;

/** `a` leaves no earlier and arrives no later. */
export function faster(a: Plan, b: Plan): boolean {
  return a.departure >= b.departure && a.arrival <= b.arrival;
}

/** Rule 19: `a` is faster, with no more rides and no more walking. */
export function betterInAll(a: Plan, b: Plan): boolean {
  return faster(a, b) && rideCountOf(a) <= rideCountOf(b) && walkingMetresOf(a) <= walkingMetresOf(b);
}

/** Rules 20 and 21: `a` saves changes that are not worth their time, or `b` takes much longer for hardly any gain. */
export function preferred(a: Plan, b: Plan): boolean {
  return !arrivesWithSooner(a, b) && (worthItsChanges(a, b) || muchQuicker(a, b));
}

/** Rule 22: `b` waits for long between two rides, which leaving later with `a` avoids. */
export function avoidsWaiting(a: Plan, b: Plan): boolean {
  return a.departure > b.departure && a.arrival <= b.arrival && longestWaitOf(b) >= LONG_WAIT_SECONDS;
}

/**
 * The plans of which `beats` leaves none out because of another that stays, at most `most` of them, in the order of `compare`.
 * What is cut off at the end leaves out none either. `beats` must agree with the order of {@link byCost}.
 */
export function choose(
  plans: readonly Plan[],
  { beats, compare, most }: { beats: Beats; compare: (a: Plan, b: Plan) => number; most: number },
): Plan[] {
  for (let candidates = plans.toSorted(byCost); ; ) {
    const chosen: Plan[] = [];
    for (const plan of candidates) if (!chosen.some((other) => beats(other, plan))) chosen.push(plan);
    chosen.sort(compare);
    const cut = new Set(chosen.slice(most));
    if (cut.size === 0) return chosen;
    candidates = candidates.filter((plan) => !cut.has(plan));
  }
}

/** Whatever beats another, by any of the rules, comes before it. */
function byCost(a: Plan, b: Plan): number {
  return costOf(a) - costOf(b) || rideCountOf(b) - rideCountOf(a) || walkingMetresOf(a) - walkingMetresOf(b);
}

function costOf(plan: Plan): number {
  return durationOf(plan) + rideCountOf(plan) * WORTH_A_CHANGE_SECONDS;
}

/** Of two that arrive in the same minute, `b` is the one that takes less time. */
function arrivesWithSooner(a: Plan, b: Plan): boolean {
  return minuteOf(a.arrival) === minuteOf(b.arrival) && minuteOf(a.departure) < minuteOf(b.departure);
}

function minuteOf(seconds: number): number {
  return Math.floor(seconds / 60);
}

function muchQuicker(a: Plan, b: Plan): boolean {
  return lossOf(a, b) <= LITTLE_BETTER_SECONDS && durationOf(b) >= MUCH_LONGER * durationOf(a) && costOf(a) < costOf(b);
}

/** Seconds by which `a` leaves earlier and arrives later than `b`. */
function lossOf(a: Plan, b: Plan): number {
  return Math.max(0, b.departure - a.departure) + Math.max(0, a.arrival - b.arrival);
}

/** Whether the time that `a` saves is worth its changes, or the changes that it saves outweigh the time that it loses. */
function worthItsChanges(a: Plan, b: Plan): boolean {
  const saved = (rideCountOf(b) - rideCountOf(a)) * WORTH_A_CHANGE_SECONDS;
  const lost = lossOf(a, b);
  return saved > 0 ? lost < saved : lost === 0 && durationOf(b) - durationOf(a) >= -saved;
}
