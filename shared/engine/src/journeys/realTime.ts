/** The real-time state of a journey: the status of its rides, and whether it can still be made. */
import type { JOURNEY_STATES } from '../api/journeys.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { type StopTimeStatus, stopTimesOf } from '../timetable/stopTimes.ts';
import { type Plan, type PlannedLeg, type PlannedRide, ridesOf } from './plan.ts';

export type JourneyState = (typeof JOURNEY_STATES)[number];

export interface RideState {
  /** `skipped`: it runs, but does not stop for boarding or alighting. */
  readonly status: StopTimeStatus;
  /** Null for a trip that is not in the timetable. */
  readonly scheduledDeparture: EpochSeconds | null;
  readonly scheduledArrival: EpochSeconds | null;
}

export function rideState(feed: Feed, ride: PlannedRide): RideState {
  const stopTimeAt = stopTimesOf(feed, ride);
  const [boarding, leaving] = [stopTimeAt(ride.fromPosition), stopTimeAt(ride.toPosition)];
  return {
    status: leaving.status === 'skipped' ? leaving.status : boarding.status,
    scheduledDeparture: boarding.scheduledDeparture,
    scheduledArrival: leaving.scheduledArrival,
  };
}

export function journeyState(feed: Feed, plan: Plan): JourneyState {
  const statuses = ridesOf(plan).map((ride) => rideState(feed, ride).status);
  if (statuses.some(isNotMade)) return 'cancelled';
  if (plan.legs.some((leg, i) => isMissed(leg, plan.legs[i - 1]))) return 'missedConnection';
  return statuses.some((status) => status !== 'scheduled') ? 'live' : 'scheduled';
}

/** Whether a ride of the plan can be made, given that all previous ones can. */
export function holds(feed: Feed, { legs }: Plan, ride: PlannedRide): boolean {
  return !isNotMade(rideState(feed, ride).status) && !isMissed(ride, legs[legs.indexOf(ride) - 1]);
}

/** Scheduled departure and arrival of a journey; null for an end with a trip that is not in the timetable. */
export function scheduledTimes(
  feed: Feed,
  { departure, arrival, legs }: Plan,
): { readonly departure: EpochSeconds | null; readonly arrival: EpochSeconds | null } {
  const first = legs.find(({ kind }) => kind === 'ride');
  const last = legs.findLast(({ kind }) => kind === 'ride');
  if (first?.kind !== 'ride' || last?.kind !== 'ride') return { departure, arrival };
  const { scheduledDeparture } = rideState(feed, first);
  const { scheduledArrival } = rideState(feed, last);
  return {
    departure: scheduledDeparture === null ? null : scheduledDeparture - (first.departure - departure),
    arrival: scheduledArrival === null ? null : scheduledArrival + (arrival - last.arrival),
  };
}

function isNotMade(status: StopTimeStatus): boolean {
  return status === 'cancelled' || status === 'skipped';
}

function isMissed(leg: PlannedLeg, before: PlannedLeg | undefined): boolean {
  return leg.kind === 'ride' && before !== undefined && before.arrival > leg.departure;
}
