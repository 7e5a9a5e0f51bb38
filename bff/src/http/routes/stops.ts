import type { EpochSeconds } from '@halte/engine/common/time';
import { isoOfDay, serviceDayStart } from '@halte/engine/common/zone';
import { instantOf } from '@halte/engine/journeys/times';
import type { Feed, StopIndex } from '@halte/engine/timetable/feed/feed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { SchedulesQuery } from '../../api/departures.ts';
import {
  getStopArea,
  getStopTimetable,
  getTrip,
  listLineDepartures,
  listStopAreaDepartures,
  listStopDepartures,
} from '../../api/operations/stops.ts';
import { lineBoard, stopBoard } from '../../network/board.ts';
import { findLine, findStopArea, parseServiceDay, stopsNamed } from '../../network/lookUp.ts';
import { poleTimetable } from '../../network/poleTimetable.ts';
import { stopAreaDetail } from '../../network/stopArea.ts';
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
const DEFAULT_LIMIT = 5;

export function stopRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => StopsSnapshot,
  now: () => EpochSeconds,
): void {
  const since = (feed: Feed, text: string | undefined) =>
    // An unescaped "+" in the address arrives as a space.
    text === undefined ? now() : instantOf(feed.timeZone, text.replace(' ', '+'), 'fromDatetime');

  const boardOf = (feed: Feed, stops: readonly StopIndex[], query: Static<typeof SchedulesQuery>) => {
    const groupedBy = query.groupedByTerminus === 'true' ? 'terminus' : 'direction';
    return stopBoard(feed, stops, since(feed, query.fromDatetime), groupedBy, query.limit ?? DEFAULT_LIMIT);
  };

  app.get('/api/v1/stopPoints/:id/schedules', listStopDepartures, async (request, reply) => {
    const { params, query } = request;
    const { feed } = snapshot(request);
    const stops = stopsNamed(feed, params.id);
    preventCaching(reply);
    return { id: params.id, name: feed.areas[feed.stops[stops[0]!]!.area]!.name, ...boardOf(feed, stops, query) };
  });

  app.get('/api/v1/stopPoints/:id/lines/:lineId/departures', listLineDepartures, async (request, reply) => {
    const { params, query } = request;
    const { feed } = snapshot(request);
    const stops = stopsNamed(feed, params.id);
    const route = findLine(feed, params.lineId);
    const answer = lineBoard(feed, stops, route, since(feed, query.fromDatetime), {
      direction: wayOf(query.direction),
      to: query.toStopPointId === undefined ? null : stopsNamed(feed, query.toStopPointId),
      limit: query.limit ?? DEFAULT_LIMIT,
    });
    preventCaching(reply);
    return answer;
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
    const { feed } = snapshot(request);
    const { id, name, stops } = feed.areas[findStopArea(feed, params.id)]!;
    preventCaching(reply);
    return { id, name, ...boardOf(feed, stops, query) };
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

function wayOf(direction: '0' | '1' | undefined): 0 | 1 | null {
  return direction === undefined ? null : direction === '1' ? 1 : 0;
}

/** Expected times change every half minute. */
function preventCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
