import type { components } from '@halte/api';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

export type LaterJourney = components['schemas']['LaterJourney'];
/** For each ride of a journey, in order: the journeys in which it is made by a later vehicle. */
export type LaterRides = readonly (readonly LaterJourney[])[];

/** Changes whenever later vehicles have to be requested again: with the times of the rides, not with each answer. */
export function laterRidesKey({ sections, realTime }: DetailedJourney): string {
  const times = sections.flatMap(({ ride, departureDateTime, holds }) => (ride ? `${departureDateTime}${holds}` : []));
  return [realTime, ...times].join();
}
