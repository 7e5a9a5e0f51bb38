/** stop_times.txt as columns, in file order. */

import type { StopTimeArrangement } from '@halte/engine/timetable/feed/booking';
import { readArrangements } from './arrangements.ts';
import type { BookingRules } from './bookingRules.ts';
import { FloatColumn, IntColumn } from './column.ts';
import { ABSENT } from './csv.ts';
import type { FeedSource } from './source.ts';
import type { StopTable } from './stops.ts';
import type { TranslatedTexts } from './translations.ts';
import type { Texts, TripRows } from './trips.ts';

/** A time that the feed leaves empty. */
export const OPEN = -1;
/** A time that cannot be read. */
export const MALFORMED = -2;

export interface StopTimeRows {
  readonly trip: Int32Array;
  readonly sequence: Int32Array;
  readonly stop: Int32Array;
  /** Seconds, {@link OPEN} or {@link MALFORMED}. */
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  /** Read by `isBoarding`, `isAlighting` and `kindOf`. */
  readonly flags: Int32Array;
  readonly kinds: readonly StopTimeArrangement[];
  /** -1 for none; empty if the file has no such column. */
  readonly headsign: Int32Array;
  /** In the feed's own unit; NaN for none, empty if the file has no such column. */
  readonly distance: Float64Array;
}

/** The longest rail trip takes a week. Later times are errors, and each further day is one more that every search must look back. */
export const LATEST_SECONDS = 10 * 86_400;
const LARGEST_SEQUENCE = 2 ** 31 - 1;

export function readStopTimes(
  source: FeedSource,
  trips: TripRows,
  stops: StopTable,
  bookingRules: BookingRules,
  texts: Texts,
  translated: TranslatedTexts,
): StopTimeRows {
  const row = source.required('stop_times.txt');
  const arrangements = readArrangements(row, bookingRules, source);
  const columns = {
    trip: row.require('trip_id'),
    sequence: row.require('stop_sequence'),
    stop: row.require('stop_id'),
    arrival: row.require('arrival_time'),
    departure: row.require('departure_time'),
    headsign: row.column('stop_headsign'),
    distance: row.column('shape_dist_traveled'),
  };
  const expected = Math.ceil(row.bytes.length / 40);
  const [trip, sequence, stop] = [new IntColumn(expected), new IntColumn(expected), new IntColumn(expected)];
  const [arrival, departure, flags] = [new IntColumn(expected), new IntColumn(expected), new IntColumn(expected)];
  const headsign = new IntColumn(expected);
  const distance = new FloatColumn(expected);

  const hasVariants = translated.hasRowsOf('stop_times');
  const headsignIn = () => {
    if (!hasVariants) return texts.numberOf(row.name(columns.headsign));
    const [record, sub] = [row.text(columns.trip), row.text(columns.sequence)];
    const variant = translated.variantOf({ table: 'stop_times', field: 'stop_headsign', record, sub });
    return texts.numberOf(row.name(columns.headsign), variant);
  };

  while (row.next()) {
    const tripIndex = trips.table.find(row, columns.trip);
    const stopRow = stops.ids.find(row, columns.stop);
    const stopIndex = stopRow < 0 ? -1 : stops.stopOfRow[stopRow]!;
    if (tripIndex < 0) {
      source.warnings.add(
        'unknown-trip',
        () => `A stop time is of trip ${row.text(columns.trip)}, which is not there.`,
      );
      continue;
    }
    if (stopIndex < 0) {
      source.warnings.add(
        'unknown-stop',
        () => `A stop time is at stop ${row.text(columns.stop)}, which is not there.`,
      );
      continue;
    }
    trip.push(tripIndex);
    stop.push(stopIndex);
    const order = row.int(columns.sequence, -1);
    if (order < 0 || order > LARGEST_SEQUENCE)
      source.warnings.add(
        'bad-sequence',
        () => `Trip ${row.text(columns.trip)} has the stop_sequence "${row.text(columns.sequence)}", which is none.`,
      );
    sequence.push(Math.max(-1, Math.min(order, LARGEST_SEQUENCE)));
    arrival.push(timeOf(row.seconds(columns.arrival)));
    departure.push(timeOf(row.seconds(columns.departure)));
    flags.push(arrangements.flagsIn(row));
    if (columns.headsign !== ABSENT) headsign.push(row.isEmpty(columns.headsign) ? -1 : headsignIn());
    if (columns.distance !== ABSENT) distance.push(row.number(columns.distance));
  }
  return {
    trip: trip.array(),
    sequence: sequence.array(),
    stop: stop.array(),
    arrival: arrival.array(),
    departure: departure.array(),
    flags: flags.array(),
    kinds: arrangements.kinds,
    headsign: headsign.array(),
    distance: distance.array(),
  };
}

function timeOf(seconds: number): number {
  return Number.isNaN(seconds) || seconds > LATEST_SECONDS ? MALFORMED : seconds;
}
