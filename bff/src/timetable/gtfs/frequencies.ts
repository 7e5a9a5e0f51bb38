/** frequencies.txt: trips that run by headway. */
import type { Frequency } from '@halte/engine/timetable/feed/feed';
import type { FeedSource } from './source.ts';
import { LATEST_SECONDS } from './stopTimeRows.ts';
import type { TripRows } from './trips.ts';

/** Most trip instances of one trip: one every ten seconds for two days. Every search may look at each of them. */
const MOST_RUNS_OF_TRIP = 17_280;
/** Most trip instances of all trips: Mexico City has a quarter of this number. */
const MOST_RUNS = 300_000;
/** @param tripOfRow index of each trip row in the feed, -1 for trips that were left out. */
export function readFrequencies(source: FeedSource, trips: TripRows, tripOfRow: Int32Array): Frequency[] {
  const row = source.optional('frequencies.txt');
  if (!row) return [];
  const trip = row.require('trip_id');
  const start = row.require('start_time');
  const end = row.require('end_time');
  const headway = row.require('headway_secs');
  const exactTimes = row.column('exact_times');
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
      isExact: row.int(exactTimes, 0) === 1,
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
