/** fare_attributes.txt and fare_rules.txt (fares v1). */
import type { FareClass, FareRule, FaresV1 } from '@halte/engine/timetable/feed/fares';
import type { Agency } from '@halte/engine/timetable/feed/feed';
import type { RouteTable } from '../routes.ts';
import type { StopTable } from '../stops.ts';
import { fareAmount } from './amount.ts';
import type { FareFile } from './file.ts';
import type { FareFiles } from './files.ts';

export interface FareV1Tables {
  readonly stops: StopTable;
  readonly routes: RouteTable;
  readonly agencies: readonly Agency[];
}

type AttributeColumn =
  | 'fare_id'
  | 'price'
  | 'currency_type'
  | 'payment_method'
  | 'transfers'
  | 'agency_id'
  | 'transfer_duration';
type RuleColumn = 'fare_id' | 'route_id' | 'origin_id' | 'destination_id' | 'contains_id';

/** All rules of a fare. */
interface RuleSet {
  readonly rules: readonly FareRule[];
  readonly isClear: boolean;
}

const EVERYWHERE: FareRule = { routes: null, origin: null, destination: null, contains: null };

/** Null if fare_attributes.txt is missing or has no row. */
export function readFaresV1(
  files: FareFiles,
  tables: FareV1Tables,
): Pick<FaresV1, 'version' | 'zones' | 'fares'> | null {
  if (!files.has('fare_attributes.txt')) return null;
  const file = files.open<AttributeColumn>(
    'fare_attributes.txt',
    ['fare_id', 'price', 'currency_type'],
    ['payment_method', 'transfers', 'agency_id', 'transfer_duration'],
  );
  const zones = tables.stops.stops.map(({ fareZone }) => fareZone);
  const rules = readRules(files, tables, new Set(zones));
  const fares = new Map<string, FareClass>();
  while (file?.next()) {
    const fareId = file.text('fare_id');
    const isKnown = fares.has(fareId);
    if (isKnown) file.reject('duplicate-fare', `fare ${fareId} again`);
    const fare = fareClass(file, rules.get(fareId), tables);
    fares.set(fareId, isKnown ? { ...fare, minorUnits: null } : fare);
  }
  for (const [fareId, set] of rules) {
    if (fares.has(fareId)) continue;
    files.warnings.add('unknown-fare', () => `fare_rules.txt is about fare ${fareId}, which has no price.`);
    fares.set(fareId, { fareId, ...WITHOUT_PRICE, rules: set.rules });
  }
  const list = [...fares.values()];
  if (list.length === 0 && files.isUnderstood) return null;
  return { version: 1, zones: list.some((fare) => fare.rules.some(dependsOnZones)) ? zones : [], fares: list };
}

const WITHOUT_PRICE: Omit<FareClass, 'fareId' | 'rules'> = {
  minorUnits: null,
  currency: '',
  transfers: null,
  transferSeconds: null,
};

function dependsOnZones({ origin, destination, contains }: FareRule): boolean {
  return origin !== null || destination !== null || contains !== null;
}

function fareClass(file: FareFile<AttributeColumn>, set: RuleSet | undefined, tables: FareV1Tables): FareClass {
  const fareId = file.text('fare_id');
  const price = file.row.number(file.at('price'));
  const amount = price >= 0 ? fareAmount(price, file.text('currency_type')) : null;
  if (!amount) file.reject('bad-fare', `fare ${fareId} with an unusable price`);
  const transfers = file.whole('transfers');
  const transferSeconds = file.whole('transfer_duration');
  const isBad = Number.isNaN(transfers) || Number.isNaN(transferSeconds);
  if (isBad) file.reject('bad-fare-rule', `fare ${fareId} with unusable transfers`);
  const agency = agencyOf(file, tables.agencies);
  if (agency === 'unknown') file.reject('unknown-fare-agency', `fare ${fareId} of an agency that is not there`);
  const rules = set?.rules ?? [EVERYWHERE];
  const isClear = file.isRead() && !isBad && agency !== 'unknown' && set?.isClear !== false;
  return {
    fareId,
    minorUnits: isClear && amount ? amount.minorUnits : null,
    currency: amount?.currency ?? '',
    transfers: isBad ? null : transfers,
    transferSeconds: isBad ? null : transferSeconds,
    rules: typeof agency === 'number' ? rules.map((rule) => withinAgency(rule, agency, tables.routes)) : rules,
  };
}

/** Null for a fare that all agencies accept. */
function agencyOf(file: FareFile<AttributeColumn>, agencies: readonly Agency[]): number | 'unknown' | null {
  if (file.isEmpty('agency_id')) return null;
  const found = agencies.findIndex(({ id }) => id === file.text('agency_id'));
  return found < 0 ? 'unknown' : found;
}

function withinAgency(rule: FareRule, agency: number, { routes }: RouteTable): FareRule {
  const all = rule.routes ?? [...routes.keys()];
  return { ...rule, routes: all.filter((route) => routes[route]!.agency === agency) };
}

/** Rows for one route, origin and destination: their `contains_id`s form one set of zones. */
interface RowGroup {
  readonly route: number | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly contains: Set<string>;
}

function readRules(files: FareFiles, { routes }: FareV1Tables, zones: ReadonlySet<string>): Map<string, RuleSet> {
  const file = files.open<RuleColumn>(
    'fare_rules.txt',
    ['fare_id'],
    ['route_id', 'origin_id', 'destination_id', 'contains_id'],
  );
  const groups = new Map<string, Map<string, RowGroup>>();
  const kinds = new Map<string, Set<string>>();
  const unread = new Set<string>();
  while (file?.next()) {
    const fareId = file.text('fare_id');
    const filled = RULE_COLUMNS.filter((column) => !file.isEmpty(column));
    setOf(kinds, fareId).add(filled.join(' '));
    if (!file.isRead()) unread.add(fareId);
    const byKey = groups.get(fareId) ?? new Map<string, RowGroup>();
    groups.set(fareId, byKey);
    const route = file.isEmpty('route_id') ? null : routes.ids.find(file.row, file.at('route_id'));
    if (route === -1) {
      file.reject('unknown-fare-route', 'a route that is not there');
      continue;
    }
    const zoneIn = (column: RuleColumn) => file.text(column) || null;
    const [origin, destination, contains] = [zoneIn('origin_id'), zoneIn('destination_id'), zoneIn('contains_id')];
    for (const zone of [origin, destination, contains])
      if (zone !== null && !zones.has(zone)) file.reject('unknown-fare-zone', 'a zone without stops');
    const key = JSON.stringify([route, origin, destination]);
    const group = byKey.get(key) ?? { route, origin, destination, contains: new Set() };
    byKey.set(key, group);
    if (contains !== null) group.contains.add(contains);
  }
  return new Map(
    [...groups].map(([fareId, byKey]) => {
      const isMixed = kinds.get(fareId)!.size > 1;
      if (isMixed)
        files.warnings.add(
          'mixed-fare-rules',
          () => `The rows of fare ${fareId} in fare_rules.txt fill different columns: it is unclear when it holds.`,
        );
      const isClear = !isMixed && !unread.has(fareId);
      return [fareId, { rules: rulesOf([...byKey.values()]), isClear }];
    }),
  );
}

const RULE_COLUMNS = ['route_id', 'origin_id', 'destination_id', 'contains_id'] as const;

/** Merges routes with equal zones into one rule. */
function rulesOf(groups: readonly RowGroup[]): FareRule[] {
  const rules = new Map<string, { rule: Omit<FareRule, 'routes'>; routes: number[] | null }>();
  for (const { route, origin, destination, contains } of groups) {
    const rule = { origin, destination, contains: contains.size === 0 ? null : [...contains].sort() };
    const key = JSON.stringify(rule);
    const known = rules.get(key);
    if (!known) rules.set(key, { rule, routes: route === null ? null : [route] });
    else if (route === null) known.routes = null;
    else known.routes?.push(route);
  }
  return [...rules.values()].map(({ rule, routes }) => ({ ...rule, routes }));
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
