/** The files of fares v2. */
import type { FaresV2 } from '@halte/engine/timetable/feed/fares';
import type { Calendar } from '../calendar.ts';
import { areasOfStops } from './areas.ts';
import type { FareFiles } from './files.ts';
import type { FareIds } from './ids.ts';
import { readJoinRules } from './joinRules.ts';
import { readLegRules } from './legRules.ts';
import { networksOfRoutes } from './networks.ts';
import { readFareProducts } from './products.ts';
import { readTimeframes } from './timeframes.ts';
import { readTransferRules } from './transferRules.ts';
import type { FareV1Tables } from './version1.ts';

export interface FareTables extends FareV1Tables {
  readonly calendar: Calendar;
}

/** Null if fare_leg_rules.txt has no row: nothing else gives the price of a ride. */
export function readFaresV2(
  files: FareFiles,
  tables: FareTables,
): Omit<FaresV2, 'firstRoute' | 'routeCount' | 'firstStop' | 'isUnderstood'> | null {
  if (!files.has('fare_leg_rules.txt')) return null;
  const networks = networksOfRoutes(files, tables.routes);
  const areas = areasOfStops(files, tables.stops);
  const products = readFareProducts(files);
  const { timeframes, serviceDays } = readTimeframes(files, tables.calendar);
  const ids: FareIds = {
    networks: networks.defined,
    areas: areas.defined,
    timeframes: new Set(timeframes.map(({ group }) => group)),
    products: new Map(products.map(({ id }, index) => [id, index])),
  };
  const { legRules, hasPriority } = readLegRules(files, ids);
  if (legRules.length === 0 && files.isUnderstood) return null;
  const { firstDay, dayCount } = tables.calendar;
  return {
    version: 2,
    networks: networks.ofRoute,
    areas: areas.ofStop,
    stations: tables.stops.stops.map(({ id, parent }) => parent || id),
    products,
    timeframes,
    serviceDays,
    firstDay,
    lastDay: firstDay + dayCount - 1,
    hasPriority,
    legRules,
    joinRules: readJoinRules(files, ids, tables.stops),
    transferRules: readTransferRules(files, ids, new Set(legRules.map(({ group }) => group))),
  };
}
