import type { Static } from 'typebox';
import type { JourneySearchAnswer } from '../api/journeys.ts';
import type { JourneyEngine } from '../timetable/engine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { bikePlan, walkingPlan } from './directModes.ts';
import type { Endpoint } from './endpoints.ts';
import { groupsOf } from './groups.ts';
import type { SearchRequest } from './request.ts';
import { findRides } from './rides.ts';
import { summaryOf } from './summary.ts';

/** Two ends nearer than this are one place. */
const SAME_PLACE_METRES = 25;

/** Answers a request that makes sense, which needs the timetable only: on whichever thread has one. */
export function answerRequest(
  live: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): Static<typeof JourneySearchAnswer> {
  if (isSamePlace(request.from, request.to) && !request.via) return { groups: [], reason: 'same-place' };
  const { plans, reason } = findRides(live, request);
  const found = { rides: plans, walking: walkingPlan(request), bike: bikePlan(request) };
  const groups = groupsOf(found, request.options.journeyType, request.direction);
  return {
    groups: groups.map(({ key, plans: shown }) => ({ key, journeys: shown.map((plan) => summaryOf(live.feed, plan)) })),
    reason,
  };
}

function isSamePlace(a: Endpoint, b: Endpoint): boolean {
  return (a.id !== '' && a.id === b.id) || metresBetween(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METRES;
}
