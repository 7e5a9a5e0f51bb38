import { findLine } from '@halte/engine/boards/lookUp';
import type { EpochSeconds } from '@halte/engine/common/time';
import { dayOf, isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { FastifyRequest } from 'fastify';
import { getLine, getLineTimetable, listLines } from '../../api/operations/lines.ts';
import { lineDetail } from '../../network/lineDetail.ts';
import { type Line, searchLines } from '../../network/lines.ts';
import { parseServiceDay } from '../../network/serviceDay.ts';
import { lineTimetable } from '../../network/timetable.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import { allowCaching } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';
import { alertsForRequest, cacheWithAlerts } from './alertsForRequest.ts';

/** The parts of the current network that these routes need. */
export interface LinesSnapshot {
  readonly feed: Feed;
  readonly lines: readonly Line[];
  readonly alerts: AlertIndex;
}

const CACHE_SECONDS = 300;
const ALERTS_AHEAD_SECONDS = 7 * 86_400;

export function lineRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => LinesSnapshot,
  now: () => EpochSeconds,
): void {
  app.get('/api/v1/lines', listLines, async (request, reply) => {
    const { query } = request;
    const { feed, lines } = snapshot(request);
    allowCaching(reply, feed.version, CACHE_SECONDS);
    return { lines: searchLines(feed, lines, query.search ?? '') };
  });

  app.get('/api/v1/lines/:id', getLine, async (request, reply) => {
    const { feed, alerts } = snapshot(request);
    const route = findLine(feed, request.params.id);
    const from = now();
    const today = dayOf(feed.timeZone, from);
    const span = { from, to: from + ALERTS_AHEAD_SECONDS };
    const alertAnswers = alertsForRequest(request, { feed, alerts }, { route: feed.routes[route]!.id }, span);
    cacheWithAlerts(reply, `${feed.version}-${isoOfDay(today)}`, alertAnswers);
    return { ...lineDetail(feed, route, today), alerts: alertAnswers };
  });

  app.get('/api/v1/lines/:id/timetable', getLineTimetable, async (request, reply) => {
    const { params, query } = request;
    const { feed } = snapshot(request);
    const route = findLine(feed, params.id);
    const day = parseServiceDay(feed, query.date, now());
    allowCaching(reply, `${feed.version}-${isoOfDay(day)}`, CACHE_SECONDS);
    return lineTimetable(feed, route, query.direction === '1' ? 1 : 0, day);
  });
}
