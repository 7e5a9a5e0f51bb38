/** The change between two known rides: its seconds by all rules of the feed, and its length. */

import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { Feed, StopIndex, TripIndex } from '../../timetable/feed/feed.ts';
import { metresBetween } from '../../timetable/geo/distance.ts';
import { isStepFree, STRAIGHT_WALKS, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { pathMetres, stationPathsOf } from '../stationPaths.ts';
import { changeRules } from './changeRules.ts';
import { rideOf } from './narrowRules.ts';

/** At most one entry for each stop. */
const targetsOf = memoize((_feed: Feed) => new Map<StopIndex, readonly StopIndex[]>());

const rulesOf = memoize((feed: Feed) => changeRules(feed, feed.narrowTransfers));

/** Infinite where the change is not possible. */
export function changeSeconds(
  feed: Feed,
  [from, to]: readonly [StopIndex, StopIndex],
  [before, after]: readonly [TripIndex, TripIndex],
  profile: WalkProfile,
): number {
  return rulesOf(feed).seconds(from, to, rideOf(feed, before), rideOf(feed, after), profile);
}

/** The stops at which a change from a stop may end, including the stop itself. */
export function changeTargets(feed: Feed, from: StopIndex): readonly StopIndex[] {
  return getOrCompute(targetsOf(feed), from, () => rulesOf(feed).targets(from));
}

/** Metres on foot. */
export function changeMetres(feed: Feed, [from, to]: readonly [StopIndex, StopIndex], profile: WalkProfile): number {
  const path = stationPathsOf(feed).path(from, to, isStepFree(profile));
  // A path that goes straight down has no length on the map, but is still a walk.
  if (path) return Math.max(1, pathMetres(path));
  const [here, there] = [feed.stops[from]!, feed.stops[to]!];
  const pair = { from, to, straight: metresBetween(here.lat, here.lon, there.lat, there.lon) };
  const { walks = STRAIGHT_WALKS } = feed;
  return (walks.ruledChange(pair, profile) ?? STRAIGHT_WALKS.ruledChange(pair, 'foot')!).metres;
}
