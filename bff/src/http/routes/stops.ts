import { findLine, findStopArea, stopsNamed } from '@halte/engine/boards/lookUp';
import { departuresOfArea, departuresOfLine, departuresOfStop, wayOf } from '@halte/engine/boards/stopAnswers';
import { stopAreaDetail } from '@halte/engine/boards/stopArea';
import type { EpochSeconds } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getStopArea,
  getStopTimetable,
  getTrip,
  listLineDepartures,
  listStopAreaDepartures,
  listStopDepartures,
} from '../../api/operations/stops.ts';
import { poleTimetable } from '../../network/poleTimetable.ts';
import { parseServiceDay } from '../../network/serviceDay.ts';
import { findTrip, tripResponse } from '../../network/tripDetail.ts';
import type { Places } from '../../places/places.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import { allowCaching } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';
import { alertsForRequest, cacheWithAlerts } from './alertsForRequest.ts';

/** The parts of the current network that these routes need. */
export interface StopsSnapshot {
  readonly feed: Feed;
  readonly places: Pick<Places, 'byId'>;
  readonly alerts: AlertIndex;
}

const CACHE_SECONDS = 300;
const ALERTS_AHEAD_SECONDS = 7 * 86_400;
const DAY_SECONDS = 86_400;

export function stopRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => StopsSnapshot,
  now: () => EpochSeconds,
): void {
  app.get('/api/v1/stopPoints/:id/schedules', listStopDepartures, async (request, reply) => {
    const { params, query } = request;
    preventCaching(reply);
    return departuresOfStop(snapshot(request).feed, params.id, query, now());
  });

  app.get('/api/v1/stopPoints/:id/lines/:lineId/departures', listLineDepartures, async (request, reply) => {
    const { params, query } = request;
    preventCaching(reply);
    return departuresOfLine(snapshot(request).feed, params, query, now());
  });

  app.get('/api/v1/stopPoints/:id/timetable', getStopTimetable, async (request, reply) => {
    const { params, query } = request;
    const { feed } = snapshot(request);
    const stops = stopsNamed(feed, params.id);
    const route = findLine(feed, query.lineId);
    const day = parseServiceDay(feed, query.date, now());
    allowCaching(reply, `${feed.version}-${isoOfDay(day)}`, CACHE_SECONDS);
    return poleTimetable(feed, stops, route, wayOf(query.direction), day);
  });

  app.get('/api/proximity/v2/stopAreas/:id', getStopArea, async (request, reply) => {
    const { feed, places, alerts } = snapshot(request);
    const area = findStopArea(feed, request.params.id);
    const { id } = feed.areas[area]!;
    const { city = '', postCode = '' } = places.byId(id) ?? {};
    const from = now();
    const alertAnswers = alertsForRequest(
      request,
      { feed, alerts },
      { stop: id },
      { from, to: from + ALERTS_AHEAD_SECONDS },
    );
    cacheWithAlerts(reply, feed.version, alertAnswers);
    const { profile = 'foot' } = request.query;
    return { ...stopAreaDetail(feed, area, { city, postCode }, profile), alerts: alertAnswers };
  });

  app.get('/api/proximity/v2/stopAreas/:id/schedules', listStopAreaDepartures, async (request, reply) => {
    const { params, query } = request;
    preventCaching(reply);
    return departuresOfArea(snapshot(request).feed, params.id, query, now());
  });

  app.get('/api/v1/trips/:id', getTrip, async (request, reply) => {
    const { params, query } = request;
    const { feed, alerts } = snapshot(request);
    const instance = findTrip(feed, params.id, parseServiceDay(feed, query.date, now()), query.offset);
    const from = serviceDayStart(feed.timeZone, instance.serviceDay);
    const alertAnswers = alertsForRequest(
      request,
      { feed, alerts },
      { trip: params.id },
      { from, to: from + DAY_SECONDS },
    );
    preventCaching(reply);
    return { ...tripResponse(feed, instance), alerts: alertAnswers };
  });
}

/** Expected times change every half minute. */
function preventCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
