/** Packs a timetable for searching where there is no network. */
import type { Feed } from '../timetable/feed/feed.ts';
import { about } from './about.ts';
import { ByteWriter } from './bytes.ts';
import { type Codec, list, text } from './codec.ts';
import { joinSections, type Section } from './container.ts';
import { arrangementTables, frequencyTable, transferTables } from './rules.ts';
import { shapeList } from './shapes.ts';
import { stationTables, stopTables } from './stops.ts';
import { calendar, routeRows, SECTIONS, serviceCount } from './tables.ts';
import { translationList } from './translations.ts';
import { writeTrips } from './writeTrips.ts';

/**
 * @param id of the network.
 * @param feed as published: without real time. Ids of trips, prices and warnings are left out.
 * @throws RangeError for a feed that is none.
 */
export function writeNetworkFile(id: string, feed: Feed): Uint8Array<ArrayBuffer> {
  const { stops, routes, trips, stopTimes, texts, shapes } = feed;
  const services = serviceCount(feed.serviceDays);
  const scope = { stops: stops.length, routes: routes.length, services, texts: texts.length, shapes: shapes.length };
  const tripSection = new ByteWriter();
  writeTrips(tripSection, feed, scope);
  return joinSections([
    section(SECTIONS.about, about, { ...feed, id }),
    section(SECTIONS.calendar, calendar, feed.serviceDays),
    section(SECTIONS.stops, stopTables, feed),
    section(SECTIONS.stations, stationTables(stops.length), feed),
    section(SECTIONS.routes, routeRows(feed.agencies.length), routes),
    section(SECTIONS.texts, list(text), texts),
    { number: SECTIONS.trips, bytes: tripSection.written() },
    section(SECTIONS.frequencies, frequencyTable(trips.count), feed.frequencies),
    section(SECTIONS.arrangements, arrangementTables({ services, stopTimes: stopTimes.count }), feed),
    section(SECTIONS.transfers, transferTables({ ...scope, trips: trips.count }), feed),
    section(SECTIONS.translations, translationList(feed), feed.translations),
    section(SECTIONS.shapes, shapeList, shapes),
  ]);
}

/** The same timetable without the lines that its vehicles take. */
export function withoutShapes(feed: Feed): Feed {
  return { ...feed, shapes: [], trips: { ...feed.trips, shape: new Int32Array(feed.trips.count).fill(-1) } };
}

function section<T>(number: number, codec: Codec<T>, value: T): Section {
  const out = new ByteWriter();
  codec.write(out, value);
  return { number, bytes: out.written() };
}
