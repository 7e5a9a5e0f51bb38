/** The files of fares v2. */
import type { FaresV2 } from '../feed/fares.ts';
import type { Calendar } from './calendar.ts';
import { areasOfStops } from './fareAreas.ts';
import type { FareFiles } from './fareFiles.ts';
import type { FareIds } from './fareIds.ts';
import { readJoinRules } from './fareJoinRules.ts';
import { readLegRules } from './fareLegRules.ts';
import { networksOfRoutes } from './fareNetworks.ts';
import { readFareProducts } from './fareProducts.ts';
import type { FareV1Tables } from './faresV1.ts';
import { readTimeframes } from './fareTimeframes.ts';
import { readTransferRules } from './fareTransferRules.ts';

export interface FareTables extends FareV1Tables {
  readonly calendar: Calendar;
}

/** Null without a row in fare_leg_rules.txt: nothing else says what a ride costs. */
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
