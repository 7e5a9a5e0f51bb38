/** Headways, arrangements and transfers: what is said of trips beside their times. */
import type {
  ArrangedStopTimes,
  Arrangement,
  BookingNotice,
  BookingRule,
  StopTimeArrangement,
} from '../timetable/feed/booking.ts';
import type { Feed, Frequency, NarrowTransfer, Transfer, TripTransfer } from '../timetable/feed/feed.ts';
import { type ByteReader, damaged, NetworkFileError } from './bytes.ts';
import {
  type Codec,
  deltas,
  each,
  flag,
  int,
  nullable,
  oneOf,
  record,
  repeatedText,
  table,
  text,
  uint,
} from './codec.ts';
import { index, indexDeltas, indexOrNone, indexOrNull } from './numbers.ts';
import { LATEST_SECONDS } from './tripRows.ts';

/** As import: the most departures by headway of all trips. */
const MOST_RUNS = 300_000;

const frequencyRows = (trips: number) =>
  table<Frequency>({
    trip: indexDeltas(trips),
    start: deltas,
    end: deltas,
    headway: each(uint),
    isExact: each(flag),
  });

/** @param trips how many there are. */
export function frequencyTable(trips: number): Codec<readonly Frequency[]> {
  const rows = frequencyRows(trips);
  return {
    write: rows.write,
    read(input) {
      const frequencies = rows.read(input);
      let runs = 0;
      for (const { start, end, headway } of frequencies) {
        if (start < 0 || end <= start || end > LATEST_SECONDS || headway < 1) throw damaged('a headway is none');
        runs += Math.ceil((end - start) / headway);
      }
      if (runs > MOST_RUNS)
        throw new NetworkFileError('tooLarge', `The network file has more than ${MOST_RUNS} departures by headway.`);
      return frequencies;
    },
  };
}

const sameDay = record<Extract<BookingNotice, { kind: 'sameDay' }>>({
  kind: { write: () => {}, read: () => 'sameDay' },
  minMinutes: uint,
  maxMinutes: nullable(uint),
});

/** @param services how many there are. */
function bookingNotice(services: number): Codec<BookingNotice> {
  const priorDays = record<Extract<BookingNotice, { kind: 'priorDays' }>>({
    kind: { write: () => {}, read: () => 'priorDays' },
    lastDays: uint,
    lastTime: nullable(uint),
    startDays: nullable(uint),
    startTime: nullable(uint),
    service: indexOrNone(services),
  });
  const kinds = oneOf(['realTime', 'sameDay', 'priorDays'] as const);
  return {
    write(out, notice) {
      kinds.write(out, notice.kind);
      if (notice.kind === 'sameDay') sameDay.write(out, notice);
      else if (notice.kind === 'priorDays') priorDays.write(out, notice);
    },
    read(input): BookingNotice {
      const kind = kinds.read(input);
      if (kind === 'realTime') return { kind };
      return kind === 'sameDay' ? sameDay.read(input) : priorDays.read(input);
    },
  };
}

export type ArrangementTables = Pick<Feed, 'bookingRules' | 'arranged'>;

/** @param counts how many there are of each. */
export function arrangementTables(counts: { readonly services: number; readonly stopTimes: number }) {
  const ruleRows = table<BookingRule>({
    id: each(text),
    notice: each(nullable(bookingNotice(counts.services))),
    message: repeatedText,
    pickupMessage: repeatedText,
    dropOffMessage: repeatedText,
    phone: repeatedText,
    infoUrl: repeatedText,
    bookingUrl: repeatedText,
  });
  const kindRows = (rules: number) => {
    const arrangement = record<Arrangement>({ contact: oneOf(['agency', 'driver']), rule: indexOrNone(rules) });
    return table<StopTimeArrangement>({
      boarding: each(nullable(arrangement)),
      alighting: each(nullable(arrangement)),
    });
  };
  const placed = (kinds: number) =>
    table<{ readonly stopTime: number; readonly kind: number }>({
      stopTime: indexDeltas(counts.stopTimes),
      kind: each(index(kinds)),
    });
  const tables: Codec<ArrangementTables> = {
    write(out, { bookingRules, arranged: { stopTime, kind, kinds } }) {
      ruleRows.write(out, bookingRules);
      kindRows(bookingRules.length).write(out, kinds);
      placed(kinds.length).write(
        out,
        Array.from(stopTime, (at, row) => ({ stopTime: at, kind: kind[row]! })),
      );
    },
    read(input) {
      const bookingRules = ruleRows.read(input);
      const kinds = kindRows(bookingRules.length).read(input);
      return { bookingRules, arranged: readArranged(input, kinds, placed(kinds.length)) };
    },
  };
  return tables;
}

function readArranged(
  input: ByteReader,
  kinds: readonly StopTimeArrangement[],
  placed: Codec<readonly { readonly stopTime: number; readonly kind: number }[]>,
): ArrangedStopTimes {
  const rows = placed.read(input);
  if (rows.some(({ stopTime }, row) => row > 0 && stopTime <= rows[row - 1]!.stopTime))
    throw damaged('its arranged stop times are not in order');
  return {
    stopTime: Int32Array.from(rows, ({ stopTime }) => stopTime),
    kind: Int32Array.from(rows, ({ kind }) => kind),
    kinds,
  };
}

export type TransferTables = Pick<Feed, 'transfers' | 'narrowTransfers' | 'tripTransfers'>;

/** @param counts how many there are of each. */
export function transferTables(counts: Readonly<Record<'stops' | 'routes' | 'trips', number>>): Codec<TransferTables> {
  const all = {
    from: indexDeltas(counts.stops),
    to: indexDeltas(counts.stops),
    type: each(oneOf([0, 1, 2, 3] as const)),
    seconds: each(int),
  };
  const [route, trip] = [each(indexOrNull(counts.routes)), each(indexOrNull(counts.trips))];
  return record<TransferTables>({
    transfers: table<Transfer>(all),
    narrowTransfers: table<NarrowTransfer>({ ...all, fromRoute: route, toRoute: route, fromTrip: trip, toTrip: trip }),
    tripTransfers: table<TripTransfer>({
      type: each(oneOf([4, 5] as const)),
      fromTrip: indexDeltas(counts.trips),
      toTrip: indexDeltas(counts.trips),
    }),
  });
}
