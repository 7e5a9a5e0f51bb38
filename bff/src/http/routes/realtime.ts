import { MESSAGE_NAMES, type Operator } from '@halte/demo-city/operator';
import { MOST_ALERTS } from '@halte/engine/api/alerts';
import { findLine } from '@halte/engine/boards/lookUp';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import { lineOfRoute } from '@halte/engine/timetable/routesOfLines';
import type { FastifyRequest } from 'fastify';
import { getDemoRealTime, listAlerts, listVehicles } from '../../api/operations/realtime.ts';
import { languageOf } from '../../common/language.ts';
import { alertAnswer } from '../../network/alertAnswer.ts';
import { vehicleAnswer } from '../../network/vehicleAnswer.ts';
import { notFound } from '../../problems/requestError.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import type { VehiclePosition } from '../../realtime/resolve/model.ts';
import type { App } from '../plugins/typedApp.ts';

/** The current state of the network. */
export interface RealTimeSnapshot {
  /** With the real-time updates applied. */
  readonly feed: Feed;
  readonly alerts: AlertIndex;
  readonly vehicles: readonly VehiclePosition[];
}

export function realtimeRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => RealTimeSnapshot,
  now: () => EpochSeconds,
): void {
  app.get('/api/v1/alerts', listAlerts, async (request, reply) => {
    const { feed, alerts } = snapshot(request);
    const { lineId: route, stopId: stop, limit = MOST_ALERTS } = request.query;
    if (route !== undefined) findLine(feed, route);
    if (stop !== undefined && !feed.stopById.has(stop) && !feed.areaById.has(stop))
      throw notFound('stop-not-found', `There is no stop with the id "${stop}".`);
    const at = now();
    const isOfAll = route === undefined && stop === undefined;
    const found = isOfAll
      ? alerts.all(at)
      : alerts.about({ ...(route !== undefined && { route }), ...(stop !== undefined && { stop }) }, at, at);
    reply.header('cache-control', 'no-store');
    const sent = found.slice(0, limit);
    return {
      alerts: sent.map((alert) => alertAnswer(alert, languageOf(request), feed.timeZone)),
      alertCount: found.length,
    };
  });

  app.get('/api/v1/vehicles', listVehicles, async (request, reply) => {
    const { query } = request;
    const { feed, vehicles } = snapshot(request);
    const line = query.lineId === undefined ? null : findLine(feed, query.lineId);
    const modes = query.mode && new Set(query.mode);
    const isOfModes = (route: RouteIndex | null) => route !== null && modes?.has(feed.routes[route]!.mode);
    const shown = vehicles.filter(
      ({ route }) =>
        (line === null || (route !== null && lineOfRoute(feed, route) === line)) &&
        (modes === undefined || isOfModes(route)),
    );
    reply.header('cache-control', 'no-store');
    return { vehicles: shown.map((vehicle) => vehicleAnswer(feed, vehicle, now())) };
  });
}

/** @param demo null if a real network's timetable is served. */
export function simulatedRealtimeRoutes(app: App, demo: () => Operator | null): void {
  app.get('/demo/gtfs-rt/:message.pb', getDemoRealTime, async ({ params }, reply) => {
    const operator = demo();
    if (!operator)
      throw notFound('not-simulated', 'Live data are only simulated for the made-up city, which is not served here.');
    const bytes = operator.realTimeMessage(params.message);
    if (!bytes)
      throw notFound('message-not-found', `There is no message "${params.message}", only ${MESSAGE_NAMES.join(', ')}.`);
    reply.type('application/x-protobuf').header('cache-control', 'no-store');
    return Buffer.from(bytes);
  });
}
