/** Lays real-time updates over a timetable. */

import type { Feed, TripIndex } from '@halte/engine/timetable/feed/feed';
import { hasTripInstance } from '@halte/engine/timetable/realtime/headways';
import { type FeedWithUpdates, timetableOf } from '@halte/engine/timetable/realtime/overlay';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { withAddedTrips } from './addedTrips.ts';
import { withPassedOn } from './passedOn.ts';

/**
 * A feed through which every reader sees the updates: delays, cancelled trips, skipped stops, added trips. Trips keep
 * their indices; added trips are appended, and stop for boarding and alighting everywhere.
 *
 * Updates do not accumulate: earlier ones of `feed` are dropped. Updates of unknown trips are left out, the later of two updates of
 * one trip wins, and without any update the timetable itself is returned. Takes a few milliseconds for a city; data
 * derived from the timetable is reused.
 *
 * @param updates resolved against this very timetable.
 */
export function withUpdates(feed: Feed, updates: TripUpdates): Feed {
  const timetable = timetableOf(feed);
  const added = lastOfEach(
    updates.added.filter((update) => isPossible(timetable, update)),
    ({ id, serviceDay }) => `${serviceDay} ${id}`,
  );
  const known = lastOfEach(
    updates.instances.filter((update) => fitsTimetable(timetable, update)),
    ({ trip, serviceDay, offset }) => `${trip} ${serviceDay} ${offset}`,
  );
  if (added.length === 0 && known.length === 0) return timetable;
  const { feed: withAdded, firstAdded } = withAddedTrips(timetable, added);
  const instances = [...withPassedOn(timetable, known), ...added.map((update, i) => asUpdate(update, firstAdded + i))];
  const overlay = {
    timetable,
    at: updates.at,
    instances,
    byTrip: Map.groupBy(instances, ({ trip }) => trip),
    firstAdded,
  };
  const now: FeedWithUpdates = { ...withAdded, overlay };
  return now;
}

function asUpdate({ serviceDay, stops, arrival, departure }: AddedTrip, trip: TripIndex): TripInstanceUpdate {
  return { trip, serviceDay, offset: 0, cancelled: false, arrival, departure, skipped: new Uint8Array(stops.length) };
}

function fitsTimetable(feed: Feed, update: TripInstanceUpdate): boolean {
  if (!hasTripInstance(feed, update)) return false;
  const { stopTimeStart } = feed.trips;
  const length = stopTimeStart[update.trip + 1]! - stopTimeStart[update.trip]!;
  return [update.arrival, update.departure, update.skipped].every((column) => column.length === length);
}

function isPossible(feed: Feed, { id, route, stops, arrival, departure }: AddedTrip): boolean {
  return (
    stops.length > 1 &&
    arrival.length === stops.length &&
    departure.length === stops.length &&
    stops.every((stop) => stop in feed.stops) &&
    route in feed.routes &&
    feed.trips.ids.find(id) === undefined
  );
}

function lastOfEach<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [nameOf(one), one])).values()];
}
