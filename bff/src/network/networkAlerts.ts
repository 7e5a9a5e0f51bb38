/** A short summary of current disruptions, for one or two lines of text. */

import type { Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import { lineById } from '@halte/engine/timetable/routesOfLines';
import { compareRoutes } from '@halte/engine/timetable/stopIndex';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import type { NetworkAlerts as NetworkAlertsSchema } from '../api/network.ts';
import type { Alert } from '../realtime/resolve/model.ts';
import { alertAnswer } from './alertAnswer.ts';

type NetworkAlerts = Static<typeof NetworkAlertsSchema>;

const MOST_ALERTS = 10;
const MOST_LINES = 12;

/** @param alerts those in force, the most severe first. Alerts about some stops only are left out. Alerts without an effect count, as on the pages of lines. */
export function networkAlerts(feed: Feed, alerts: readonly Alert[], language: string): NetworkAlerts {
  const found = alerts.flatMap((alert) => {
    const routes = routesOf(feed, alert);
    return routes.length > 0 || isAboutAll(alert) ? [{ alert, routes }] : [];
  });
  return {
    alerts: found.slice(0, MOST_ALERTS).map(({ alert, routes }) => {
      const { id, effect, severity, header } = alertAnswer(alert, language, feed.timeZone);
      const lines = routes.slice(0, MOST_LINES).map((route) => badgeOf(feed, route));
      return { id, effect, severity, header, lines, lineCount: routes.length };
    }),
    alertCount: found.length,
  };
}

function routesOf(feed: Feed, { scopes }: Alert): RouteIndex[] {
  const routes = new Set(scopes.flatMap(({ route }) => lineById(feed, route ?? '') ?? []));
  return [...routes].sort((a, b) => compareRoutes(feed, a, b));
}

function isAboutAll({ scopes }: Alert): boolean {
  return scopes.every(({ route, stop, trip }) => route === undefined && stop === undefined && trip === undefined);
}
