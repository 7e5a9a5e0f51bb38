import type { Static } from 'typebox';
import type { JourneySearchAnswer } from '../api/journeys.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { JourneyEngine, JourneyQuery } from '../engine/journeyEngine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { inLanguage } from '../timetable/inLanguage.ts';
import { bikePlan, walkingPlan } from './directModes.ts';
import type { Endpoint } from './endpoints.ts';
import { type Group, groupsOf } from './groups.ts';
import { endOf, nextService } from './nextService.ts';
import { type Plan, ridesOf } from './plan.ts';
import type { SearchRequest } from './request.ts';
import { findRides, type Rides } from './rides.ts';
import type { ServiceDayEnds } from './serviceDayEnds.ts';
import { isoOrNull, summaryOf } from './summary.ts';
import { zoneAround } from './zones.ts';

type Answer = Static<typeof JourneySearchAnswer>;
type Live = { readonly feed: Feed; readonly engine: JourneyEngine };

/** Two ends closer than this are the same place. */
const SAME_PLACE_METRES = 25;
const NO_ENDS: ServiceDayEnds = { first: null, last: null };
const NO_OTHER_TIME = { nextDepartureDateTime: null, nextArrivalDateTime: null };

/** Answers a valid request. Needs only the timetable, so it can run on any thread that has one. */
export function answerRequest(live: Live, request: SearchRequest): Answer {
  if (isSamePlace(request.from, request.to) && !request.via)
    return { groups: [], reason: 'same-place', ...NO_OTHER_TIME };
  const rides = findRides(live, request);
  const groups = groupsIn(live.feed, rides, request);
  const ends = rides.reason === null ? rides.ends() : NO_ENDS;
  const named = inLanguage(live.feed, request.language);
  return {
    groups: groups.map(({ key, plans }) => ({
      key,
      journeys: plans.map((plan) => ({ ...summaryOf(named, plan), ...endMarks(ends, plan) })),
    })),
    reason: rides.reason,
    ...(rides.reason !== null && rides.query ? otherTimes(live, request, rides.query) : NO_OTHER_TIME),
  };
}

function groupsIn(feed: Feed, { plans }: Rides, request: SearchRequest): readonly Group[] {
  const found = { rides: plans, walking: walkingPlan(feed, request), bike: bikePlan(request) };
  return groupsOf(found, request.options.journeyType, request.direction);
}

function endMarks({ first, last }: ServiceDayEnds, plan: Plan): { isFirstOfDay?: true; isLastOfDay?: true } {
  if (ridesOf(plan).length === 0) return {};
  return {
    ...(plan.departure === first ? { isFirstOfDay: true } : {}),
    ...(plan.departure === last ? { isLastOfDay: true } : {}),
  };
}

/** Rule 25. If nothing arrives in time, the last journey of an earlier day that can still be made; else the next one from now on. */
function otherTimes(live: Live, request: SearchRequest, query: JourneyQuery) {
  const { feed, engine } = live;
  const { direction, now } = request;
  const next = (other: SearchRequest) =>
    nextService(
      engine,
      { ...query, time: other.time },
      {
        direction: other.direction,
        notBefore: other.direction === 'arriveBy' ? now : other.time,
        firstShown: (time) => firstShown(live, { ...other, time }),
      },
    );
  const arrival = direction === 'arriveBy' ? next(request) : null;
  const fromNow = { ...request, direction: 'departAfter', time: now } as const;
  const departure =
    direction === 'departAfter'
      ? next(request)
      : arrival === null
        ? (firstShown(live, fromNow) ?? next(fromNow))
        : null;
  return {
    nextDepartureDateTime: isoOrNull(zoneAround(feed, query.access), departure),
    nextArrivalDateTime: isoOrNull(zoneAround(feed, query.egress), arrival),
  };
}

/** The departure of the first (arrival of the last) public transport journey shown for a request. */
function firstShown(live: Live, request: SearchRequest): EpochSeconds | null {
  const shown = groupsIn(live.feed, findRides(live, request), request).filter(isByPublicTransport);
  return endOf(
    shown.flatMap(({ plans }) => plans),
    request.direction,
  );
}

function isByPublicTransport({ key }: Group): boolean {
  return key !== 'walking' && key !== 'bike';
}

function isSamePlace(a: Endpoint, b: Endpoint): boolean {
  return (a.id !== '' && a.id === b.id) || metresBetween(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METRES;
}
