import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  DeparturesParams,
  DeparturesQuery,
  LineDeparturesAnswer,
  Schedules,
  SchedulesQuery,
} from '../../api/departures.ts';
import { IdParams } from '../../api/lines.ts';
import { StopAreaDetail, TripInstance, TripInstanceQuery } from '../../api/stops.ts';
import { StopTimetable, StopTimetableQuery } from '../../api/timetables.ts';
import type { EpochSeconds } from '../../common/time.ts';
import { isoOfDay, serviceDayStart } from '../../common/zone.ts';
import { instantOf } from '../../journeys/times.ts';
import { lineBoard, stopBoard } from '../../network/board.ts';
import { findLine, findStopArea, parseServiceDay, stopsNamed } from '../../network/lookUp.ts';
import { poleTimetable } from '../../network/poleTimetable.ts';
import { stopAreaDetail } from '../../network/stopArea.ts';
import { findTrip, tripResponse } from '../../network/tripDetail.ts';
import type { Places } from '../../places/places.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import type { Feed, StopIndex } from '../../timetable/feed/feed.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';
import { alertsForRequest, cacheWithAlerts } from './alertsForRequest.ts';

/** What these routes need of the network as it is now. */
export interface StopsSnapshot {
  readonly feed: Feed;
  readonly places: Pick<Places, 'byId'>;
  readonly alerts: AlertIndex;
}

const tags = ['stops'];
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
    // A "+" that was not escaped in the address arrives as a space.
    text === undefined ? now() : instantOf(feed.timeZone, text.replace(' ', '+'), 'fromDatetime');

  const boardOf = (feed: Feed, stops: readonly StopIndex[], query: Static<typeof SchedulesQuery>) => {
    const groupedBy = query.groupedByTerminus === 'true' ? 'terminus' : 'direction';
    return stopBoard(feed, stops, since(feed, query.fromDatetime), groupedBy, query.limit ?? DEFAULT_LIMIT);
  };

  app.get(
    '/api/v1/stopPoints/:id/schedules',
    {
      config: {
        localized: true,
        answers: 'Departures by line. Each line is there once, also without departures.',
        problems: ['loading', 'stop-point-not-found', 'invalid-time'],
      },
      schema: {
        tags,
        operationId: 'listStopDepartures',
        summary: 'The next departures of a stop point',
        description:
          'By line and direction, or by line and terminus; of a stop area, those of all its stop points. Live where something is known, else by the timetable: `status` tells which.',
        params: IdParams,
        querystring: SchedulesQuery,
        response: { 200: Schedules },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { feed } = snapshot(request);
      const stops = stopsNamed(feed, params.id);
      preventCaching(reply);
      return { id: params.id, name: feed.areas[feed.stops[stops[0]!]!.area]!.name, ...boardOf(feed, stops, query) };
    },
  );

  app.get(
    '/api/v1/stopPoints/:id/lines/:lineId/departures',
    {
      config: {
        localized: true,
        answers: 'Departures by time; none, and a reason, where nothing leaves.',
        problems: ['loading', 'stop-point-not-found', 'line-not-found', 'invalid-time'],
      },
      schema: {
        tags,
        operationId: 'listLineDepartures',
        summary: 'The next departures of one line at a stop',
        description: 'All of them, those of one direction, or those that go to another stop, with their arrival there.',
        params: DeparturesParams,
        querystring: DeparturesQuery,
        response: { 200: LineDeparturesAnswer },
        ...KEYED,
      },
    },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/api/v1/stopPoints/:id/timetable',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The timetable; without hours, and with a reason, where nothing leaves.',
        problems: ['loading', 'stop-point-not-found', 'line-not-found', 'invalid-date'],
      },
      schema: {
        tags,
        operationId: 'getStopTimetable',
        summary: 'A day’s timetable of a line at a stop',
        description: 'By the hour, as it hangs at the pole. Delays play no part in it.',
        params: IdParams,
        querystring: StopTimetableQuery,
        response: { 200: StopTimetable },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { feed } = snapshot(request);
      const stops = stopsNamed(feed, params.id);
      const route = findLine(feed, query.lineId);
      const day = parseServiceDay(feed, query.date, now());
      allowCaching(reply, `${feed.version}-${isoOfDay(day)}`, CACHE_SECONDS);
      return poleTimetable(feed, stops, route, wayOf(query.direction), day);
    },
  );

  app.get(
    '/api/proximity/v2/stopAreas/:id',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The stop area.',
        problems: ['loading', 'stop-area-not-found'],
      },
      schema: {
        tags,
        operationId: 'getStopArea',
        summary: 'A stop area with its platforms, lines and alerts',
        description:
          'By its id or by that of one of its stop points. With what is near on foot, and the alerts of the next seven days.',
        params: IdParams,
        response: { 200: StopAreaDetail },
        ...KEYED,
      },
    },
    async (request, reply) => {
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
      return { ...stopAreaDetail(feed, area, { city, postCode }), alerts: alertAnswers };
    },
  );

  app.get(
    '/api/proximity/v2/stopAreas/:id/schedules',
    {
      config: {
        localized: true,
        answers: 'Departures by line. Each line is there once, also without departures.',
        problems: ['loading', 'stop-area-not-found', 'invalid-time'],
      },
      schema: {
        tags,
        operationId: 'listStopAreaDepartures',
        summary: 'The next departures of a stop area',
        description: 'Of all its stop points, by line and direction, or by line and terminus.',
        params: IdParams,
        querystring: SchedulesQuery,
        response: { 200: Schedules },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { feed } = snapshot(request);
      const { id, name, stops } = feed.areas[findStopArea(feed, params.id)]!;
      preventCaching(reply);
      return { id, name, ...boardOf(feed, stops, query) };
    },
  );

  app.get(
    '/api/v1/trips/:id',
    {
      config: {
        localized: true,
        answers: 'The trip.',
        problems: ['loading', 'trip-not-found', 'trip-not-on-this-day', 'run-not-found', 'invalid-date'],
      },
      schema: {
        tags,
        operationId: 'getTrip',
        summary: 'A trip on one service day with all its stop times',
        description: 'Times as expected now and as planned.',
        params: IdParams,
        querystring: TripInstanceQuery,
        response: { 200: TripInstance },
        ...KEYED,
      },
    },
    async (request, reply) => {
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
    },
  );
}

function wayOf(direction: '0' | '1' | undefined): 0 | 1 | null {
  return direction === undefined ? null : direction === '1' ? 1 : 0;
}

/** What is expected changes from one half minute to the next. */
function preventCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
