import type { Query, RouteTarget } from '@halte/contract';
import { later, nextWholeMinute, queryOfTrip, TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { type Instant, millisOf } from '@halte/i18n';
import { chosenCodesIn, withChosenCodes } from '../../../trip/chosenCodes.ts';
import type { DetailedJourney, Ride } from '../../../trip/detailedJourney.ts';
import { isPossible } from '../../../trip/journey.ts';
import { VIEW_MODE } from '../../../trip/model.ts';
import { withTripType } from '../../../trip/returnTrip.ts';
import { nextTarget, toBothWays, toList, toRoadmap, VIEW_MODE_KEY } from '../../../trip/routeTargets.ts';
import { leavingNow, swapped, withDateChoice, withDateTime } from '../../../trip/rules.ts';
import { type Journey, type JourneyGroup, journeyOfCode, journeysOf } from '../../../trip/search.ts';

/** The address of a roadmap: the search in its query and the code of its journey. */
export interface RoadmapAddress {
  readonly query: Query;
  readonly code: string;
}

/** Also a return that is only looked at: the address of its list names the way out that it follows. */
function isReturn({ query, code }: RoadmapAddress): boolean {
  const { outbound } = chosenCodesIn(query);
  return query.tt === '1' && outbound !== null && outbound !== code;
}

/** The one-way trip of the journey, in the journey's direction. */
export function tripInJourneyDirection(trip: Trip, address: RoadmapAddress): Trip {
  const simple = withTripType(trip, TRIP_TYPE.simple);
  return isReturn(address) ? swapped(simple) : simple;
}

const toResults = (trip: Trip, zone: string): RouteTarget => ({
  name: 'trip-planner-results',
  query: queryOfTrip(trip, zone),
});

/** Searches the same trip, leaving now. */
export function toSearchFromNow(trip: Trip, zone: string, now: Instant): RouteTarget {
  return toResults(leavingNow(trip, now), zone);
}

/** Searches the trip in the opposite direction from the arrival on, or from now on if the arrival has passed. */
export function toReturnSearch(
  trip: Trip,
  zone: string,
  { arrival, now }: { arrival: Instant; now: Instant },
): RouteTarget {
  const back = withDateChoice(swapped(trip), 'DEPARTURE');
  return toResults(withDateTime(back, later(now, nextWholeMinute(arrival))), zone);
}

/**
 * The journey of the same search results that arrives first among those that have not left yet. null when there is none, or when this journey is
 * not part of the results (opened from a link).
 */
export function nextJourney(groups: readonly JourneyGroup[], journey: DetailedJourney, now: Instant): Journey | null {
  const { journeySummaryCode: code } = journey;
  if (!journeyOfCode(groups, code)) return null;
  const candidates = journeysOf(groups).filter(
    (other) =>
      other.journeySummaryCode !== code && isPossible(other) && millisOf(other.departureDateTime) >= millisOf(now),
  );
  const byArrival = (one: Journey, other: Journey) => millisOf(one.arrivalDateTime) - millisOf(other.arrivalDateTime);
  return candidates.sort(byArrival)[0] ?? null;
}

/** The roadmap of another journey; in a round trip the other journey replaces this one as the chosen one. */
export function toOtherJourney({ query, code }: RoadmapAddress, other: string): RouteTarget {
  const { outbound, back } = chosenCodesIn(query);
  const replace = (chosen: string | null) => (chosen === code ? other : chosen);
  return toRoadmap(withChosenCodes(query, { outbound: replace(outbound), back: replace(back) }), other);
}

/** The screen from which this roadmap is opened; the back link leads there when the visit began with a link. */
export function toParentScreen({ query }: RoadmapAddress): RouteTarget {
  const { outbound, back } = chosenCodesIn(query);
  if (query.tt !== '1' || outbound === null) return toList(VIEW_MODE.simple, query);
  return back === null ? toList(VIEW_MODE.fullReturn, query) : toBothWays(query, back);
}

/** The link that chooses the journey of a roadmap for a round trip; null if it is chosen already, and for a simple trip. */
export function toChoice(
  address: RoadmapAddress,
): { readonly way: 'out' | 'back'; readonly target: RouteTarget } | null {
  const { query, code } = address;
  const { outbound, back } = chosenCodesIn(query);
  if (query.tt !== '1' || (back !== null && (code === outbound || code === back))) return null;
  const mode = isReturn(address) ? VIEW_MODE.fullReturn : VIEW_MODE.full;
  return { way: VIEW_MODE_KEY[mode], target: nextTarget(mode, query, code) };
}

/** The page of the line of a ride, at the stop where the traveller boards. */
export function toLine({ line, calls }: Pick<Ride, 'line' | 'calls'>): RouteTarget {
  const stop = calls[0]?.point.stopPointId;
  return { name: 'schedules-line-id', params: { id: line.id }, query: stop ? { stop } : {} };
}

/** The page of a stop point. */
export function toStop(id: string): RouteTarget {
  return { name: 'proximity-type-id', params: { type: 'stoppoint', id } };
}
