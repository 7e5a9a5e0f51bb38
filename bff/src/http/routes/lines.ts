import type { FastifyRequest } from 'fastify';
import { IdParams, LineDetail, Lines, LinesQuery } from '../../api/lines.ts';
import { LineTimetable, LineTimetableQuery } from '../../api/timetables.ts';
import type { EpochSeconds } from '../../common/time.ts';
import { dayOf, isoOfDay } from '../../common/zone.ts';
import { lineDetail } from '../../network/lineDetail.ts';
import { type Line, searchLines } from '../../network/lines.ts';
import { findLine, parseServiceDay } from '../../network/lookUp.ts';
import { lineTimetable } from '../../network/timetable.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';
import { alertsForRequest, cacheWithAlerts } from './alertsForRequest.ts';

/** What these routes need of the network as it is now. */
export interface LinesSnapshot {
  readonly feed: Feed;
  readonly lines: readonly Line[];
  readonly alerts: AlertIndex;
}

const tags = ['lines'];
const CACHE_SECONDS = 300;
const ALERTS_AHEAD_SECONDS = 7 * 86_400;

export function lineRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => LinesSnapshot,
  now: () => EpochSeconds,
): void {
  app.get(
    '/api/v1/lines',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The lines; none where nothing matches.',
        problems: ['loading'],
      },
      schema: {
        tags,
        operationId: 'listLines',
        summary: 'The lines, or those that match a search',
        description:
          'In the order of the network’s signs: 2 before 10, by mode. A search is for short names, long names, destinations and stops, accents and case forgiven.',
        querystring: LinesQuery,
        response: { 200: Lines },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { feed, lines } = snapshot(request);
      allowCaching(reply, feed.version, CACHE_SECONDS);
      return { lines: searchLines(feed, lines, query.search ?? '') };
    },
  );

  app.get(
    '/api/v1/lines/:id',
    {
      config: { localized: true, tagged: true, answers: 'The line.', problems: ['loading', 'line-not-found'] },
      schema: {
        tags,
        operationId: 'getLine',
        summary: 'A line with its stops, its way and its alerts',
        description:
          'Stops as on the sign in the vehicle, each branch below the trunk that it leaves; the way on the map; when it runs; the alerts of the next seven days.',
        params: IdParams,
        response: { 200: LineDetail },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { feed, alerts } = snapshot(request);
      const route = findLine(feed, request.params.id);
      const from = now();
      const today = dayOf(feed.timeZone, from);
      const span = { from, to: from + ALERTS_AHEAD_SECONDS };
      const alertAnswers = alertsForRequest(request, { feed, alerts }, { route: feed.routes[route]!.id }, span);
      cacheWithAlerts(reply, `${feed.version}-${isoOfDay(today)}`, alertAnswers);
      return { ...lineDetail(feed, route, today), alerts: alertAnswers };
    },
  );

  app.get(
    '/api/v1/lines/:id/timetable',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The timetable; without columns, and with a reason, where nothing runs.',
        problems: ['loading', 'line-not-found', 'invalid-date'],
      },
      schema: {
        tags,
        operationId: 'getLineTimetable',
        summary: 'A day’s timetable of a line in one direction',
        description: 'As printed: stops below each other, trips side by side. Delays play no part in it.',
        params: IdParams,
        querystring: LineTimetableQuery,
        response: { 200: LineTimetable },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { feed } = snapshot(request);
      const route = findLine(feed, params.id);
      const day = parseServiceDay(feed, query.date, now());
      allowCaching(reply, `${feed.version}-${isoOfDay(day)}`, CACHE_SECONDS);
      return lineTimetable(feed, route, query.direction === '1' ? 1 : 0, day);
    },
  );
}
