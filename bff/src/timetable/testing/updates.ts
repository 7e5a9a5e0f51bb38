/** Real-time updates for tests. */

import { dayFromIso } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { withUpdates } from '../realtime/withUpdates.ts';

export interface InstanceChanges {
  /** Seconds, negative when early. */
  readonly late?: number;
  /** The first delayed position. */
  readonly from?: number;
  readonly cancelled?: boolean;
  /** Skipped positions. */
  readonly skips?: readonly number[];
  readonly offset?: number;
}

/** The update of the trip `id` on a service day (ISO). */
export function instanceUpdate(feed: Feed, id: string, day: string, changes: InstanceChanges): TripInstanceUpdate {
  const { late = 0, from = 0, cancelled = false, skips = [], offset = 0 } = changes;
  const trip = feed.trips.ids.find(id)!;
  const [start, end] = [feed.trips.stopTimeStart[trip]!, feed.trips.stopTimeStart[trip + 1]!];
  const expected = (time: number, position: number) => time + offset + (position < from ? 0 : late);
  return {
    trip,
    serviceDay: dayFromIso(day),
    offset,
    cancelled,
    arrival: feed.stopTimes.arrival.slice(start, end).map(expected),
    departure: feed.stopTimes.departure.slice(start, end).map(expected),
    skipped: Uint8Array.from({ length: end - start }, (_, position) => (skips.includes(position) ? 1 : 0)),
  };
}

/** `A 8:00, B 8:10`: stops by id, of the first line. */
export function addedTrip(feed: Feed, id: string, day: string, calls: string): AddedTrip {
  const stopTimes = calls.split(', ').map((call) => {
    const [stop, clock] = call.split(' ');
    const [hours, minutes] = clock!.split(':').map(Number);
    return { stop: feed.stopById.get(stop!)!, time: hours! * 3_600 + minutes! * 60 };
  });
  const times = Int32Array.from(stopTimes, ({ time }) => time);
  return {
    id,
    route: 0,
    direction: -1,
    headsign: '',
    serviceDay: dayFromIso(day),
    stops: Int32Array.from(stopTimes, ({ stop }) => stop),
    arrival: times,
    departure: times,
  };
}

export function updatesOf(...updates: readonly (TripInstanceUpdate | AddedTrip)[]): TripUpdates {
  return {
    at: 0,
    instances: updates.filter((one): one is TripInstanceUpdate => 'trip' in one),
    added: updates.filter((one): one is AddedTrip => 'id' in one),
  };
}

/** The feed with changes to the trip `id` on one day. */
export function withInstanceUpdate(feed: Feed, id: string, day: string, changes: InstanceChanges): Feed {
  return withUpdates(feed, updatesOf(instanceUpdate(feed, id, day, changes)));
}
