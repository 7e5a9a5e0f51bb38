/** A feed as its files say it: nothing is left out, corrected or prepared for a search. */

import type { Call } from './calls.ts';
import { readCalls } from './calls.ts';
import { secondsOf } from './clock.ts';
import { readServices, type Services } from './services.ts';
import { forEachRow, type GtfsTexts } from './tables.ts';

export interface Stop {
  readonly id: string;
  readonly name: string;
  /** Not a number where the file is empty. */
  readonly lat: number;
  readonly lon: number;
  /** `location_type`. */
  readonly type: number;
  /** The id of its station; of a boarding area, of its platform. */
  readonly parent: string;
  readonly wheelchair: string;
}

export interface Headway {
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
}

export interface Trip {
  readonly id: string;
  readonly route: string;
  readonly service: string;
  /** `direction_id`, or empty. */
  readonly direction: string;
  readonly block: string;
  readonly wheelchair: string;
  /** `trip_headsign`, or empty. */
  readonly headsign: string;
  readonly calls: readonly Call[];
  readonly headways: readonly Headway[];
}

/** A row of `routes.txt`. */
export interface Route {
  readonly id: string;
  readonly agency: string;
  readonly name: string;
  /** `route_type`. */
  readonly type: string;
}

/** A row of `transfers.txt`. */
export interface TransferRow {
  readonly fromStop: string;
  readonly toStop: string;
  readonly fromRoute: string;
  readonly toRoute: string;
  readonly fromTrip: string;
  readonly toTrip: string;
  readonly type: string;
  /** `min_transfer_time`, null where empty. */
  readonly seconds: number | null;
}

export interface Pathway {
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly isBothWays: boolean;
  readonly seconds: number | null;
  readonly metres: number | null;
}

export interface Feed {
  readonly zone: string;
  readonly stops: ReadonlyMap<string, Stop>;
  readonly routes: readonly Route[];
  readonly trips: readonly Trip[];
  readonly services: Services;
  readonly transfers: readonly TransferRow[];
  readonly pathways: readonly Pathway[];
}

export function readFeed(texts: GtfsTexts): Feed {
  let zone = '';
  forEachRow(texts, 'agency.txt', (value) => {
    zone ||= value('agency_timezone');
  });
  const stops = new Map<string, Stop>();
  forEachRow(texts, 'stops.txt', (value) => {
    stops.set(value('stop_id'), {
      id: value('stop_id'),
      name: value('stop_name'),
      lat: numberOrNull(value('stop_lat')) ?? Number.NaN,
      lon: numberOrNull(value('stop_lon')) ?? Number.NaN,
      type: Number(value('location_type')),
      parent: value('parent_station'),
      wheelchair: value('wheelchair_boarding'),
    });
  });
  return {
    zone,
    stops,
    trips: readTrips(texts, stops),
    services: readServices(texts),
    routes: readRoutes(texts),
    transfers: readTransfers(texts),
    pathways: readPathways(texts),
  };
}

/** Rule 4: what a stop point says, or where it says nothing its station. */
export function isStepFree(feed: Feed, stop: Stop): boolean {
  if (stop.wheelchair === '1' || stop.wheelchair === '2') return stop.wheelchair === '1';
  const parent = stop.parent === '' ? undefined : feed.stops.get(stop.parent);
  return parent?.wheelchair !== '2';
}

function readRoutes(texts: GtfsTexts): Route[] {
  const routes: Route[] = [];
  forEachRow(texts, 'routes.txt', (value) => {
    const [agency, name] = [value('agency_id'), value('route_short_name')];
    routes.push({ id: value('route_id'), agency, name, type: value('route_type') });
  });
  return routes;
}

function readTrips(texts: GtfsTexts, stops: ReadonlyMap<string, Stop>): Trip[] {
  const calls = readCalls(texts, stops);
  const headways = readHeadways(texts);
  const trips: Trip[] = [];
  forEachRow(texts, 'trips.txt', (value) => {
    const id = value('trip_id');
    trips.push({
      id,
      route: value('route_id'),
      service: value('service_id'),
      direction: value('direction_id'),
      block: value('block_id'),
      wheelchair: value('wheelchair_accessible'),
      headsign: value('trip_headsign'),
      calls: calls.get(id) ?? [],
      headways: headways.get(id) ?? [],
    });
  });
  return trips.filter((trip) => trip.calls.length >= 2);
}

function readHeadways(texts: GtfsTexts): Map<string, Headway[]> {
  const byTrip = new Map<string, Headway[]>();
  forEachRow(texts, 'frequencies.txt', (value) => {
    const [start, end] = [secondsOf(value('start_time')), secondsOf(value('end_time'))];
    const seconds = Number(value('headway_secs'));
    if (start === null || end === null || !(seconds > 0)) return;
    const trip = value('trip_id');
    byTrip.set(trip, [...(byTrip.get(trip) ?? []), { start, end, seconds }]);
  });
  return byTrip;
}

function readTransfers(texts: GtfsTexts): TransferRow[] {
  const rows: TransferRow[] = [];
  forEachRow(texts, 'transfers.txt', (value) => {
    rows.push({
      fromStop: value('from_stop_id'),
      toStop: value('to_stop_id'),
      fromRoute: value('from_route_id'),
      toRoute: value('to_route_id'),
      fromTrip: value('from_trip_id'),
      toTrip: value('to_trip_id'),
      type: value('transfer_type') || '0',
      seconds: numberOrNull(value('min_transfer_time')),
    });
  });
  return rows;
}

function readPathways(texts: GtfsTexts): Pathway[] {
  const rows: Pathway[] = [];
  forEachRow(texts, 'pathways.txt', (value) => {
    rows.push({
      from: value('from_stop_id'),
      to: value('to_stop_id'),
      mode: value('pathway_mode'),
      isBothWays: value('is_bidirectional') === '1',
      seconds: numberOrNull(value('traversal_time')),
      metres: numberOrNull(value('length')),
    });
  });
  return rows;
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));
