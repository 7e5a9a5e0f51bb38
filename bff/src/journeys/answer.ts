import type { Static } from 'typebox';
import type { JourneySearchAnswer } from '../api/journeys.ts';
import type { JourneyEngine, JourneyQuery } from '../timetable/engine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { inLanguage } from '../timetable/inLanguage.ts';
import { bikePlan, walkingPlan } from './directModes.ts';
import type { Endpoint } from './endpoints.ts';
import { type Group, groupsOf } from './groups.ts';
import { nextService } from './nextService.ts';
import { type Plan, ridesOf } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { findRides, type Rides } from './rides.ts';
import { isoOrNull, summaryOf } from './summary.ts';
import { zoneAround } from './zones.ts';

type Answer = Static<typeof JourneySearchAnswer>;
type Live = { readonly feed: Feed; readonly engine: JourneyEngine };

/** Two ends nearer than this are one place. */
const SAME_PLACE_METRES = 25;
const NO_OTHER_TIME = { nextDepartureDateTime: null, nextArrivalDateTime: null };

/** Answers a request that makes sense, which needs the timetable only: on whichever thread has one. */
export function answerRequest(live: Live, request: SearchRequest): Answer {
  if (isSamePlace(request.from, request.to) && !request.via)
    return { groups: [], reason: 'same-place', ...NO_OTHER_TIME };
  const rides = findRides(live, request);
  const found = { rides: rides.plans, walking: walkingPlan(request), bike: bikePlan(request) };
  const groups = groupsOf(found, request.options.journeyType, request.direction);
  const named = inLanguage(live.feed, request.language);
  return {
    groups: groups.map(({ key, plans }) => ({
      key,
      journeys: plans.map((plan) => ({ ...summaryOf(named, plan), ...endMarks(rides, plan) })),
    })),
    reason: rides.reason ?? (groups.some(isByPublicTransport) ? null : 'walking-is-quicker'),
    ...(rides.reason !== null && rides.query ? otherTimes(live, request, rides.query) : NO_OTHER_TIME),
  };
}

function endMarks(rides: Rides, plan: Plan): { isFirstOfDay?: true; isLastOfDay?: true } {
  if (rides.reason !== null || ridesOf(plan).length === 0) return {};
  const { first, last } = rides.ends;
  return {
    ...(plan.departure === first ? { isFirstOfDay: true } : {}),
    ...(plan.departure === last ? { isLastOfDay: true } : {}),
  };
}

/** Where nothing arrives in time, the last that did; unless that has left, in which case the next that leaves is of more use. */
function otherTimes({ feed, engine }: Live, { direction, now }: SearchRequest, query: JourneyQuery) {
  const arrival = direction === 'arriveBy' ? nextService(engine, query, 'arriveBy') : null;
  const departure = arrival === null || arrival < now ? nextService(engine, query, 'departAfter') : null;
  return {
    nextDepartureDateTime: isoOrNull(zoneAround(feed, query.access), departure),
    nextArrivalDateTime: isoOrNull(zoneAround(feed, query.egress), arrival),
  };
}

function isByPublicTransport({ key }: Group): boolean {
  return key !== 'walking' && key !== 'bike';
}

function isSamePlace(a: Endpoint, b: Endpoint): boolean {
  return (a.id !== '' && a.id === b.id) || metresBetween(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METRES;
}
