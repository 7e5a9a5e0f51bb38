/** transfers.txt: changes at stops, for all rides or for given ones, and rows about staying seated. */
import type {
  NarrowTransfer,
  RouteIndex,
  StopIndex,
  Transfer,
  TripIndex,
  TripTransfer,
} from '@halte/engine/timetable/feed/feed';
import type { CsvReader } from './csv.ts';
import type { IdTable } from './idTable.ts';
import type { FeedSource } from './source.ts';
import type { StopTable } from './stops.ts';
import { stopsByName } from './stopsByName.ts';
import type { TripRows } from './trips.ts';

/** Most pairs of stops: two stations with a thousand platforms each, or many with a few. */
const MOST_TRANSFERS = 1_000_000;
const LONGEST_TRANSFER_SECONDS = 86_400;

export interface TransferTables {
  readonly routes: IdTable;
  readonly trips: TripRows;
  /** Index of each trip row in the feed, -1 for trips that were left out. */
  readonly tripOfRow: Int32Array;
}

export interface Transfers {
  readonly transfers: readonly Transfer[];
  readonly narrowTransfers: readonly NarrowTransfer[];
  readonly tripTransfers: readonly TripTransfer[];
}

/** One entry per pair of stops and narrowing; a station stands for all its stops. The last of several rows for the same entry wins. */
export function readTransfers(source: FeedSource, table: StopTable, tables: TransferTables): Transfers {
  const row = source.optional('transfers.txt');
  if (!row) return { transfers: [], narrowTransfers: [], tripTransfers: [] };
  const from = row.column('from_stop_id');
  const to = row.column('to_stop_id');
  const type = row.column('transfer_type');
  const minimum = row.column('min_transfer_time');
  const narrowingOf = narrowingReader(row, source, tables);
  const stopsNamed = stopsByName(table);
  const general = new Map<string, Transfer>();
  const narrow = new Map<string, NarrowTransfer>();
  const byTrips = new Map<string, TripTransfer>();
  while (row.next()) {
    const kind = row.isEmpty(type) ? 0 : row.int(type, -1);
    if (kind > 5 || kind < 0) {
      source.warnings.add(
        'unknown-transfer-type',
        () => `A transfer at stop ${row.text(from)} is of type "${row.text(type)}".`,
      );
      continue;
    }
    const narrowing = narrowingOf();
    if (narrowing === 'unknown') continue;
    if (kind === 4 || kind === 5) {
      const { fromTrip, toTrip } = narrowing;
      if (fromTrip === null || toTrip === null)
        source.warnings.add('transfer-without-trips', () => `A transfer of type ${kind} does not name two trips.`);
      else byTrips.set(`${fromTrip} ${toTrip}`, { type: kind, fromTrip, toTrip });
      continue;
    }
    const [ends, others] = [from, to].map((column) => stopsNamed(row.text(column)));
    if (!ends || !others) {
      source.warnings.add(
        'unknown-stop',
        () => `A transfer is at stop ${row.text(from)} or ${row.text(to)}, not there.`,
      );
      continue;
    }
    if (general.size + narrow.size + ends.length * others.length > MOST_TRANSFERS) {
      source.warnings.add(
        'too-many-transfers',
        () => `transfers.txt joins more than ${MOST_TRANSFERS} pairs of stops; the rest is left out.`,
      );
      continue;
    }
    const seconds = secondsOf(row, kind === 2 ? minimum : -1, from, source);
    const isNarrow = Object.values(narrowing).some((one) => one !== null);
    const key = Object.values(narrowing).join(' ');
    forEachPair(ends, others, (one, other) => {
      const transfer: Transfer = { from: one, to: other, type: kind as Transfer['type'], seconds };
      if (isNarrow) setLast(narrow, `${one} ${other} ${key}`, { ...transfer, ...narrowing });
      else general.set(`${one} ${other}`, transfer);
    });
  }
  return {
    transfers: [...general.values()],
    narrowTransfers: [...narrow.values()],
    tripTransfers: [...byTrips.values()],
  };
}

type Narrowing = Pick<NarrowTransfer, 'fromRoute' | 'toRoute' | 'fromTrip' | 'toTrip'>;

/** Routes and trips that narrow the current row; `unknown` if one is not in the feed or no ride can match. */
function narrowingReader(
  row: CsvReader,
  source: FeedSource,
  { routes, trips, tripOfRow }: TransferTables,
): () => Narrowing | 'unknown' {
  const [fromRoute, toRoute] = [row.column('from_route_id'), row.column('to_route_id')];
  const [fromTrip, toTrip] = [row.column('from_trip_id'), row.column('to_trip_id')];
  const indexOf = (column: number, table: IdTable): number | null => {
    if (row.isEmpty(column)) return null;
    const found = table.find(row, column);
    if (found < 0)
      source.warnings.add(
        'unknown-transfer-ride',
        () => `A transfer is for route or trip ${row.text(column)}, which is not there.`,
      );
    return found;
  };
  /** `unknown` for a trip of another route or a trip that was left out: no ride matches. */
  const side = (
    routeColumn: number,
    tripColumn: number,
  ): { route: RouteIndex | null; trip: TripIndex | null } | null => {
    const route = indexOf(routeColumn, routes);
    const tripRow = indexOf(tripColumn, trips.table);
    if (route === -1 || tripRow === -1) return null;
    if (tripRow === null) return { route, trip: null };
    if (route !== null && trips.route[tripRow] !== route) {
      source.warnings.add(
        'contradictory-transfer',
        () => `A transfer is for trip ${row.text(tripColumn)} of route ${row.text(routeColumn)}, which is of another.`,
      );
      return null;
    }
    const trip = tripOfRow[tripRow]!;
    return trip < 0 ? null : { route, trip };
  };
  return () => {
    const [one, other] = [side(fromRoute, fromTrip), side(toRoute, toTrip)];
    if (!one || !other) return 'unknown';
    return { fromRoute: one.route, toRoute: other.route, fromTrip: one.trip, toTrip: other.trip };
  };
}

function secondsOf(row: CsvReader, column: number, from: number, { warnings }: FeedSource): number {
  const seconds = row.int(column, 0);
  if (seconds < 0 || seconds > LONGEST_TRANSFER_SECONDS)
    warnings.add(
      'bad-transfer-time',
      () => `A transfer at stop ${row.text(from)} takes ${row.text(column)} s; it is taken for a day at most.`,
    );
  return Math.min(LONGEST_TRANSFER_SECONDS, Math.max(0, seconds));
}

function forEachPair(
  ends: readonly StopIndex[],
  others: readonly StopIndex[],
  visit: (one: StopIndex, other: StopIndex) => void,
): void {
  for (const one of ends) for (const other of others) visit(one, other);
}

/** Moves the entry to the end even if the key exists already: file order decides between rules. */
function setLast<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
}
