/** A feed with runs that the timetable does not have, as trips after its own. */

import type { Feed, StopTimes, TripIds, Trips } from '../feed/feed.ts';
import type { AddedTrip } from './tripUpdates.ts';

type Column = Int32Array | Uint16Array | Uint8Array | Int8Array | Float32Array;

/** Each runs on its service day only, stops for boarding and alighting everywhere, and has no shape. */
export function withAddedTrips(feed: Feed, added: readonly AddedTrip[]): Feed {
  if (added.length === 0) return feed;
  const headsigns = [...new Set(added.map(({ headsign }) => headsign).filter((headsign) => headsign !== ''))];
  const days = [...new Set(added.map(({ serviceDay }) => serviceDay))];
  const firstService = feed.trips.service.reduce((most, service) => Math.max(most, service), -1) + 1;
  return {
    ...feed,
    texts: [...feed.texts, ...headsigns],
    trips: {
      ...moreTrips(feed, added),
      headsign: appended(
        feed.trips.headsign,
        added.map(({ headsign }) => (headsign === '' ? -1 : feed.texts.length + headsigns.indexOf(headsign))),
      ),
      service: appended(
        feed.trips.service,
        added.map(({ serviceDay }) => firstService + days.indexOf(serviceDay)),
      ),
    },
    stopTimes: moreStopTimes(feed.stopTimes, added),
    runsOn: (service, day) =>
      service < firstService ? feed.runsOn(service, day) : days[service - firstService] === day,
  };
}

function moreTrips({ trips, stopTimes }: Feed, added: readonly AddedTrip[]): Trips {
  let end = stopTimes.count;
  return {
    ...trips,
    count: trips.count + added.length,
    ids: withMore(
      trips.ids,
      added.map(({ id }) => id),
    ),
    route: appended(
      trips.route,
      added.map(({ route }) => route),
    ),
    shape: appended(
      trips.shape,
      added.map(() => -1),
    ),
    direction: appended(
      trips.direction,
      added.map(({ direction }) => direction),
    ),
    wheelchair: appended(
      trips.wheelchair,
      added.map(() => 0),
    ),
    block: appended(
      trips.block,
      added.map(() => -1),
    ),
    stopTimeStart: appended(
      trips.stopTimeStart,
      added.map(({ stops }) => {
        end += stops.length;
        return end;
      }),
    ),
  };
}

function withMore(ids: TripIds, more: readonly string[]): TripIds {
  const tripOf = new Map(more.map((id, i) => [id, ids.length + i]));
  return {
    length: ids.length + more.length,
    at: (trip) => (trip < ids.length ? ids.at(trip) : more[trip - ids.length]!),
    find: (id) => tripOf.get(id) ?? ids.find(id),
  };
}

function moreStopTimes(stopTimes: StopTimes, added: readonly AddedTrip[]): StopTimes {
  const stop = appended(
    stopTimes.stop,
    added.flatMap(({ stops }) => [...stops]),
  );
  const more = stop.length - stopTimes.count;
  return {
    count: stop.length,
    stop,
    arrival: appended(
      stopTimes.arrival,
      added.flatMap(({ arrival }) => [...arrival]),
    ),
    departure: appended(
      stopTimes.departure,
      added.flatMap(({ departure }) => [...departure]),
    ),
    pickup: appended(stopTimes.pickup, new Uint8Array(more).fill(1)),
    dropOff: appended(stopTimes.dropOff, new Uint8Array(more).fill(1)),
    shapeDistance: appendedUnlessEmpty(stopTimes.shapeDistance, new Float32Array(more).fill(Number.NaN)),
    sequence: appended<Uint16Array | Int32Array>(
      stopTimes.sequence,
      added.flatMap(({ stops }) => [...stops.keys()]),
    ),
    headsign: appendedUnlessEmpty(stopTimes.headsign, new Int32Array(more).fill(-1)),
  };
}

/** An empty column says nothing of any stop time, and stays so. */
function appendedUnlessEmpty<T extends Column>(column: T, more: ArrayLike<number>): T {
  return column.length === 0 ? column : appended(column, more);
}

function appended<T extends Column>(column: T, more: ArrayLike<number>): T {
  const Kind = column.constructor as new (length: number) => T;
  const both = new Kind(column.length + more.length);
  both.set(column);
  both.set(more, column.length);
  return both;
}
