/** The stop times of a trip instance, as expected and as scheduled. */
import type { EpochSeconds } from '../common/time.ts';
import { serviceDayStart } from '../common/zone.ts';
import type { Feed } from './feed/feed.ts';
import { isAdded, type TripInstanceId, updateOf } from './realtime/overlay.ts';

/** The real-time status of a stop time: scheduled, predicted, cancelled with its trip, skipped, or on an added trip. */
export const STOP_TIME_STATUSES = ['scheduled', 'live', 'cancelled', 'skipped', 'added'] as const;
export type StopTimeStatus = (typeof STOP_TIME_STATUSES)[number];

export interface ExpectedStopTime {
  /** Expected time; scheduled time if the stop is not served. */
  readonly arrival: EpochSeconds;
  readonly departure: EpochSeconds;
  /** Scheduled time; null for a trip that is not in the timetable. */
  readonly scheduledArrival: EpochSeconds | null;
  readonly scheduledDeparture: EpochSeconds | null;
  readonly status: StopTimeStatus;
}

/** The stop times of one trip instance, by their 0-based position in the trip. */
export function stopTimesOf(feed: Feed, instance: TripInstanceId): (position: number) => ExpectedStopTime {
  const { arrival, departure } = feed.stopTimes;
  const zero = serviceDayStart(feed.timeZone, instance.serviceDay);
  const first = feed.trips.stopTimeStart[instance.trip]!;
  const update = updateOf(feed, instance);
  const asPlanned = (position: number) => {
    const scheduledArrival = zero + instance.offset + arrival[first + position]!;
    const scheduledDeparture = zero + instance.offset + departure[first + position]!;
    return { arrival: scheduledArrival, departure: scheduledDeparture, scheduledArrival, scheduledDeparture };
  };
  if (update === null) return (position) => ({ ...asPlanned(position), status: 'scheduled' });
  const expected = (position: number) => ({
    arrival: zero + update.arrival[position]!,
    departure: zero + update.departure[position]!,
  });
  if (isAdded(feed, instance.trip))
    return (position) => ({
      ...expected(position),
      scheduledArrival: null,
      scheduledDeparture: null,
      status: 'added',
    });
  return (position) => {
    if (update.cancelled) return { ...asPlanned(position), status: 'cancelled' };
    if (update.skipped[position] === 1) return { ...asPlanned(position), status: 'skipped' };
    return { ...asPlanned(position), ...expected(position), status: 'live' };
  };
}
