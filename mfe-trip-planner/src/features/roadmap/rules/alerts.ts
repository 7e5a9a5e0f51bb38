import type { components } from '@halte/api';
import type { DetailedJourney, Ride } from '../../../trip/detailedJourney.ts';

export type Alert = components['schemas']['Alert'];

/** Whether an alert is about a stop that the ride does not use: alerts of the whole line are shown with its rides too. */
export function isHarmless({ stopIds }: Alert, { calls }: Pick<Ride, 'calls'>): boolean {
  const used = new Set(calls.flatMap(({ point: { stopPointId, stopAreaId } }) => [stopPointId, stopAreaId]));
  return stopIds.length > 0 && stopIds.every((id) => !used.has(id));
}

/** The alerts that concern the rides of a journey, without duplicates. */
export function alertsOf({ sections }: DetailedJourney): readonly Alert[] {
  const all = sections.flatMap(({ ride }) => ride?.alerts.filter((alert) => !isHarmless(alert, ride)) ?? []);
  return [...new Map(all.map((alert) => [alert.id, alert])).values()];
}
