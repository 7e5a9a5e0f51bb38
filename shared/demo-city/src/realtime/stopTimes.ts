import type { EpochSeconds } from '../timetable/time.ts';
import { trafficOn } from './delays.ts';
import type { TripInstance } from './schedule.ts';

/** When a trip instance reaches and leaves a stop, delays included. */
export interface PredictedStopTime {
  readonly arrival: EpochSeconds;
  readonly departure: EpochSeconds;
  /** Whole seconds. */
  readonly arrivalDelay: number;
  readonly departureDelay: number;
}

/** Share of the planned riding time between two stops that a late vehicle needs at least. */
const MIN_RIDE_SHARE = 0.85;
/** Seconds of the planned dwell time that a late vehicle does not cut short. */
const MIN_DWELL_SECONDS = 15;

const memoized = new WeakMap<TripInstance, readonly PredictedStopTime[]>();

/** One per stop of the trip; memoized. */
export function predictedStopTimes(instance: TripInstance, seed: number): readonly PredictedStopTime[] {
  const stopTimes = memoized.get(instance) ?? predict(instance, seed);
  memoized.set(instance, stopTimes);
  return stopTimes;
}

function predict(instance: TripInstance, seed: number): PredictedStopTime[] {
  const { trip, offset, dayStart } = instance;
  const stopTimes: PredictedStopTime[] = [];
  let last: { readonly planned: number; readonly predicted: number } | null = null;
  for (const [i, plannedArrival] of trip.arrivals.entries()) {
    const arrival = plannedArrival + offset;
    const departure = trip.departures[i]! + offset;
    const soonest: number = last
      ? last.predicted + Math.ceil((arrival - last.planned) * MIN_RIDE_SHARE)
      : Number.NEGATIVE_INFINITY;
    const arrivalDelay = Math.max(delayAt(instance, seed, arrival), soonest - arrival);
    const dwell = Math.min(departure - arrival, MIN_DWELL_SECONDS);
    const departureDelay = Math.max(delayAt(instance, seed, departure), arrival + arrivalDelay + dwell - departure);
    last = { planned: departure, predicted: departure + departureDelay };
    stopTimes.push({
      arrivalDelay,
      departureDelay,
      arrival: dayStart + arrival + arrivalDelay,
      departure: dayStart + departure + departureDelay,
    });
  }
  return stopTimes;
}

/** The delay at a planned time: it grows during the first minutes of a trip. */
function delayAt({ trip, start, baseDelay, trafficDelay }: TripInstance, seed: number, seconds: number): number {
  const growth = Math.min(1, 0.2 + Math.max(0, seconds - start) / 750);
  return Math.round(growth * (baseDelay + trafficDelay * trafficOn(trip.line.id, seed, seconds)));
}
