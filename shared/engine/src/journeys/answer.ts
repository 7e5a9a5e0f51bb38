import type { Static } from 'typebox';
import type { JourneySearchAnswer } from '../api/journeys.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { inLanguage } from '../timetable/inLanguage.ts';
import type { Found } from './found.ts';
import { type Plan, ridesOf } from './plan.ts';
import { accessTo, egressFrom } from './query.ts';
import type { SearchRequest } from './request.ts';
import type { ServiceDayEnds } from './serviceDayEnds.ts';
import { shownGroups } from './shownGroups.ts';
import { isoOrNull, type PriceOf, summaryOf } from './summary.ts';
import { zoneAround } from './zones.ts';

export type Answer = Static<typeof JourneySearchAnswer>;

const NO_ENDS: ServiceDayEnds = { first: null, last: null };
const NO_OTHER_TIME = { nextDepartureDateTime: null, nextArrivalDateTime: null };

/**
 * The answer to a valid request. Needs only the timetable, so it can be written on any thread that has one.
 *
 * @param found null if both ends are the same place.
 */
export function answerOf(feed: Feed, request: SearchRequest, found: Found | null, priceOf: PriceOf): Answer {
  if (found === null) return { groups: [], reason: 'same-place', ...NO_OTHER_TIME };
  const { rides } = found;
  const groups = shownGroups(feed, rides.plans, request);
  const ends = (rides.reason === null && rides.ends) || NO_ENDS;
  const named = inLanguage(feed, request.language);
  return {
    groups: groups.map(({ key, plans }) => ({
      key,
      journeys: plans.map((plan) => ({ ...summaryOf(named, plan, priceOf), ...endMarks(ends, plan) })),
    })),
    reason: rides.reason,
    ...otherTimes(feed, request, found),
  };
}

function endMarks({ first, last }: ServiceDayEnds, plan: Plan): { isFirstOfDay?: true; isLastOfDay?: true } {
  if (ridesOf(plan).length === 0) return {};
  return {
    ...(plan.departure === first ? { isFirstOfDay: true } : {}),
    ...(plan.departure === last ? { isLastOfDay: true } : {}),
  };
}

function otherTimes(feed: Feed, request: SearchRequest, { nextDeparture, nextArrival }: Found) {
  if (nextDeparture === null && nextArrival === null) return NO_OTHER_TIME;
  return {
    nextDepartureDateTime: isoOrNull(zoneAround(feed, accessTo(feed, request)), nextDeparture),
    nextArrivalDateTime: isoOrNull(zoneAround(feed, egressFrom(feed, request)), nextArrival),
  };
}
