import type { Static } from 'typebox';
import type { JourneySearchAnswer, JourneySearchBodyT } from '../http/schemas/journeys.ts';
import type { Live } from '../live.ts';
import type { EpochSeconds } from '../timetable/feed.ts';
import { isSamePlace } from './endpoints.ts';
import { groupsOf } from './groups.ts';
import { bikePlan, walkingPlan } from './ownPower.ts';
import { requestOf } from './request.ts';
import { findRides } from './rides.ts';
import { summaryOf } from './summary.ts';

/** Answers a search; a request that makes no sense is refused. `now` is used where the request names no time. */
export function searchJourneys(
  live: Pick<Live, 'feed' | 'engine' | 'places'>,
  body: JourneySearchBodyT,
  now: EpochSeconds,
): Static<typeof JourneySearchAnswer> {
  const request = requestOf(live, body, now);
  if (isSamePlace(request.from, request.to) && !request.via) return { groups: [], reason: 'same-place' };
  const { plans, reason } = findRides(live, request);
  const found = { rides: plans, walking: walkingPlan(request), bike: bikePlan(request) };
  const groups = groupsOf(found, request.options.journeyType, request.direction);
  return {
    groups: groups.map(({ key, plans: shown }) => ({ key, journeys: shown.map((plan) => summaryOf(live.feed, plan)) })),
    reason,
  };
}
