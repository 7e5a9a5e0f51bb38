/** What is answered from a timetable alone: without live data, alerts and prices, with straight walks. */
import type { JourneySearchBodyT } from './api/journeySearch.ts';
import type { EpochSeconds } from './common/time.ts';
import { type Answer, answerOf } from './journeys/answer.ts';
import { type Beside, type DetailedJourney, detailJourney } from './journeys/detail.ts';
import type { SearchedNetwork } from './journeys/endpoints.ts';
import { findFor } from './journeys/found.ts';
import { createOwnFinder, NO_LIMITS } from './journeys/ownFinder.ts';
import { requestOf } from './journeys/request.ts';

export interface Planner {
  /** @throws {RequestError} for a search that the backend refuses. */
  journeys(body: JourneySearchBodyT, now: EpochSeconds): Promise<Answer>;
  /** The journey of a code, from this or another search. @throws {RequestError} for a damaged code, or a journey that the timetable does not have. */
  journey(code: string): DetailedJourney;
}

/** A price may depend on what is not in a timetable: none rather than a wrong one. */
const NOTHING_BESIDE: Beside = { priceOf: () => 'no-fares', alertsOf: () => [] };

export function createPlanner(network: SearchedNetwork): Planner {
  const { feed } = network;
  const finder = createOwnFinder();
  return {
    async journeys(body, now) {
      const request = requestOf(network, body, now);
      return answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), NOTHING_BESIDE.priceOf);
    },
    journey: (code) => detailJourney(feed, code, NOTHING_BESIDE),
  };
}
