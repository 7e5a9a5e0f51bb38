import type { PlannedLeg, PlannedRide } from './plan.ts';

/** Shorter waits are part of the change and not shown separately. */
const SHOWN_WAIT_SECONDS = 60;

export interface Wait {
  readonly kind: 'wait';
  readonly departure: number;
  readonly arrival: number;
  /** The ride after the wait. */
  readonly before: PlannedRide;
}

export type Step = PlannedLeg | Wait;

/** The legs with the waits between them. */
export function stepsOf(legs: readonly PlannedLeg[]): Step[] {
  return legs.flatMap((leg, i): Step[] => {
    const since = legs[i - 1]?.arrival ?? leg.departure;
    return leg.kind === 'ride' && !leg.staySeated && leg.departure - since >= SHOWN_WAIT_SECONDS
      ? [{ kind: 'wait', departure: since, arrival: leg.departure, before: leg }, leg]
      : [leg];
  });
}
