/** A timetable as its vehicles really run. */

import type { Feed, TripIndex } from '../feed/feed.ts';
import { withAddedTrips } from './addedTrips.ts';
import { hasTripInstance } from './headways.ts';
import { type FeedWithUpdates, timetableOf } from './overlay.ts';
import { withPassedOn } from './passedOn.ts';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from './tripUpdates.ts';

/**
 * Whatever takes a feed sees the updates through this one: delays, cancelled trips, skipped stops, added trips. Trips keep
 * their indices; an added trip is a trip of its own after them, and stops for boarding and alighting everywhere.
 *
 * Updates do not add up: earlier ones of `feed` are forgotten. A trip that the timetable does not have is left out, of two updates of
 * one trip the later counts, and without any the timetable itself is given back. Costs some milliseconds for a city; nothing that was
 * made of the timetable before is made again.
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
