import type { Beside } from '@halte/engine/journeys/detail';
import { planFare } from './planFare.ts';
import { type AlertContext, rideAlerts } from './rideAlerts.ts';

/** What is said of a journey beside its timetable. */
export function besideOf(news: AlertContext): Beside {
  return { priceOf: planFare, alertsOf: (feed, ride) => rideAlerts(feed, ride, news) };
}
