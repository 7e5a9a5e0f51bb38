/** Groups and orders the journeys to show: docs/journeys.md, rules 17 to 24. */
import type { EpochSeconds } from '../common/time.ts';
import { durationOf, rideCountOf } from './measures.ts';
import { type Plan, walkingMetresOf } from './plan.ts';
import { avoidsWaiting, type Beats, betterInAll, choose, faster, preferred } from './preferred.ts';
import { isNear } from './worth.ts';

export type GroupKey = 'publicTransport' | 'fewestChanges' | 'leastWalking' | 'walking' | 'bike';

export interface Group {
  readonly key: GroupKey;
  readonly plans: readonly Plan[];
}

export interface Found {
  /** Journeys by public transport that are worth riding, unordered; may contain duplicates. */
  readonly rides: readonly Plan[];
  /** The whole way on foot; null if the traveller does not walk it. */
  readonly walking: Plan | null;
  readonly bike: Plan | null;
}

type Criterion = 'fastest' | 'fewestChanges' | 'leastWalking';
type Direction = 'departAfter' | 'arriveBy';

/** The candidates of a group: journeys not shown yet. `shown` has the journeys by public transport already shown. */
interface Pick {
  readonly key: GroupKey;
  readonly candidates: (plans: readonly Plan[], shown: readonly Plan[]) => readonly Plan[];
  readonly beats: Beats;
}

const MOST_IN_FIRST_GROUP = 6;
const MOST_IN_OTHER_GROUPS = 3;
/** A group of less walking must save at least this much. */
export const WORTH_LESS_WALKING_METRES = 150;
/** Less walking and fewer changes may take twice as long as the quickest, or this much longer. */
const LONGER_SECONDS = 3_600;
/** Maximum time between the first journey found and the last one shown with it. */
const SPREAD_SECONDS = 7_200;

const PICKS: Readonly<Record<Criterion, Pick>> = {
  fastest: { key: 'publicTransport', candidates: (plans) => plans, beats: preferred },
  fewestChanges: {
    key: 'fewestChanges',
    candidates(plans, shown) {
      const near = plans.filter((plan) => isNotMuchLonger(plan, shown.length > 0 ? shown : plans));
      const fewest = least(near, rideCountOf);
      return fewest < least(shown, rideCountOf) ? near.filter((plan) => rideCountOf(plan) === fewest) : [];
    },
    beats: faster,
  },
  leastWalking: {
    key: 'leastWalking',
    candidates(plans, shown) {
      const near = plans.filter((plan) => isNotMuchLonger(plan, shown.length > 0 ? shown : plans));
      const shortest = least(near, walkingMetresOf);
      return shortest <= least(shown, walkingMetresOf) - WORTH_LESS_WALKING_METRES
        ? near.filter((plan) => walkingMetresOf(plan) < shortest + WORTH_LESS_WALKING_METRES)
        : [];
    },
    beats: faster,
  },
};

/**
 * The groups in display order, none of them empty and no journey in two. The chosen criterion comes first; before it
 * comes a short walk that arrives no later than any vehicle.
 */
export function groupsOf({ rides, walking, bike }: Found, criterion: Criterion, direction: Direction): Group[] {
  const groups = byPublicTransport(together(rides, direction), criterion, direction);
  if (walking) groups[isFirst(walking, groups, direction) ? 'unshift' : 'push']({ key: 'walking', plans: [walking] });
  if (bike) groups.push({ key: 'bike', plans: [bike] });
  return groups;
}

/** Rule 18: journeys that leave soon after the first or, to arrive by a time, arrive shortly before the last. */
function together(plans: readonly Plan[], direction: Direction): readonly Plan[] {
  const late = (plan: Plan) => (direction === 'departAfter' ? plan.departure : -plan.arrival);
  const latest = least(plans, late) + SPREAD_SECONDS;
  return plans.filter((plan) => late(plan) <= latest);
}

/**
 * By rule 18, the most seconds after `time` (before it, to arrive by it) at which a journey may leave (arrive) to be shown with those
 * found so far.
 */
export function spreadFrom(
  rides: readonly Plan[],
  { time, direction }: { readonly time: EpochSeconds; readonly direction: Direction },
): number {
  return (
    SPREAD_SECONDS + least(rides, (plan) => (direction === 'departAfter' ? plan.departure - time : time - plan.arrival))
  );
}

function byPublicTransport(plans: readonly Plan[], criterion: Criterion, direction: Direction): Group[] {
  const compare = bestFirst(direction);
  for (let all = choose(plans, { beats: betterInAll, compare, most: plans.length }); ; ) {
    const shown: Plan[] = [];
    const groups: Group[] = [];
    for (const turn of [criterion, ...CRITERIA.filter((other) => other !== criterion)]) {
      const { key, candidates, beats } = PICKS[turn];
      const left = all.filter((plan) => !shown.includes(plan));
      const most = groups.length === 0 ? MOST_IN_FIRST_GROUP : MOST_IN_OTHER_GROUPS;
      const picked = choose(candidates(left, shown), { beats, compare, most });
      if (picked.length > 0) groups.push({ key, plans: picked });
      shown.push(...picked);
    }
    const waiting = shown.filter((plan) => shown.some((other) => avoidsWaiting(other, plan)));
    if (waiting.length === 0) return groups;
    all = all.filter((plan) => !waiting.includes(plan));
  }
}

const CRITERIA = ['fastest', 'fewestChanges', 'leastWalking'] as const;

function isNotMuchLonger(plan: Plan, others: readonly Plan[]): boolean {
  const quickest = least(others, durationOf);
  return durationOf(plan) <= Math.max(2 * quickest, quickest + LONGER_SECONDS);
}

/** Rule 24: whether walking comes before the vehicles, because the way is short and walking saves the wait. */
function isFirst(walking: Plan, groups: readonly Group[], direction: Direction): boolean {
  const isNoWorse = (plan: Plan) =>
    direction === 'departAfter' ? walking.arrival <= plan.arrival : walking.departure >= plan.departure;
  return isNear(walking) && groups.every(({ plans }) => plans.every(isNoWorse));
}

/** Leaving soonest first, or, to arrive by a time, leaving latest first. */
function bestFirst(direction: Direction) {
  const sign = direction === 'departAfter' ? 1 : -1;
  return (a: Plan, b: Plan) =>
    sign * (a.departure - b.departure) || a.arrival - b.arrival || rideCountOf(a) - rideCountOf(b);
}

function least(plans: readonly Plan[], measure: (plan: Plan) => number): number {
  return plans.reduce((best, plan) => Math.min(best, measure(plan)), Number.POSITIVE_INFINITY);
}
