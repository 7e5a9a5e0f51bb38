/** Appends trips that are not in the timetable to those of a feed. */

import type { Feed, TripIds, TripIndex, Trips } from '@halte/engine/timetable/feed/feed';
import type { AddedTrip } from '@halte/engine/timetable/realtime/tripUpdates';
import { columnLike } from '../feed/columnLike.ts';
import { appendStopTimes } from './appendedStopTimes.ts';

type Column = Int32Array | Uint8Array | Int8Array;

/** A feed with added trips, and the index of the first of them. */
export interface FeedWithAdded {
  readonly feed: Feed;
  readonly firstAdded: TripIndex;
}

/** Each runs on its service day only, stops for boarding and alighting everywhere, and has no shape. @param feed as published. */
export function withAddedTrips(feed: Feed, added: readonly AddedTrip[]): FeedWithAdded {
  const [first] = added;
  if (!first) return { feed, firstAdded: feed.trips.count };
  const { stopTimes, start } = appendStopTimes(feed.stopTimes, added);
  const headsigns = [...new Set(added.map(({ headsign }) => headsign).filter((headsign) => headsign !== ''))];
  const days = [...new Set(added.map(({ serviceDay }) => serviceDay))];
  const firstService = feed.trips.service.reduce((most, service) => Math.max(most, service), -1) + 1;
  const rows = added.map((trip) => ({
    id: trip.id,
    route: trip.route,
    direction: trip.direction,
    headsign: trip.headsign === '' ? -1 : feed.texts.length + headsigns.indexOf(trip.headsign),
    service: firstService + days.indexOf(trip.serviceDay),
    length: trip.stops.length,
  }));
  // Stop times of trips are contiguous, so those of earlier messages become one trip that never runs.
  const gap = start - feed.stopTimes.count;
  const never = { ...rows[0]!, id: '', headsign: -1, service: firstService + days.length, length: gap };
  return {
    feed: {
      ...feed,
      texts: [...feed.texts, ...headsigns],
      trips: moreTrips(feed, gap === 0 ? rows : [never, ...rows]),
      stopTimes,
      runsOn: (service, day) =>
        service < firstService ? feed.runsOn(service, day) : days[service - firstService] === day,
    },
    firstAdded: feed.trips.count + (gap === 0 ? 0 : 1),
  };
}

interface TripRow {
  readonly id: string;
  readonly route: number;
  readonly direction: number;
  readonly headsign: number;
  readonly service: number;
  /** Number of stop times. */
  readonly length: number;
}

function moreTrips({ trips, stopTimes }: Feed, rows: readonly TripRow[]): Trips {
  let end = stopTimes.count;
  const column = <T extends Column>(known: T, read: (row: TripRow) => number) => appended(known, rows.map(read));
  return {
    ...trips,
    count: trips.count + rows.length,
    ids: withMore(
      trips.ids,
      rows.map(({ id }) => id),
    ),
    route: column(trips.route, ({ route }) => route),
    service: column(trips.service, ({ service }) => service),
    shape: column(trips.shape, () => -1),
    headsign: column(trips.headsign, ({ headsign }) => headsign),
    direction: column(trips.direction, ({ direction }) => direction),
    wheelchair: column(trips.wheelchair, () => 0),
    block: column(trips.block, () => -1),
    stopTimeStart: column(trips.stopTimeStart, ({ length }) => {
      end += length;
      return end;
    }),
  };
}

function withMore(ids: TripIds, more: readonly string[]): TripIds {
  const tripOf = new Map(more.map((id, i) => [id, ids.length + i]));
  tripOf.delete('');
  return {
    length: ids.length + more.length,
    at: (trip) => (trip < ids.length ? ids.at(trip) : more[trip - ids.length]!),
    find: (id) => tripOf.get(id) ?? ids.find(id),
  };
}

function appended<T extends Column>(column: T, more: ArrayLike<number>): T {
  const both = columnLike(column, column.length + more.length);
  both.set(column);
  both.set(more, column.length);
  return both;
}
