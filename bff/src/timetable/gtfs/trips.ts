/** trips.txt as columns, before it is known which trips have usable stop times. */
import type { Calendar } from './calendar.ts';
import { IdTable } from './idTable.ts';
import type { RouteTable } from './routes.ts';
import type { FeedSource } from './source.ts';
import type { TranslatedTexts } from './translations.ts';

export interface TripRows {
  readonly table: IdTable;
  readonly ids: readonly string[];
  readonly route: readonly number[];
  readonly service: readonly number[];
  readonly shape: readonly number[];
  readonly headsign: readonly number[];
  readonly direction: readonly number[];
  readonly wheelchair: readonly number[];
  readonly block: readonly number[];
}

/** Numbers the distinct texts; a text with different translations in some rows counts as several. */
export interface Texts {
  readonly list: readonly string[];
  /** Variant of each text, as returned by `TranslatedTexts.variantOf`. */
  readonly variants: readonly string[];
  numberOf(text: string, variant?: string): number;
}

export function collectTexts(): Texts {
  const list: string[] = [];
  const variants: string[] = [];
  const known = new Map<string, number>();
  return {
    list,
    variants,
    numberOf(text, variant = '') {
      const key = `${variant}${text}`;
      let number = known.get(key);
      if (number === undefined) {
        number = list.push(text) - 1;
        variants.push(variant);
        known.set(key, number);
      }
      return number;
    },
  };
}

export function readTrips(
  source: FeedSource,
  { ids: routes }: RouteTable,
  { services }: Calendar,
  shapes: IdTable,
  texts: Texts,
  translated: TranslatedTexts,
): TripRows {
  const row = source.required('trips.txt');
  const id = row.require('trip_id');
  const route = row.require('route_id');
  const service = row.require('service_id');
  const shape = row.column('shape_id');
  const headsign = row.column('trip_headsign');
  const direction = row.column('direction_id');
  const wheelchair = row.column('wheelchair_accessible');
  const block = row.column('block_id');
  const blocks = collectTexts();
  const variantOf = (record: string) =>
    translated.hasRowsOf('trips') ? translated.variantOf({ table: 'trips', field: 'trip_headsign', record }) : '';
  const ids: string[] = [];
  const column = (): number[] => [];
  const rows = {
    table: new IdTable(),
    ids,
    route: column(),
    service: column(),
    shape: column(),
    headsign: column(),
    direction: column(),
    wheelchair: column(),
    block: column(),
  };
  while (row.next()) {
    const routeIndex = routes.find(row, route);
    const serviceIndex = services.find(row, service);
    if (routeIndex < 0) {
      source.warnings.add(
        'unknown-route',
        () => `Trip ${row.text(id)} is of route ${row.text(route)}, which is not there.`,
      );
      continue;
    }
    if (serviceIndex < 0) {
      source.warnings.add(
        'unknown-service',
        () => `Trip ${row.text(id)} is of service ${row.text(service)}, without days.`,
      );
      continue;
    }
    if (row.isEmpty(id)) {
      source.warnings.add('missing-id', () => 'A row of trips.txt has no trip_id and was left out.');
      continue;
    }
    if (rows.table.add(row, id) < 0) {
      source.warnings.add('duplicate-trip', () => `Trip ${row.text(id)} is listed twice; the first is used.`);
      continue;
    }
    const way = row.int(direction, -1);
    const access = row.int(wheelchair, 0);
    rows.ids.push(row.text(id));
    rows.route.push(routeIndex);
    rows.service.push(serviceIndex);
    const shapeIndex = row.isEmpty(shape) ? -1 : shapes.find(row, shape);
    if (shapeIndex < 0 && !row.isEmpty(shape))
      source.warnings.add(
        'unknown-shape',
        () => `Trip ${row.text(id)} follows shape ${row.text(shape)}, which is not there.`,
      );
    rows.shape.push(shapeIndex);
    rows.headsign.push(row.isEmpty(headsign) ? -1 : texts.numberOf(row.name(headsign), variantOf(row.text(id))));
    rows.direction.push(way === 0 || way === 1 ? way : -1);
    rows.wheelchair.push(access === 1 || access === 2 ? access : 0);
    rows.block.push(row.isEmpty(block) ? -1 : blocks.numberOf(row.text(block)));
  }
  return rows;
}
