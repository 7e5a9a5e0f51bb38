import type { DayNumber, EpochSeconds } from '../common/time.ts';
import type { StopIndex, TripIndex } from '../timetable/feed/feed.ts';

/** Where a journey begins or ends, as the traveller named it. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** On foot or by bike. Where it leads follows from its neighbours: the stop of a ride, else the journey's own end. */
export interface NonTransitLeg {
  readonly kind: 'walk' | 'bike';
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  /** Along streets. */
  readonly metres: number;
}

export interface PlannedRide {
  readonly kind: 'ride';
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  readonly offset: number;
  readonly fromPosition: number;
  readonly toPosition: number;
  readonly from: StopIndex;
  readonly to: StopIndex;
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  /** The vehicle of the ride before has become this trip, and travellers stay seated. */
  readonly staySeated?: true;
}

export type PlannedLeg = NonTransitLeg | PlannedRide;

/** What was requested of a journey that has to hold for what is offered with it later; nothing where that is as usual. */
export interface Wishes {
  /** Seconds that every change takes longer; absent without a change. */
  readonly changeMarginSeconds?: number;
  readonly avoidsStairs?: true;
}

/** One way to get there. Two legs of own power never follow each other. */
export interface Plan extends Wishes {
  readonly from: Spot;
  readonly to: Spot;
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  readonly legs: readonly PlannedLeg[];
}

export function ridesOf(plan: Plan): PlannedRide[] {
  return plan.legs.filter((leg) => leg.kind === 'ride');
}

/** Those that begin with getting on. */
export function boardedRidesOf(plan: Plan): PlannedRide[] {
  return ridesOf(plan).filter(({ staySeated }) => !staySeated);
}

/** Metres on foot. */
export function walkingMetresOf(plan: Plan): number {
  return plan.legs.reduce((sum, leg) => (leg.kind === 'walk' ? sum + leg.metres : sum), 0);
}

/** Seconds on foot. */
export function walkingSecondsOf(plan: Plan): number {
  return plan.legs.reduce((sum, leg) => (leg.kind === 'walk' ? sum + leg.arrival - leg.departure : sum), 0);
}
