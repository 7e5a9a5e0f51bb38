/** Finds the first and the last journey of their service day among the journeys found. */

import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { serviceDayStart } from '../common/zone.ts';
import type { Journey, JourneyEngine, JourneyQuery } from '../search/journeyEngine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { arrivalLeavingAfter, departureArrivingBefore } from './sameLines.ts';

/** Departures at which a service day begins and ends; null if none in the list does. */
export interface ServiceDayEnds {
  readonly first: EpochSeconds | null;
  readonly last: EpochSeconds | null;
}

/** Minimum break at night. Lines that run around the clock have neither: the service day changes without a break. */
const NIGHT_SECONDS = 3 * 3_600;
/** Between these hours of a service day, a list with many journeys is neither its beginning nor its end, and is not checked. */
const MORNING_UNTIL = 9 * 3_600;
const EVENING_FROM = 18 * 3_600;
const NOON = 12 * 3_600;
/** Up to this number of journeys are few. */
const FEW = 2;

interface Start {
  readonly departure: EpochSeconds;
  readonly serviceDay: DayNumber;
}

/**
 * Looks for a journey after the list in the evening, and before it in the morning. Searches at most once, without a window, and only if the
 * lines of the list do not show one: any journey that leaves later and arrives within the hours of a night proves that the first result of a search
 * leaves within those hours.
 */
export function serviceDayEnds(
  engine: JourneyEngine,
  query: JourneyQuery,
  journeys: readonly Journey[],
): ServiceDayEnds {
  const starts = startsOf(journeys);
  const [earliest, latest] = [starts[0], starts.at(-1)];
  if (!earliest || !latest) return { first: null, last: null };
  const isBusy = starts.length > FEW;
  const { viaStaySeconds = 0 } = query;
  // The stay at the via place might not be met by other trips.
  const known = viaStaySeconds > 0 ? [] : journeys;
  if (clockOf(engine.feed, latest) >= (isBusy ? EVENING_FROM : NOON)) {
    const ofNight = latest.departure + NIGHT_SECONDS;
    const isGoingOn = (journey: Journey) =>
      (arrivalLeavingAfter(engine.feed, journey, latest.departure, query) ?? ofNight) < ofNight;
    if (known.some(isGoingOn)) return { first: null, last: null };
    const later = { ...query, direction: 'departAfter', time: latest.departure + 1, windowSeconds: 0 } as const;
    const [next] = startsOf(engine.search(later));
    return { first: null, last: !next || nightBetween(latest, next) ? latest.departure : null };
  }
  if (clockOf(engine.feed, earliest) >= (isBusy ? MORNING_UNTIL : NOON)) return { first: null, last: null };
  const arrival = Math.min(...journeys.map((journey) => journey.arrival));
  const ofNight = earliest.departure - NIGHT_SECONDS;
  const hasBegun = (journey: Journey) =>
    (departureArrivingBefore(engine.feed, journey, arrival, query) ?? ofNight) > ofNight;
  if (known.some(hasBegun)) return { first: null, last: null };
  const earlier = { ...query, direction: 'arriveBy', time: arrival - 1, windowSeconds: 0 } as const;
  const previous = startsOf(engine.search(earlier)).at(-1);
  return { first: !previous || nightBetween(previous, earliest) ? earliest.departure : null, last: null };
}

/** By departure. The service day is that of the first vehicle: after midnight it may be yesterday's. */
function startsOf(journeys: readonly Journey[]): Start[] {
  return journeys
    .flatMap(({ departure, legs }) => {
      const ride = legs.find((leg) => leg.kind === 'ride');
      return ride ? [{ departure, serviceDay: ride.serviceDay }] : [];
    })
    .sort((a, b) => a.departure - b.departure);
}

function nightBetween(before: Start, after: Start): boolean {
  return after.serviceDay > before.serviceDay && after.departure - before.departure >= NIGHT_SECONDS;
}

/** Seconds of the service day; 24 hours and more after its midnight. */
function clockOf(feed: Feed, { departure, serviceDay }: Start): number {
  return departure - serviceDayStart(feed.timeZone, serviceDay);
}
