/** agency.txt and routes.txt. */

import { isTimeZone } from '@halte/engine/common/zone';
import type { Agency, Route } from '@halte/engine/timetable/feed/feed';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { isColor, lineColors } from './colors.ts';
import { ABSENT } from './csv.ts';
import { IdTable } from './idTable.ts';
import { modeOfRouteType } from './modes.ts';
import type { FeedSource } from './source.ts';
import { webAddress } from './webAddress.ts';

/** Lines without a position in the operator's order come after those with one. */
const LAST = 1_000_000;

export interface Agencies {
  readonly agencies: readonly Agency[];
  readonly timeZone: string;
}

export function readAgencies(source: FeedSource): Agencies {
  const row = source.required('agency.txt');
  const id = row.column('agency_id');
  const name = row.require('agency_name');
  const url = row.column('agency_url');
  const zone = row.require('agency_timezone');
  const phone = row.column('agency_phone');
  const fareUrl = row.column('agency_fare_url');
  const agencies: Agency[] = [];
  let timeZone = '';
  while (row.next()) {
    const own = row.text(zone);
    timeZone ||= own;
    if (own !== '' && own !== timeZone)
      source.warnings.add(
        'several-time-zones',
        () => `agency.txt has several time zones; ${timeZone} is taken for all.`,
      );
    agencies.push({
      id: row.text(id),
      name: row.name(name),
      url: row.text(url),
      phone: row.text(phone),
      fareUrl: webAddress(row.text(fareUrl).trim()),
    });
  }
  if (agencies.length === 0)
    throw new FeedError('empty-file', 'agency.txt names no agency, so the time zone is unknown.');
  if (!isTimeZone(timeZone))
    throw new FeedError('bad-time-zone', `agency.txt gives the time zone "${timeZone}", which does not exist.`);
  return { agencies, timeZone };
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly ids: IdTable;
  /** `network_id` of each route, or ''. */
  readonly networks: readonly string[];
}

export function readRoutes(source: FeedSource, agencies: readonly Agency[]): RouteTable {
  const row = source.required('routes.txt');
  const id = row.require('route_id');
  const agency = row.column('agency_id');
  const shortName = row.column('route_short_name');
  const longName = row.column('route_long_name');
  const type = row.require('route_type');
  const color = row.column('route_color');
  const textColor = row.column('route_text_color');
  const sortOrder = row.column('route_sort_order');
  const network = row.column('network_id');
  const ids = new IdTable();
  const routes: Route[] = [];
  const networks: string[] = [];
  const agencyIndex = new Map(agencies.map((one, index) => [one.id, index]));
  while (row.next()) {
    if (row.isEmpty(id)) {
      source.warnings.add('missing-id', () => 'A row of routes.txt has no route_id and was left out.');
      continue;
    }
    if (ids.add(row, id) < 0) {
      source.warnings.add('duplicate-route', () => `Route ${row.text(id)} is listed twice; the first is used.`);
      continue;
    }
    let mode = modeOfRouteType(row.int(type, -1));
    if (mode === null) {
      source.warnings.add(
        'unknown-route-type',
        () => `Route ${row.text(id)} has type "${row.text(type)}"; taken for a bus.`,
      );
      mode = 'bus';
    }
    const owner = agencyIndex.get(row.text(agency));
    if (owner === undefined && !row.isEmpty(agency))
      source.warnings.add(
        'unknown-agency',
        () => `Route ${row.text(id)} belongs to an agency that is not in agency.txt.`,
      );
    for (const column of [color, textColor])
      if (!row.isEmpty(column) && !isColor(row.text(column)))
        source.warnings.add(
          'bad-color',
          () => `Route ${row.text(id)} has the colour "${row.text(column)}", which is none.`,
        );
    networks.push(row.text(network));
    routes.push({
      id: row.text(id),
      agency: owner ?? 0,
      shortName: row.name(shortName),
      longName: row.name(longName),
      mode,
      ...lineColors(mode, row.text(color), row.text(textColor)),
      sortOrder: sortOrder === ABSENT ? 0 : row.int(sortOrder, LAST),
    });
  }
  if (routes.length === 0) throw new FeedError('empty-file', 'routes.txt names no route, so there is no line to ride.');
  return { routes, ids, networks };
}
