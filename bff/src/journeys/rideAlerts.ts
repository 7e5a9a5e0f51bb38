import type { AlertAnswer } from '@halte/engine/api/alerts';
import type { PlannedRide } from '@halte/engine/journeys/plan';
import { ALERT_SEVERITIES } from '@halte/engine/timetable/alertKinds';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { routeOf } from '@halte/engine/timetable/trips';
import type { Static } from 'typebox';
import { alertAnswer } from '../network/alertAnswer.ts';
import type { AlertIndex } from '../realtime/alerts.ts';
import type { AlertScope } from '../realtime/resolve/model.ts';

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
