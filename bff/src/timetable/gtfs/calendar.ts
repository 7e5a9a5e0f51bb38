/** Service days, as one bit per service and day. */
import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso, weekdayOf } from '@halte/engine/common/zone';
import type { ServiceDays } from '@halte/engine/timetable/feed/feed';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import type { CsvReader } from './csv.ts';
import { IdTable } from './idTable.ts';
import { sharedColumn } from './sharedColumn.ts';
import type { FeedSource } from './source.ts';

/** A longer calendar is cut to this many days around today: no timetable is planned for a century. */
const MOST_DAYS = 20 * 366;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export interface Calendar {
  readonly services: IdTable;
  /** The days of the bits: `firstDay … firstDay + dayCount - 1`. */
  readonly firstDay: DayNumber;
  readonly dayCount: number;
  /** One byte of 0 or 1 per day, service by service. */
  readonly running: Uint8Array;
}

interface Range {
  readonly service: number;
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly weekdays: readonly boolean[];
}

interface Exception {
  readonly service: number;
  readonly day: DayNumber;
  readonly runs: boolean;
}

/** Reads calendar.txt and calendar_dates.txt, at least one of which must exist. */
export function readCalendar(source: FeedSource, today: DayNumber): Calendar {
  const services = new IdTable();
  const weekly = source.optional('calendar.txt');
  const dates = source.optional('calendar_dates.txt');
  if (!weekly && !dates)
    throw new FeedError(
      'missing-file',
      'The timetable has neither calendar.txt nor calendar_dates.txt, so it is unknown when trips run.',
    );
  const ranges = weekly ? readRanges(weekly, services, source) : [];
  const exceptions = dates ? readExceptions(dates, services, source) : [];

  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { from, to } of ranges) [first, last] = [Math.min(first, from), Math.max(last, to)];
  for (const { day, runs } of exceptions) if (runs) [first, last] = [Math.min(first, day), Math.max(last, day)];
  if (first > last)
    throw new FeedError('no-service', 'calendar.txt and calendar_dates.txt name no day on which anything runs.');
  if (last - first > MOST_DAYS) {
    source.warnings.add(
      'calendar-cut',
      () => 'The calendar spans more than 20 years; only those around today are used.',
    );
    first = Math.max(first, Math.min(today - MOST_DAYS / 2, last - MOST_DAYS));
    last = Math.min(last, first + MOST_DAYS);
  }
  return {
    services,
    firstDay: first,
    dayCount: last - first + 1,
    running: spread(services, ranges, exceptions, first, last),
  };
}

/** The days shifted by whole weeks, packed into bits. */
export function serviceDaysOf({ running, firstDay, dayCount }: Calendar, weeks: number): ServiceDays {
  const bits = sharedColumn(Uint8Array, (running.length >> 3) + 1);
  for (let i = 0; i < running.length; i++) if (running[i] === 1) bits[i >> 3]! |= 1 << (i & 7);
  return { firstDay: firstDay + weeks * 7, dayCount, bits };
}

function readRanges(row: CsvReader, services: IdTable, source: FeedSource): Range[] {
  const service = row.require('service_id');
  const start = row.require('start_date');
  const end = row.require('end_date');
  const weekdays = WEEK.map((name) => row.require(name));
  const ranges: Range[] = [];
  while (row.next()) {
    const known = services.find(row, service);
    const from = dayIn(row, start, source);
    const to = dayIn(row, end, source);
    const index = known >= 0 ? known : services.add(row, service);
    if (from === null || to === null) continue;
    if (from > to) {
      source.warnings.add(
        'reversed-range',
        () => `${row.file} has a service that ends before it begins in row ${row.rows}; it runs on no day of that row.`,
      );
      continue;
    }
    ranges.push({ service: index, from, to, weekdays: weekdays.map((column) => row.int(column, 0) === 1) });
  }
  return ranges;
}

function readExceptions(row: CsvReader, services: IdTable, source: FeedSource): Exception[] {
  const service = row.require('service_id');
  const date = row.require('date');
  const type = row.require('exception_type');
  const exceptions: Exception[] = [];
  while (row.next()) {
    const known = services.find(row, service);
    const day = dayIn(row, date, source);
    const index = known >= 0 ? known : services.add(row, service);
    const kind = row.int(type, 1);
    if (kind !== 1 && kind !== 2)
      source.warnings.add(
        'unknown-exception-type',
        () => `${row.file} has an exception_type that is neither 1 nor 2 in row ${row.rows}; the day stays as it is.`,
      );
    else if (day !== null) exceptions.push({ service: index, day, runs: kind === 1 });
  }
  return exceptions;
}

/** Some tools write "since forever" as the year 1: a valid date, but outside the range of time zone data. */
const BEFORE_ALL_CLOCKS = /^0\d{3}-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])$/;
const SINCE_EVER = dayFromIso('1900-01-01');

/** The day in a column; null, with a warning, if it is not a date. */
export function dayIn(row: CsvReader, column: number, source: FeedSource): DayNumber | null {
  const text = row.text(column);
  if (BEFORE_ALL_CLOCKS.test(text)) return SINCE_EVER;
  try {
    return dayFromIso(text);
  } catch {
    source.warnings.add('bad-date', () => `${row.file} has a date that is none: "${text}" in row ${row.rows}.`);
    return null;
  }
}

function spread(
  services: IdTable,
  ranges: readonly Range[],
  exceptions: readonly Exception[],
  first: DayNumber,
  last: DayNumber,
): Uint8Array {
  const dayCount = last - first + 1;
  const running = new Uint8Array(services.count * dayCount);
  for (const { service, from, to, weekdays } of ranges)
    for (let day = Math.max(from, first); day <= Math.min(to, last); day++)
      if (weekdays[weekdayOf(day)]) running[service * dayCount + day - first] = 1;
  for (const { service, day, runs } of exceptions)
    if (day >= first && day <= last) running[service * dayCount + day - first] = runs ? 1 : 0;
  return running;
}
