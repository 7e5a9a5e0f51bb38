import type { Query, RouteTarget } from '@halte/contract';
import { type Instant, millisOf } from '@halte/i18n';
import { chosenCodesIn, withChosenCodes } from '../trip/chosenCodes.ts';
import { later, nextWholeMinute } from '../trip/dateTime.ts';
import type { DetailedJourney } from '../trip/detailedJourney.ts';
import { TRIP_TYPE, type Trip, VIEW_MODE } from '../trip/model.ts';
import { queryOfTrip } from '../trip/query.ts';
import { withTripType } from '../trip/returnTrip.ts';
import { toList, toRoadmap, toSummary } from '../trip/routeTargets.ts';
import { leavingNow, swapped, withDateChoice, withDateTime } from '../trip/rules.ts';
import { type Journey, type JourneyGroup, journeyOfCode, journeysOf } from '../trip/search.ts';

/** Where a roadmap was opened: the search in its address, and which journey it shows. */
export interface Opened {
  readonly query: Query;
  readonly code: string;
}

function isWayBack({ query, code }: Opened): boolean {
  return chosenCodesIn(query).back === code;
}

/** The trip that the journey makes: one way, in its own direction. */
export function tripInJourneyDirection(trip: Trip, opened: Opened): Trip {
  const simple = withTripType(trip, TRIP_TYPE.simple);
  return isWayBack(opened) ? swapped(simple) : simple;
}

const toResults = (trip: Trip, zone: string): RouteTarget => ({
  name: 'trip-planner-results',
  query: queryOfTrip(trip, zone),
});

/** The same trip from now on. */
export function toSearchFromNow(trip: Trip, zone: string, now: Instant): RouteTarget {
  return toResults(leavingNow(trip, now), zone);
}

/** The other way round, as soon as one is there; now, when that is over. */
export function toReturnSearch(
  trip: Trip,
  zone: string,
  { arrival, now }: { arrival: Instant; now: Instant },
): RouteTarget {
  const back = withDateChoice(swapped(trip), 'DEPARTURE');
  return toResults(withDateTime(back, later(now, nextWholeMinute(arrival))), zone);
}

function isMade({ realTime }: Journey): boolean {
  return realTime !== 'cancelled' && realTime !== 'missedConnection';
}

/**
 * Of the journeys that were found together with this one: the one that arrives first among those still to leave. null when there is none, or
 * when this one was not found but opened from an address.
 */
export function nextJourney(groups: readonly JourneyGroup[], journey: DetailedJourney, now: Instant): Journey | null {
  const { journeySummaryCode: code } = journey;
  if (!journeyOfCode(groups, code)) return null;
  const left = journeysOf(groups).filter(
    (other) => other.journeySummaryCode !== code && isMade(other) && millisOf(other.departureDateTime) >= millisOf(now),
  );
  const byArrival = (one: Journey, other: Journey) => millisOf(one.arrivalDateTime) - millisOf(other.arrivalDateTime);
  return left.sort(byArrival)[0] ?? null;
}

/** Another journey instead of this one; of an out-and-back trip it is chosen in its place. */
export function toOtherJourney({ query, code }: Opened, other: string): RouteTarget {
  const { outbound, back } = chosenCodesIn(query);
  const instead = (chosen: string | null) => (chosen === code ? other : chosen);
  return toRoadmap(withChosenCodes(query, { outbound: instead(outbound), back: instead(back) }), other);
}

/** Where roadmaps are opened from, for those who came by a link. */
export function toParentScreen(opened: Opened): RouteTarget {
  const { query, code } = opened;
  const { outbound, back } = chosenCodesIn(query);
  if (query.tt !== '1' || outbound === null) return toList(VIEW_MODE.simple, query);
  if (back !== null) return toSummary(VIEW_MODE.fullReturn, query, back);
  return outbound === code ? toSummary(VIEW_MODE.full, query, outbound) : toList(VIEW_MODE.fullReturn, query);
}
