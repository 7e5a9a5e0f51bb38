/** Real time in words, for tests. */

import type { Feed } from '../feed.ts';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from '../realtime/tripUpdates.ts';
import { withUpdates } from '../realtime/withUpdates.ts';
import { dayFromIso } from '../time/zone.ts';

export interface Said {
  /** Seconds, negative when early. */
  readonly late?: number;
  /** The first position that is late. */
  readonly from?: number;
  readonly cancelled?: boolean;
  /** Positions. */
  readonly skips?: readonly number[];
  readonly offset?: number;
}

/** What is said of the run of trip `id` on a service day (ISO). */
export function runUpdate(feed: Feed, id: string, day: string, said: Said): TripInstanceUpdate {
  const { late = 0, from = 0, cancelled = false, skips = [], offset = 0 } = said;
  const trip = feed.tripById.get(id)!;
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
  const halts = calls.split(', ').map((call) => {
    const [stop, clock] = call.split(' ');
    const [hours, minutes] = clock!.split(':').map(Number);
    return { stop: feed.stopById.get(stop!)!, time: hours! * 3_600 + minutes! * 60 };
  });
  const times = Int32Array.from(halts, ({ time }) => time);
  return {
    id,
    route: 0,
    direction: -1,
    headsign: '',
    serviceDay: dayFromIso(day),
    stops: Int32Array.from(halts, ({ stop }) => stop),
    arrival: times,
    departure: times,
  };
}

export function updatesOf(...told: readonly (TripInstanceUpdate | AddedTrip)[]): TripUpdates {
  return {
    at: 0,
    runs: told.filter((one): one is TripInstanceUpdate => 'trip' in one),
    added: told.filter((one): one is AddedTrip => 'id' in one),
  };
}

/** The feed with one run of `id` otherwise than planned. */
export function withRun(feed: Feed, id: string, day: string, said: Said): Feed {
  return withUpdates(feed, updatesOf(runUpdate(feed, id, day, said)));
}
