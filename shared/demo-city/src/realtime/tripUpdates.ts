import { compact } from '../timetable/calendar.ts';
import { formatClock } from '../timetable/clock.ts';
import { dateOf, type EpochSeconds } from '../timetable/time.ts';
import { closuresAround, isSkipped } from './closures.ts';
import type { FeedEntity, StopTimeUpdate, TripDescriptor } from './encode.ts';
import type { Schedule, TripInstance } from './schedule.ts';
import { predictedStopTimes } from './stopTimes.ts';

/** A trip is published from this long before it starts until this long after its planned end, when the latest have arrived. */
export const PUBLISHED_BEFORE_SECONDS = 1_200;
export const PUBLISHED_AFTER_SECONDS = 1_200;
const CANCELLATION_BEFORE_SECONDS = 3 * 3_600;

/** Delays, cancellations and skipped stops of all trips that are on the road or soon will be. */
export function tripUpdates(schedule: Schedule, now: EpochSeconds): FeedEntity[] {
  const closures = closuresAround(now);
  return schedule
    .instancesBetween(now - PUBLISHED_AFTER_SECONDS, now + CANCELLATION_BEFORE_SECONDS)
    .filter(({ isCancelled, dayStart, start }) => isCancelled || dayStart + start <= now + PUBLISHED_BEFORE_SECONDS)
    .map((instance) => ({
      id: instance.name,
      tripUpdate: instance.isCancelled
        ? { trip: { ...tripDescriptorOf(instance), scheduleRelationship: 'CANCELED' } }
        : {
            trip: tripDescriptorOf(instance),
            stopTimeUpdate: stopTimeUpdates(instance),
            vehicleId: instance.name,
          },
    }));

  /** A delay holds until the next one in the message, so stops with the same delay as the one before are left out. */
  function stopTimeUpdates(instance: TripInstance): StopTimeUpdate[] {
    const { line, pattern } = instance.trip;
    const updates: StopTimeUpdate[] = [];
    let publishedDelay: number | null = null;
    const predicted = predictedStopTimes(instance, schedule.network.seed);
    for (const [position, { arrival, arrivalDelay, departureDelay }] of predicted.entries()) {
      const { stop } = pattern.stops[position]!;
      const update = { stopSequence: position + 1, stopId: stop };
      if (isSkipped(closures, line.id, schedule.areaNameOf(stop), arrival)) {
        updates.push({ ...update, scheduleRelationship: 'SKIPPED' });
      } else if (arrivalDelay !== publishedDelay || departureDelay !== publishedDelay) {
        updates.push({ ...update, arrival: { delay: arrivalDelay }, departure: { delay: departureDelay } });
        publishedDelay = departureDelay;
      }
    }
    return updates;
  }
}

export function tripDescriptorOf({ trip, serviceDay, start }: TripInstance): TripDescriptor {
  return {
    tripId: trip.id,
    startDate: compact(dateOf(serviceDay)),
    routeId: trip.line.id,
    directionId: trip.pattern.direction,
    // A trip that runs by headway is identified by its start time.
    ...(trip.frequencies.length > 0 && { startTime: formatClock(start) }),
  };
}
