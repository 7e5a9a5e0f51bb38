/** Which of the journeys found are shown, under which heading, in which order. */
import { type Plan, ridesOf, walkingMetresOf } from './plan.ts';

export type GroupKey = 'publicTransport' | 'fewestChanges' | 'leastWalking' | 'walking' | 'bike';

export interface Group {
  readonly key: GroupKey;
  readonly plans: readonly Plan[];
}

export interface Found {
  /** By public transport, without order; may hold the same journey twice. */
  readonly rides: readonly Plan[];
  readonly walking: Plan | null;
  readonly bike: Plan | null;
}

type Criterion = 'fastest' | 'fewestChanges' | 'leastWalking';
type Direction = 'departAfter' | 'arriveBy';
/** Picks from what is not shown yet; `shown` are the journeys by public transport that are. */
type Pick = (plans: readonly Plan[], shown: readonly Plan[]) => readonly Plan[];

const MOST_IN_FIRST_GROUP = 6;
const MOST_IN_OTHER_GROUPS = 3;
/** Each change must save at least this much time. */
const WORTH_A_CHANGE_SECONDS = 180;
/** What takes half as long again is no choice beside another, unless it leaves later or arrives earlier by more than that. */
const MUCH_LONGER = 1.5;
const LITTLE_BETTER_SECONDS = 600;
/** A group of less walking must save at least this much. */
const WORTH_LESS_WALKING_METRES = 150;

const PICKS: Readonly<Record<Criterion, { readonly key: GroupKey; readonly pick: Pick }>> = {
  fastest: { key: 'publicTransport', pick: (plans) => undominated(plans, preferred) },
  fewestChanges: {
    key: 'fewestChanges',
    pick: (plans, shown) => {
      const fewest = least(plans, rideCount);
      if (fewest >= least(shown, rideCount)) return [];
      return undominated(
        plans.filter((plan) => rideCount(plan) === fewest),
        faster,
      );
    },
  },
  leastWalking: {
    key: 'leastWalking',
    pick: (plans, shown) => {
      const shortest = least(plans, walkingMetresOf);
      if (shortest > least(shown, walkingMetresOf) - WORTH_LESS_WALKING_METRES) return [];
      return undominated(
        plans.filter((plan) => walkingMetresOf(plan) < shortest + WORTH_LESS_WALKING_METRES),
        faster,
      );
    },
  },
};

/**
 * The groups in the order they are shown, none of them empty and no journey in two. The chosen criterion comes first; before it
 * comes walking where no vehicle is quicker.
 */
export function groupsOf({ rides, walking, bike }: Found, criterion: Criterion, direction: Direction): Group[] {
  const all = undominated(
    rides,
    (a, b) => faster(a, b) && rideCount(a) <= rideCount(b) && walkingMetresOf(a) <= walkingMetresOf(b),
  );
  const shown: Plan[] = [];
  const groups: Group[] = [];
  for (const turn of [
    criterion,
    ...(['fastest', 'fewestChanges', 'leastWalking'] as const).filter((other) => other !== criterion),
  ]) {
    const { key, pick } = PICKS[turn];
    const picked = pick(
      all.filter((plan) => !shown.includes(plan)),
      shown,
    );
    const plans = bestFirst(picked, direction).slice(
      0,
      groups.length === 0 ? MOST_IN_FIRST_GROUP : MOST_IN_OTHER_GROUPS,
    );
    if (plans.length > 0) groups.push({ key, plans });
    shown.push(...plans);
  }
  if (walking) {
    const quickest = shown.every((plan) => duration(walking) <= duration(plan));
    groups[quickest ? 'unshift' : 'push']({ key: 'walking', plans: [walking] });
  }
  if (bike) groups.push({ key: 'bike', plans: [bike] });
  return groups;
}

/** `a` leaves no earlier and arrives no later. */
function faster(a: Plan, b: Plan): boolean {
  return a.departure >= b.departure && a.arrival <= b.arrival;
}

/** Whether `b` is no choice beside `a`: dominated, not worth its changes, or much longer for hardly any gain. */
function preferred(a: Plan, b: Plan): boolean {
  return worthItsChanges(a, b) || muchQuicker(a, b);
}

function muchQuicker(a: Plan, b: Plan): boolean {
  const cost = (plan: Plan) => duration(plan) + rideCount(plan) * WORTH_A_CHANGE_SECONDS;
  return lossOf(a, b) <= LITTLE_BETTER_SECONDS && duration(b) >= MUCH_LONGER * duration(a) && cost(a) < cost(b);
}

/** Seconds by which `a` leaves earlier and arrives later than `b`. */
function lossOf(a: Plan, b: Plan): number {
  return Math.max(0, b.departure - a.departure) + Math.max(0, a.arrival - b.arrival);
}

/** Whether the time that `a` saves is worth its changes, or the changes that it saves outweigh the time that it loses. */
function worthItsChanges(a: Plan, b: Plan): boolean {
  const saved = (rideCount(b) - rideCount(a)) * WORTH_A_CHANGE_SECONDS;
  const lost = lossOf(a, b);
  return saved > 0 ? lost < saved : lost === 0 && duration(b) - duration(a) >= -saved;
}

/** Of two that beat each other, the first stays. */
function undominated(plans: readonly Plan[], beats: (a: Plan, b: Plan) => boolean): Plan[] {
  return plans.filter(
    (plan, i) => !plans.some((other, j) => i !== j && beats(other, plan) && (!beats(plan, other) || j < i)),
  );
}

/** Leaving soonest first, or, to arrive by a time, leaving latest first. */
function bestFirst(plans: readonly Plan[], direction: Direction): Plan[] {
  const sign = direction === 'departAfter' ? 1 : -1;
  return plans.toSorted(
    (a, b) => sign * (a.departure - b.departure) || a.arrival - b.arrival || rideCount(a) - rideCount(b),
  );
}

function rideCount(plan: Plan): number {
  return ridesOf(plan).length;
}

function duration(plan: Plan): number {
  return plan.arrival - plan.departure;
}

function least(plans: readonly Plan[], measure: (plan: Plan) => number): number {
  return plans.reduce((best, plan) => Math.min(best, measure(plan)), Number.POSITIVE_INFINITY);
}
