/** Reads a network file as the timetable that it was written from. Needs nothing of Node. */

import { areaNumbers } from '../timetable/feed/areaNumbers.ts';
import type { Feed, TripIds } from '../timetable/feed/feed.ts';
import { runsOn } from '../timetable/feed/runsOn.ts';
import { ownColumn } from '../timetable/makeColumn.ts';
import { routesOfStops } from '../timetable/stopRoutes.ts';
import { visitsOfStops } from '../timetable/stopVisits.ts';
import { about } from './about.ts';
import { type ByteReader, damaged } from './bytes.ts';
import { type Codec, list, text } from './codec.ts';
import { splitSections } from './container.ts';
import { readTrips } from './readTrips.ts';
import { arrangementTables, frequencyTable, transferTables } from './rules.ts';
import { shapeList } from './shapes.ts';
import { stationTables, stopTables } from './stops.ts';
import { calendar, routeRows, SECTIONS, serviceCount } from './tables.ts';
import { translationList } from './translations.ts';

export interface NetworkFile {
  /** Of the network. */
  readonly id: string;
  /** Its trips are called by their positions; it has no prices, no warnings, no walks along streets. */
  readonly feed: Feed;
}

/** Stop times, 20 bytes each in memory: some four times the most of a network that is offered. */
const MOST_STOP_TIMES = 8_000_000;

/** @throws NetworkFileError for any other bytes. */
export function readNetworkFile(file: Uint8Array, mostStopTimes = MOST_STOP_TIMES): NetworkFile {
  const sections = splitSections(file);
  const read = <T>(number: number, codec: Pick<Codec<T>, 'read'>): T => {
    const section = sections.get(number);
    if (!section) throw damaged(`section ${number} is missing`);
    const value = codec.read(section);
    section.finish();
    return value;
  };
  const { id, ...general } = read(SECTIONS.about, about);
  const serviceDays = read(SECTIONS.calendar, calendar);
  const { stops, areas } = read(SECTIONS.stops, stopTables);
  const stations = read(SECTIONS.stations, stationTables(stops.length));
  const routes = read(SECTIONS.routes, routeRows(general.agencies.length));
  const texts = read(SECTIONS.texts, list(text));
  const shapes = read(SECTIONS.shapes, shapeList);
  const services = serviceCount(serviceDays);
  const scope = { stops: stops.length, routes: routes.length, services, texts: texts.length, shapes: shapes.length };
  const tripsOf = { read: (input: ByteReader) => readTrips(input, scope, mostStopTimes) };
  const { trips, stopTimes } = read(SECTIONS.trips, tripsOf);
  const arrangements = read(SECTIONS.arrangements, arrangementTables({ services, stopTimes: stopTimes.count }));
  const named = { ...general, ...arrangements, stops, areas, routes, texts };
  const feed: Feed = {
    ...named,
    ...stations,
    trips: { ...trips, ids: positionsAsIds(trips.count) },
    stopTimes: { ...stopTimes, sequence: positionsIn(trips.stopTimeStart), shapeDistance: new Float32Array(0) },
    visits: visitsOfStops(stops.length, stopTimes, ownColumn),
    stopRoutes: routesOfStops(stops.length, routes.length, trips, stopTimes, ownColumn),
    frequencies: read(SECTIONS.frequencies, frequencyTable(trips.count)),
    ...read(SECTIONS.transfers, transferTables({ ...scope, trips: trips.count })),
    translations: read(SECTIONS.translations, translationList(named)),
    shapes,
    fares: [],
    warnings: [],
    serviceDays,
    stopById: numbered(stops),
    areaById: areaNumbers(areas),
    routeById: numbered(routes),
    runsOn: (service, day) => runsOn(serviceDays, service, day),
  };
  return { id, feed };
}

function numbered(things: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(things.map(({ id }, position) => [id, position]));
}

function positionsAsIds(length: number): TripIds {
  return {
    length,
    at: String,
    find(id) {
      const position = Number(id);
      return Number.isInteger(position) && position >= 0 && position < length && String(position) === id
        ? position
        : undefined;
    },
  };
}

/** Of each stop time, its position in its trip. */
function positionsIn(stopTimeStart: Int32Array): Int32Array {
  const positions = new Int32Array(stopTimeStart.at(-1)!);
  for (let trip = 0; trip + 1 < stopTimeStart.length; trip++)
    for (let at = stopTimeStart[trip]!; at < stopTimeStart[trip + 1]!; at++) positions[at] = at - stopTimeStart[trip]!;
  return positions;
}
