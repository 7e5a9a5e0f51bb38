/** What is answered from a timetable alone: without live data, alerts and prices. */
import type { SearchLimits } from '@halte/contract/tenant';
import type { Static } from 'typebox';
import type { DeparturesQuery, LineDeparturesAnswer, Schedules, SchedulesQuery } from './api/departures.ts';
import type { JourneySearchBodyT } from './api/journeySearch.ts';
import type { LaterRidesAnswer } from './api/journeys.ts';
import type { StopNext } from './api/nearbyStops.ts';
import type { StopAreaDetail } from './api/stopArea.ts';
import { findStopArea } from './boards/lookUp.ts';
import { type Around, nextAtStops, type StopsAround, type StopsQuery, stopsAround } from './boards/nearbyStops.ts';
import { departuresOfArea, departuresOfLine, departuresOfStop } from './boards/stopAnswers.ts';
import { stopAreaDetail } from './boards/stopArea.ts';
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
import type { WalkProfile } from './timetable/geo/walkRouter.ts';
import { lineById } from './timetable/routesOfLines.ts';

/** Each rejects with a {@link RequestError} what the backend would refuse. */
export interface Planner {
  /** @param limits those of the tenant. */
  journeys(body: JourneySearchBodyT, now: EpochSeconds, limits?: SearchLimits): Promise<Answer>;
  /** The journey of a code, also of another publication of the timetable. */
  journey(code: string): DetailedJourney;
  laterRides(code: string): Static<typeof LaterRidesAnswer>;
  stop: {
    departures(id: string, query: Static<typeof SchedulesQuery>, now: EpochSeconds): Static<typeof Schedules>;
    departuresOfLine(
      ids: { readonly id: string; readonly lineId: string },
      query: Static<typeof DeparturesQuery>,
      now: EpochSeconds,
    ): Static<typeof LineDeparturesAnswer>;
  };
  area: {
    departures(id: string, query: Static<typeof SchedulesQuery>, now: EpochSeconds): Static<typeof Schedules>;
    detail(id: string, profile: WalkProfile): Static<typeof StopAreaDetail>;
  };
  /** @param lines ids of those that come first at their stops. */
  nearby(around: Omit<StopsAround, keyof StopsQuery>, lines: readonly string[], now: EpochSeconds): Around;
  next(stops: readonly string[], lines: readonly string[], now: EpochSeconds): Static<typeof StopNext>[];
  places(text: string): Place[];
  /** A stop area, a stop point or a point `lat;lon`. */
  place(id: string): Place;
}

/** No price rather than a wrong one: docs/decisions/0028. */
const NOTHING_BESIDE: Beside = { priceOf: () => null, alertsOf: () => [] };

const NO_LOCALITY = { city: '', postCode: '' };

function stopsQuery(feed: Feed, lines: readonly string[], from: EpochSeconds): StopsQuery {
  return { from, preferred: new Set(lines.flatMap((id) => lineById(feed, id) ?? [])), alertOf: () => null };
}

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
    stop: {
      departures: (id, query, now) => departuresOfStop(feed, id, query, now),
      departuresOfLine: (ids, query, now) => departuresOfLine(feed, ids, query, now),
    },
    area: {
      departures: (id, query, now) => departuresOfArea(feed, id, query, now),
      detail(id, profile) {
        const detail = stopAreaDetail(feed, findStopArea(feed, id), NO_LOCALITY, profile);
        return { ...detail, alerts: [] };
      },
    },
    nearby: (around, lines, now) => stopsAround(feed, { ...around, ...stopsQuery(feed, lines, now) }),
    next: (ids, lines, now) => nextAtStops(feed, ids, stopsQuery(feed, lines, now)),
    places: stops.search,
    place(id) {
      const place = stops.byId(id);
      if (!place) throw notFound('place-not-found', `There is no place with the id "${id}" in this timetable.`);
      return place;
    },
  };
}
