import type { PlannedRide } from '@halte/engine/journeys/plan';

/** A ride for rules that depend on its times only. */
export function plannedRide(departure: number, arrival: number): PlannedRide {
  return {
    kind: 'ride',
    trip: 0,
    serviceDay: 0,
    offset: 0,
    fromPosition: 0,
    toPosition: 1,
    from: 0,
    to: 1,
    departure,
    arrival,
  };
}
