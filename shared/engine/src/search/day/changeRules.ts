/** How long a change between two rides takes, by rules 5 to 8 of docs/journeys.md. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { Feed, NarrowTransfer, StopIndex, Transfer } from '../../timetable/feed/feed.ts';
import { metresBetween } from '../../timetable/geo/distance.ts';
import { WALK } from '../../timetable/geo/walking.ts';
import { isStepFree, STRAIGHT_WALKS, secondsOfWalk, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { servedStops } from '../access.ts';
import { entrancesOf } from '../entrances.ts';
import { stationPathsOf } from '../stationPaths.ts';
import { compareNarrow, NarrowRules, type RideOf } from './narrowRules.ts';

export const NOT_POSSIBLE = Number.POSITIVE_INFINITY;

export interface ChangeRules {
  /** The stops at which a change from a stop may end, including the stop itself, without duplicates. */
  targets(from: StopIndex): readonly StopIndex[];
  /** Seconds from alighting from one ride to boarding the other, or {@link NOT_POSSIBLE}. */
  seconds(from: StopIndex, to: StopIndex, one: RideOf, other: RideOf, profile: WalkProfile): number;
}

/** @param narrowTransfers the rules to apply, in file order. */
export function changeRules(feed: Feed, narrowTransfers: readonly NarrowTransfer[]): ChangeRules {
  const general = generalByPair(feed.transfers);
  const narrow = narrowByPair(narrowTransfers);
  const secondsBy = ruledSeconds(feed);
  const { connectedStops } = stationPathsOf(feed);
  const { walks = STRAIGHT_WALKS } = feed;
  return {
    targets(from) {
      const { lat, lon } = feed.stops[from]!;
      const ruled = [general, narrow].flatMap((rules) => [...(rules.get(from)?.keys() ?? [])]);
      const targets = new Set([...connectedStops(from), ...ruled]);
      servedStops(feed).within(lat, lon, walks.changeReach, (to) => targets.add(to));
      return [...targets];
    },
    seconds(from, to, one, other, profile) {
      const rule = narrow.get(from)?.get(to)?.find(one, other) ?? general.get(from)?.get(to);
      return secondsBy(rule, from, to, profile);
    },
  };
}

const generalByPair = memoize((transfers: readonly Transfer[]) => byPair(transfers, ([transfer]) => transfer!));
const narrowByPair = memoize((transfers: readonly NarrowTransfer[]) =>
  byPair(transfers, (rules) => new NarrowRules(rules.toSorted(compareNarrow))),
);

/** Seconds of the change between two stops under the rule that applies, or without a rule. */
export type RuledSeconds = (rule: Transfer | undefined, from: StopIndex, to: StopIndex, profile: WalkProfile) => number;

export function ruledSeconds(feed: Feed): RuledSeconds {
  const { areConnected, path } = stationPathsOf(feed);
  const { isShut } = entrancesOf(feed);
  const { walks = STRAIGHT_WALKS } = feed;
  return (rule, from, to, profile) => {
    if (from === to) return changeSeconds(rule, 0);
    if (areConnected(from, to)) {
      const walk = path(from, to, isStepFree(profile));
      return walk ? changeSeconds(rule, walk.seconds) : NOT_POSSIBLE;
    }
    if (isStepFree(profile) && (isShut(from, 'fromStops') || isShut(to, 'toStops'))) return NOT_POSSIBLE;
    const [here, there] = [feed.stops[from]!, feed.stops[to]!];
    const straight = metresBetween(here.lat, here.lon, there.lat, there.lon);
    const pair = { from, to, straight };
    const walk = rule ? walks.ruledChange(pair, profile) : walks.change(pair, profile);
    return walk ? changeSeconds(rule, secondsOfWalk(walk)) : NOT_POSSIBLE;
  };
}

function changeSeconds(rule: Transfer | undefined, walk: number): number {
  if (rule?.type === 3) return NOT_POSSIBLE;
  if (rule?.type === 2) return rule.seconds;
  return rule?.type === 1 ? walk : Math.max(WALK.changeSeconds, walk);
}

/** By origin and destination stop. */
function byPair<T extends Transfer, V>(
  transfers: readonly T[],
  combine: (ofPair: readonly T[]) => V,
): ReadonlyMap<StopIndex, ReadonlyMap<StopIndex, V>> {
  const grouped = new Map<StopIndex, Map<StopIndex, T[]>>();
  for (const transfer of transfers) {
    const targets = getOrCompute(grouped, transfer.from, () => new Map<StopIndex, T[]>());
    getOrCompute(targets, transfer.to, () => []).push(transfer);
  }
  const entries = (targets: ReadonlyMap<StopIndex, T[]>) =>
    [...targets].map(([to, all]) => [to, combine(all)] as const);
  return new Map([...grouped].map(([from, targets]) => [from, new Map(entries(targets))]));
}
