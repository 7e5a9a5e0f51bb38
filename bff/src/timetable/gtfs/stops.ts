/** stops.txt: the places where vehicles stop, and the stations they belong to. */
import type { TimeZone } from '@halte/engine/common/time';
import { isTimeZone } from '@halte/engine/common/zone';
import type { Accessibility } from '@halte/engine/timetable/feed/feed';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import type { CsvReader } from './csv.ts';
import { IdTable } from './idTable.ts';
import type { FeedSource } from './source.ts';

/** A stop before it is assigned to an area. */
export interface StopRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Id of the parent station, or ''. */
  readonly parent: string;
  readonly platform: string;
  readonly wheelchair: Accessibility;
  /** `stop_timezone`; never empty for a stop in {@link StopTable.stops}. */
  readonly timeZone: TimeZone;
  /** `zone_id` for fares, or ''. */
  readonly fareZone: string;
}

export interface StationRow {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface StopTable {
  readonly stops: readonly StopRow[];
  readonly stations: ReadonlyMap<string, StationRow>;
  /** All rows, including stations, entrances and nodes inside stations; their positions are the numbers of `ids`. */
  readonly rows: readonly StopFileRow[];
  /** Ids of all rows of the file; {@link stopOfRow} says which of them are stops. */
  readonly ids: IdTable;
  /** Position in `stops`, or -1 for stations, entrances and rows that were left out. */
  readonly stopOfRow: Int32Array;
}

/** Stations, entrances, generic nodes, boarding areas. */
const OTHER_TYPES: ReadonlySet<number> = new Set([1, 2, 3, 4]);

export interface StopFileRow extends StopRow {
  readonly locationType: number;
  /** Id of its level, or ''. */
  readonly level: string;
}

/** @param agencyZone zone of stops without their own. */
export function readStops(source: FeedSource, agencyZone: TimeZone): StopTable {
  const row = source.required('stops.txt');
  const ids = new IdTable();
  const raw = readRows(row, ids, source);
  if (raw.length === 0) throw new FeedError('empty-file', 'stops.txt names no stop, so there is nowhere to travel.');
  const byId = new Map(raw.map((stop) => [stop.id, stop]));
  const stations = new Map(
    raw.filter(({ locationType, lat, lon }) => locationType === 1 && isPlace(lat, lon)).map((s) => [s.id, s]),
  );
  const stops: StopRow[] = [];
  const stopOfRow = new Int32Array(raw.length).fill(-1);
  raw.forEach((stop, index) => {
    if (stop.locationType !== 0) {
      if (!OTHER_TYPES.has(stop.locationType))
        source.warnings.add('unknown-location-type', () => `Stop ${stop.id} is of no known kind and was left out.`);
      return;
    }
    const parent = byId.get(stop.parent);
    if (stop.parent !== '' && !stations.has(stop.parent))
      source.warnings.add(
        'unknown-parent',
        () => `Stop ${stop.id} belongs to station ${stop.parent}, which is not there.`,
      );
    const located = isPlace(stop.lat, stop.lon) ? stop : parent;
    if (!located || !isPlace(located.lat, located.lon)) {
      source.warnings.add('stop-without-place', () => `Stop ${stop.id} has no usable coordinates and was left out.`);
      return;
    }
    stopOfRow[index] = stops.length;
    stops.push({
      ...stop,
      name: stop.name || parent?.name || stop.id,
      lat: located.lat,
      lon: located.lon,
      wheelchair: stop.wheelchair === 'unknown' && parent ? parent.wheelchair : stop.wheelchair,
      // A stop in a station has the zone of the station, even if it names another.
      timeZone: (stations.has(stop.parent) ? parent : stop)?.timeZone || agencyZone,
    });
  });
  return { stops, stations, rows: raw, ids, stopOfRow };
}

function readRows(row: CsvReader, ids: IdTable, source: FeedSource): StopFileRow[] {
  const id = row.require('stop_id');
  const name = row.column('stop_name');
  const code = row.column('stop_code');
  const lat = row.require('stop_lat');
  const lon = row.require('stop_lon');
  const locationType = row.column('location_type');
  const parent = row.column('parent_station');
  const platform = row.column('platform_code');
  const wheelchair = row.column('wheelchair_boarding');
  const level = row.column('level_id');
  const zone = row.column('stop_timezone');
  const fareZone = row.column('zone_id');
  const raw: StopFileRow[] = [];
  while (row.next()) {
    if (row.isEmpty(id)) {
      source.warnings.add('missing-id', () => 'A row of stops.txt has no stop_id and was left out.');
      continue;
    }
    if (ids.add(row, id) < 0) {
      source.warnings.add('duplicate-stop', () => `Stop ${row.text(id)} is listed twice; the first is used.`);
      continue;
    }
    raw.push({
      id: row.text(id),
      code: row.name(code),
      name: row.name(name),
      lat: row.number(lat),
      lon: row.number(lon),
      locationType: row.isEmpty(locationType) ? 0 : row.int(locationType, -1),
      parent: row.text(parent),
      platform: row.name(platform),
      wheelchair: accessibilityOf(row.int(wheelchair, 0)),
      level: row.text(level),
      timeZone: zoneIn(row.text(zone), () => row.text(id), source),
      fareZone: row.text(fareZone),
    });
  }
  return raw;
}

function zoneIn(zone: string, idOf: () => string, source: FeedSource): TimeZone {
  if (zone === '' || isTimeZone(zone)) return zone;
  source.warnings.add(
    'bad-stop-time-zone',
    () => `Stop ${idOf()} has the time zone "${zone}", which does not exist; that of the agency is used.`,
  );
  return '';
}

function accessibilityOf(value: number): Accessibility {
  if (value === 1) return 'yes';
  return value === 2 ? 'no' : 'unknown';
}

/** Missing coordinates are often written as 0, 0, which is in the Gulf of Guinea. */
export function isPlace(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (Math.abs(lat) > 1e-6 || Math.abs(lon) > 1e-6);
}
