/** Decides which of two journeys is not worth offering given the other. Rule numbers are those of docs/journeys.md. */
import { durationOf, longestWaitOf, rideCountOf } from './measures.ts';
import { type Plan, walkingMetresOf } from './plan.ts';

/** Whether `b` is not worth offering given `a`. */
export type Beats = (a: Plan, b: Plan) => boolean;

/** Each change must save at least this much time. */
const WORTH_A_CHANGE_SECONDS = 180;
/** A journey that takes this many times as long is not worth offering, unless it gains more than {@link LITTLE_BETTER_SECONDS}. */
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

/** Rule 22: `b` has a long wait between two rides, which leaving later with `a` avoids. */
export function avoidsWaiting(a: Plan, b: Plan): boolean {
  return a.departure > b.departure && a.arrival <= b.arrival && longestWaitOf(b) >= LONG_WAIT_SECONDS;
}

/**
 * The plans that no other remaining plan beats, at most `most` of them, in the order of `compare`.
 * Plans cut off at the end do not beat others either. `beats` must agree with the order of {@link byCost}.
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

/** A plan that beats another, by any of the rules, comes before it. */
function byCost(a: Plan, b: Plan): number {
  return costOf(a) - costOf(b) || rideCountOf(b) - rideCountOf(a) || walkingMetresOf(a) - walkingMetresOf(b);
}

function costOf(plan: Plan): number {
  return durationOf(plan) + rideCountOf(plan) * WORTH_A_CHANGE_SECONDS;
}

/** Whether both arrive in the same minute and `b` takes less time. */
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

/** Whether the time saved by `a` is worth its changes, or the changes it saves outweigh the time lost. */
function worthItsChanges(a: Plan, b: Plan): boolean {
  const saved = (rideCountOf(b) - rideCountOf(a)) * WORTH_A_CHANGE_SECONDS;
  const lost = lossOf(a, b);
  return saved > 0 ? lost < saved : lost === 0 && durationOf(b) - durationOf(a) >= -saved;
}
