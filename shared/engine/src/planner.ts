/** What is answered from a timetable alone: without live data, alerts and prices. */
import type { SearchLimits } from '@halte/contract/tenant';
import type { Static } from 'typebox';
import type { JourneySearchBodyT } from './api/journeySearch.ts';
import type { LaterRidesAnswer } from './api/journeys.ts';
import type { EpochSeconds } from './common/time.ts';
import { type Answer, answerOf } from './journeys/answer.ts';
import { type Beside, type DetailedJourney, detailJourney } from './journeys/detail.ts';
import { findFor } from './journeys/found.ts';
import { laterRides } from './journeys/laterRides.ts';
import { withinLimits } from './journeys/limits.ts';
import { createOwnFinder, NO_LIMITS } from './journeys/ownFinder.ts';
import { requestOf } from './journeys/request.ts';
import { createStopPlaces, type Place } from './places/stopPlaces.ts';
import { notFound } from './problems/requestError.ts';
import type { Feed } from './timetable/feed/feed.ts';

/** Each rejects with a {@link RequestError} what the backend would refuse. */
export interface Planner {
  /** @param limits those of the tenant. */
  journeys(body: JourneySearchBodyT, now: EpochSeconds, limits?: SearchLimits): Promise<Answer>;
  /** The journey of a code, also of another publication of the timetable. */
  journey(code: string): DetailedJourney;
  laterRides(code: string): Static<typeof LaterRidesAnswer>;
  places(text: string): Place[];
  /** A stop area, a stop point or a point `lat;lon`. */
  place(id: string): Place;
}

/** No price rather than a wrong one: docs/decisions/0028. */
const NOTHING_BESIDE: Beside = { priceOf: () => null, alertsOf: () => [] };

export function createPlanner(feed: Feed): Planner {
  const finder = createOwnFinder();
  const stops = createStopPlaces(feed);
  const network = { feed, placeOf: stops.byId };
  return {
    async journeys(body, now, limits = {}) {
      const request = requestOf(network, withinLimits(body, limits), now);
      return answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), NOTHING_BESIDE.priceOf);
    },
    journey: (code) => detailJourney(feed, code, NOTHING_BESIDE),
    laterRides: (code) => laterRides(feed, code),
    places: stops.search,
    place(id) {
      const place = stops.byId(id);
      if (!place) throw notFound('place-not-found', `There is no place with the id "${id}" in this timetable.`);
      return place;
    },
  };
}
