import type { DayNumber, EpochSeconds } from '../common/time.ts';
import type { StopIndex, TripIndex } from '../timetable/feed/feed.ts';
import { profileOf, type WalkProfile } from '../timetable/geo/walkRouter.ts';

/** Where a journey begins or ends, as given by the traveller. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** On foot or by bike. Its ends follow from its neighbours: the stop of a ride, else the journey's own end. */
export interface NonTransitLeg {
  readonly kind: 'walk' | 'bike';
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  /** Metres along streets. */
  readonly metres: number;
  /** By which it enters or leaves a station from the street: a position in `Feed.stationNodes`. Absent: by none. */
  readonly entrance?: number;
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
  /** The vehicle of the previous ride has become this trip, and travellers stay seated. */
  readonly staySeated?: true;
  /** Scheduled at another time than when the code of its journey was made. */
  readonly hasChangedTimes?: true;
}

export type PlannedLeg = NonTransitLeg | PlannedRide;

/** Options requested for a journey that also apply to later offers for it; defaults are omitted. */
export interface Wishes {
  /** Seconds added to every change; absent for a journey without changes. */
  readonly changeMarginSeconds?: number;
  readonly avoidsStairs?: true;
  readonly wheelchair?: true;
}

/** A journey. Two legs on foot or by bike are never consecutive. */
export interface Plan extends Wishes {
  readonly from: Spot;
  readonly to: Spot;
  readonly departure: EpochSeconds;
  readonly arrival: EpochSeconds;
  readonly legs: readonly PlannedLeg[];
}

/** For whom its walks are. */
export function profileOfPlan({ avoidsStairs, wheelchair }: Wishes): WalkProfile {
  return profileOf({ avoidStairs: avoidsStairs, wheelchair });
}

export function ridesOf(plan: Plan): PlannedRide[] {
  return plan.legs.filter((leg) => leg.kind === 'ride');
}

/** The rides that begin with boarding. */
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
