/** `pickup_type` and `drop_off_type` of stop_times.txt with their booking rules. */
import type { ArrangedStopTimes, Arrangement, StopTimeArrangement } from '@halte/engine/timetable/feed/booking';
import type { BookingRules } from './bookingRules.ts';
import type { CsvReader } from './csv.ts';
import { sharedColumn } from './sharedColumn.ts';
import type { FeedSource } from './source.ts';

const REGULAR = 0;
const NOT_AVAILABLE = 1;
const AGENCY = 2;
const DRIVER = 3;

/** Bits of a stop time's flags: boarding, alighting and, from the third bit, the kind of arrangement. */
const BOARDING = 1;
const ALIGHTING = 2;
const ARRANGEMENT_SHIFT = 2;

export interface Arrangements {
  /** Flags of the current row. */
  flagsIn(row: CsvReader): number;
  readonly kinds: readonly StopTimeArrangement[];
}

export const isBoarding = (flags: number): boolean => (flags & BOARDING) !== 0;
export const isAlighting = (flags: number): boolean => (flags & ALIGHTING) !== 0;
/** Position in the kinds of arrangement, or -1. */
export const kindOf = (flags: number): number => (flags >> ARRANGEMENT_SHIFT) - 1;

/** Reads the flags of each row; new kinds are appended to `kinds`. */
export function readArrangements(header: CsvReader, { ids }: BookingRules, source: FeedSource): Arrangements {
  const kinds: StopTimeArrangement[] = [];
  const numbers = new Map<string, number>();
  const pickup = ruledColumn(header, 'pickup_type', 'pickup_booking_rule_id');
  const dropOff = ruledColumn(header, 'drop_off_type', 'drop_off_booking_rule_id');

  function arrangementIn(row: CsvReader, { type, rule, name }: RuledColumn, value: number): Arrangement | null {
    const number = row.isEmpty(rule) ? -1 : ids.find(row, rule);
    if (number < 0 && !row.isEmpty(rule))
      source.warnings.add(
        'unknown-booking-rule',
        () => `A stop time is booked by the rule ${row.text(rule)}, which is not there.`,
      );
    if (value === DRIVER) return { contact: 'driver', rule: number };
    if (value === AGENCY) return { contact: 'agency', rule: number };
    if (value !== REGULAR && value !== NOT_AVAILABLE)
      source.warnings.add('unknown-pickup-type', () => `A stop time has the ${name} "${row.text(type)}"; taken for 0.`);
    if (number < 0 || value === NOT_AVAILABLE) return null;
    // Better a useless phone call than a useless wait.
    source.warnings.add(
      'booking-rule-of-regular-stop',
      () => `A stop time with a booking rule has the ${name} "${row.text(type)}"; taken for 2.`,
    );
    return { contact: 'agency', rule: number };
  }

  function numberOf(kind: StopTimeArrangement): number {
    const key = [kind.boarding, kind.alighting].map((one) => (one ? `${one.contact}${one.rule}` : '')).join(' ');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = kinds.push(kind) - 1;
    numbers.set(key, number);
    return number;
  }

  return {
    kinds,
    flagsIn(row) {
      const [on, off] = [typeIn(row, pickup), typeIn(row, dropOff)];
      const allowed = (on === NOT_AVAILABLE ? 0 : BOARDING) | (off === NOT_AVAILABLE ? 0 : ALIGHTING);
      if (isPlain(row, pickup, on) && isPlain(row, dropOff, off)) return allowed;
      const kind = { boarding: arrangementIn(row, pickup, on), alighting: arrangementIn(row, dropOff, off) };
      if (kind.boarding === null && kind.alighting === null) return allowed;
      return allowed | ((numberOf(kind) + 1) << ARRANGEMENT_SHIFT);
    },
  };
}

interface RuledColumn {
  readonly type: number;
  readonly rule: number;
  readonly name: string;
}

function ruledColumn(row: CsvReader, name: string, rule: string): RuledColumn {
  return { type: row.column(name), rule: row.column(rule), name };
}

/** Whether nothing has to be arranged, as for nearly all stop times. */
function isPlain(row: CsvReader, { rule }: RuledColumn, type: number): boolean {
  return (type === REGULAR || type === NOT_AVAILABLE) && row.isEmpty(rule);
}

/** -1 if it is not a number. */
function typeIn(row: CsvReader, { type }: RuledColumn): number {
  return row.isEmpty(type) ? REGULAR : row.int(type, -1);
}

/** @param found pairs of a stop time, ascending, and its kind. */
export function arrangedStopTimes(found: readonly number[], kinds: readonly StopTimeArrangement[]): ArrangedStopTimes {
  const count = found.length / 2;
  const [stopTime, kind] = [sharedColumn(Int32Array, count), sharedColumn(Int32Array, count)];
  for (let i = 0; i < count; i++) [stopTime[i], kind[i]] = [found[2 * i]!, found[2 * i + 1]!];
  return { stopTime, kind, kinds };
}
