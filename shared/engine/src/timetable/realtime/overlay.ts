/** The real-time overlay of a timetable, looked up by trip instance. */

import type { DayNumber, EpochSeconds } from '../../common/time.ts';
import type { Feed, TripIndex } from '../feed/feed.ts';
import { isTranslated } from '../feed/translatedFeed.ts';
import type { TripInstanceUpdate } from './tripUpdates.ts';

/** Identifies one trip instance: a trip on a service day. */
export interface TripInstanceId {
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  /** Seconds to add to the trip's stop times: selects the departure of a frequency-based trip; else 0. */
  readonly offset: number;
}

export interface Overlay {
  /** As published, without the overlay; data derived from it is reused. */
  readonly timetable: Feed;
  /** When the newest of the updates was written. */
  readonly at: EpochSeconds;
  /** The trip instances that differ from the timetable, without duplicates; an added one is on a trip appended for it. */
  readonly instances: readonly TripInstanceUpdate[];
  readonly byTrip: ReadonlyMap<TripIndex, readonly TripInstanceUpdate[]>;
  /** Trips from this one on are added ones. */
  readonly firstAdded: TripIndex;
}

/** A feed with real-time updates: the trips of the timetable under the same indices, followed by added ones. */
export interface FeedWithUpdates extends Feed {
  readonly overlay: Overlay;
}

export function overlayOf(feed: Feed | FeedWithUpdates): Overlay | null {
  return 'overlay' in feed ? feed.overlay : null;
}

/** The feed as published, with the original names. */
export function timetableOf(feed: Feed): Feed {
  return overlayOf(feed)?.timetable ?? (isTranslated(feed) ? feed.original : feed);
}

/** The real-time update of a trip instance, if known. */
export function updateOf(feed: Feed, { trip, serviceDay, offset }: TripInstanceId): TripInstanceUpdate | null {
  const updates = overlayOf(feed)?.byTrip.get(trip);
  return updates?.find((update) => update.serviceDay === serviceDay && update.offset === offset) ?? null;
}

/** Whether the trip is not in the timetable. */
export function isAdded(feed: Feed, trip: TripIndex): boolean {
  return trip >= (overlayOf(feed)?.firstAdded ?? Number.POSITIVE_INFINITY);
}

/** Whether a running trip has a stop sequence that no trip of the timetable has. */
export function hasOwnPattern(feed: Feed, { trip, skipped }: TripInstanceUpdate): boolean {
  return isAdded(feed, trip) || skipped.includes(1);
}

/** The trip with an id that runs on a day. Trips added under one id for several days are separate trips. */
export function tripRunning(feed: Feed, id: string, day: DayNumber): TripIndex | null {
  const isRunning = (trip: TripIndex) => feed.runsOn(feed.trips.service[trip]!, day);
  const trip = feed.trips.ids.find(id);
  if (trip === undefined) return null;
  if (isRunning(trip)) return trip;
  for (let other = overlayOf(feed)?.firstAdded ?? feed.trips.count; other < feed.trips.count; other++)
    if (feed.trips.ids.at(other) === id && isRunning(other)) return other;
  return null;
}
