import type { Static } from 'typebox';
import type { AlertAnswer } from '../api/alerts.ts';
import { alertAnswer } from '../network/alertAnswer.ts';
import type { AlertIndex } from '../realtime/alerts.ts';
import { ALERT_SEVERITIES, type AlertScope } from '../realtime/resolve/model.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { routeOf } from '../timetable/trips.ts';
import type { PlannedRide } from './plan.ts';

/** Alerts to show with a journey, and their language. */
export interface AlertContext {
  readonly alerts: AlertIndex;
  readonly language: string;
}

/** Alerts about the line, its trip and the stops of boarding and alighting, during the ride; the most severe first. */
export function rideAlerts(
  feed: Feed,
  ride: PlannedRide,
  { alerts, language }: AlertContext,
): Static<typeof AlertAnswer>[] {
  const direction = feed.trips.direction[ride.trip];
  const trip: AlertScope = {
    route: routeOf(feed, ride.trip).id,
    trip: feed.trips.ids.at(ride.trip),
    ...(direction === 0 || direction === 1 ? { direction } : {}),
  };
  const found = [ride.from, ride.to].flatMap((stop) =>
    alerts.about({ ...trip, stop: feed.stops[stop]!.id }, ride.departure, ride.arrival),
  );
  return [...new Set(found)]
    .sort((a, b) => ALERT_SEVERITIES.indexOf(b.severity) - ALERT_SEVERITIES.indexOf(a.severity))
    .map((alert) => alertAnswer(alert, language, feed.timeZone));
}
