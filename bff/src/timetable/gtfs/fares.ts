/** fare_attributes.txt and fare_rules.txt (fares v1), without zones. */
import type { FareRule } from '../feed/feed.ts';
import type { FeedSource } from './source.ts';

/** No ticket costs more, in no currency: a slip, or something that is no number any more. */
const HIGHEST_PRICE = 1e9;

interface Rules {
  readonly routes: Set<string>;
  everywhere: boolean;
  byZone: boolean;
}

export function readFares(source: FeedSource): FareRule[] {
  const row = source.optional('fare_attributes.txt');
  if (!row) return [];
  const id = row.require('fare_id');
  const price = row.require('price');
  const currency = row.require('currency_type');
  const transfers = row.column('transfers');
  const rules = readRules(source);
  const fares: FareRule[] = [];
  while (row.next()) {
    const fareId = row.text(id);
    const code = row.text(currency).toUpperCase();
    const digits = minorDigits(code);
    const amount = row.number(price);
    if (digits === null || !(amount >= 0 && amount <= HIGHEST_PRICE)) {
      source.warnings.add('bad-fare', () => `Fare ${fareId} has no usable price: "${row.text(price)} ${code}".`);
      continue;
    }
    const rule = rules.get(fareId);
    if (rule?.byZone && rule.routes.size === 0 && !rule.everywhere) {
      source.warnings.add('zone-fare', () => `Fare ${fareId} depends on zones, which are not taken into account.`);
      continue;
    }
    fares.push({
      fareId,
      minorUnits: Math.round(amount * 10 ** digits),
      currency: code,
      routes: rule && !rule.everywhere ? [...rule.routes] : [],
      transfers: row.isEmpty(transfers) ? null : Math.max(0, row.int(transfers, 0)),
    });
  }
  return fares;
}

function readRules(source: FeedSource): Map<string, Rules> {
  const rules = new Map<string, Rules>();
  const row = source.optional('fare_rules.txt');
  if (!row) return rules;
  const id = row.require('fare_id');
  const route = row.column('route_id');
  const zones = ['origin_id', 'destination_id', 'contains_id'].map((name) => row.column(name));
  while (row.next()) {
    const fareId = row.text(id);
    const rule = rules.get(fareId) ?? { routes: new Set<string>(), everywhere: false, byZone: false };
    rules.set(fareId, rule);
    if (zones.some((zone) => !row.isEmpty(zone))) rule.byZone = true;
    else if (row.isEmpty(route)) rule.everywhere = true;
    else rule.routes.add(row.text(route));
  }
  return rules;
}

/** How many decimals a currency has (2 for euros, 0 for yen), or `null` when there is no such currency. */
function minorDigits(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? null;
}
