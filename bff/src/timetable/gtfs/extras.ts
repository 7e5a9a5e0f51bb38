/** frequencies.txt and transfers.txt. */
import type { Frequency, StopIndex, Transfer } from '../feed/feed.ts';
import type { FeedSource } from './source.ts';
import type { StopTable } from './stops.ts';
import { LATEST_SECONDS } from './stopTimeRows.ts';
import type { TripRows } from './trips.ts';

/** Runs of one trip: one every ten seconds for two days. Each is a vehicle that every search may look at. */
const MOST_RUNS_OF_TRIP = 17_280;
/** Runs of all trips: Mexico City has a quarter of them. */
const MOST_RUNS = 300_000;
/** Pairs of stops: two stations of a thousand platforms each, or many of a few. */
const MOST_TRANSFERS = 1_000_000;
const LONGEST_TRANSFER_SECONDS = 86_400;

/** @param tripOfRow index of each trip row in the feed, -1 for trips that were left out. */
export function readFrequencies(source: FeedSource, trips: TripRows, tripOfRow: Int32Array): Frequency[] {
  const row = source.optional('frequencies.txt');
  if (!row) return [];
  const trip = row.require('trip_id');
  const start = row.require('start_time');
  const end = row.require('end_time');
  const headway = row.require('headway_secs');
  const frequencies: Frequency[] = [];
  const runsOfTrip = new Map<number, number>();
  let allRuns = 0;
  while (row.next()) {
    const found = trips.table.find(row, trip);
    if (found < 0) {
      source.warnings.add('unknown-trip', () => `A frequency is of trip ${row.text(trip)}, which is not there.`);
      continue;
    }
    const frequency = {
      trip: tripOfRow[found]!,
      start: row.seconds(start),
      end: row.seconds(end),
      headway: row.int(headway, 0),
    };
    if (!(frequency.headway > 0)) {
      source.warnings.add(
        'bad-headway',
        () => `Trip ${row.text(trip)} runs every ${row.text(headway)} s, which is refused.`,
      );
      continue;
    }
    if (!(frequency.start >= 0 && frequency.end > frequency.start && frequency.end <= LATEST_SECONDS)) {
      source.warnings.add(
        'bad-frequency',
        () => `Trip ${row.text(trip)} has a frequency from ${row.text(start)} to ${row.text(end)}, which is refused.`,
      );
      continue;
    }
    const runs = Math.ceil((frequency.end - frequency.start) / frequency.headway);
    const runsBefore = runsOfTrip.get(found) ?? 0;
    if (runsBefore + runs > MOST_RUNS_OF_TRIP || allRuns + runs > MOST_RUNS) {
      source.warnings.add('too-many-runs', () => `Trip ${row.text(trip)} runs ${runs} times more, which is refused.`);
      continue;
    }
    if (frequency.trip < 0) continue;
    frequencies.push(frequency);
    runsOfTrip.set(found, runsBefore + runs);
    allRuns += runs;
  }
  return frequencies;
}

/** One entry per pair of stops; a station stands for all its stops. Of several rows for one pair, the last counts. */
export function readTransfers(source: FeedSource, table: StopTable): Transfer[] {
  const row = source.optional('transfers.txt');
  if (!row) return [];
  const from = row.column('from_stop_id');
  const to = row.column('to_stop_id');
  const type = row.column('transfer_type');
  const minimum = row.column('min_transfer_time');
  const narrower = ['from_route_id', 'to_route_id', 'from_trip_id', 'to_trip_id'].map((name) => row.column(name));
  const members = stopsOfStations(table);
  const byPair = new Map<string, Transfer>();
  while (row.next()) {
    const kind = row.int(type, 0);
    if (kind > 3 || kind < 0 || narrower.some((column) => !row.isEmpty(column))) {
      source.warnings.add(
        'narrow-transfer',
        () => 'Transfers between given trips or routes are not taken into account.',
      );
      continue;
    }
    const [ends, others] = [from, to].map((column) => stopsNamed(row.text(column), table, members));
    if (!ends || !others) {
      source.warnings.add(
        'unknown-stop',
        () => `A transfer is at stop ${row.text(from)} or ${row.text(to)}, not there.`,
      );
      continue;
    }
    if (byPair.size + ends.length * others.length > MOST_TRANSFERS) {
      source.warnings.add(
        'too-many-transfers',
        () => `transfers.txt joins more than ${MOST_TRANSFERS} pairs of stops; the rest is left out.`,
      );
      continue;
    }
    const seconds = kind === 2 ? row.int(minimum, 0) : 0;
    if (seconds < 0 || seconds > LONGEST_TRANSFER_SECONDS)
      source.warnings.add(
        'bad-transfer-time',
        () => `A transfer at stop ${row.text(from)} takes ${row.text(minimum)} s; it is taken for a day at most.`,
      );
    for (const one of ends)
      for (const other of others)
        byPair.set(`${one} ${other}`, {
          from: one,
          to: other,
          type: kind as Transfer['type'],
          seconds: Math.min(LONGEST_TRANSFER_SECONDS, Math.max(0, seconds)),
        });
  }
  return [...byPair.values()];
}

interface Members {
  readonly stops: ReadonlyMap<string, StopIndex>;
  readonly stations: ReadonlyMap<string, readonly StopIndex[]>;
}

function stopsOfStations(table: StopTable): Members {
  const stops = new Map<string, StopIndex>();
  const stations = new Map<string, StopIndex[]>();
  table.stops.forEach((stop, index) => {
    stops.set(stop.id, index);
    const list = stations.get(stop.parent);
    if (list) list.push(index);
    else if (stop.parent !== '') stations.set(stop.parent, [index]);
  });
  return { stops, stations };
}

function stopsNamed(id: string, table: StopTable, members: Members): readonly StopIndex[] | null {
  const stop = members.stops.get(id);
  if (stop !== undefined) return [stop];
  return table.stations.has(id) ? (members.stations.get(id) ?? []) : null;
}
