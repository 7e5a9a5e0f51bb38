/** booking_rules.txt: how and by when travellers book. */
import type { BookingNotice, BookingRule } from '@halte/engine/timetable/feed/booking';
import type { Calendar } from './calendar.ts';
import type { CsvReader } from './csv.ts';
import { IdTable } from './idTable.ts';
import type { FeedSource } from './source.ts';
import { webAddress } from './webAddress.ts';

export interface BookingRules {
  readonly rules: readonly BookingRule[];
  readonly ids: IdTable;
}

/** Longest accepted notice. */
const MOST_MINUTES = 366 * 24 * 60;
const MOST_DAYS = 366;
const LATEST_TIME = 48 * 3_600;

export function readBookingRules(source: FeedSource, { services }: Calendar): BookingRules {
  const ids = new IdTable();
  const rules: BookingRule[] = [];
  const row = source.optional('booking_rules.txt');
  if (!row) return { rules, ids };
  const id = row.require('booking_rule_id');
  const text = (name: string) => row.text(row.column(name)).trim();
  const note = (name: string) => row.note(row.column(name));
  while (row.next()) {
    if (row.isEmpty(id)) {
      source.warnings.add('missing-id', () => 'A row of booking_rules.txt has no booking_rule_id and was left out.');
      continue;
    }
    if (ids.add(row, id) < 0) {
      source.warnings.add(
        'duplicate-booking-rule',
        () => `Booking rule ${row.text(id)} is listed twice; the first is used.`,
      );
      continue;
    }
    rules.push({
      id: row.text(id),
      notice: noticeIn(row, services, source),
      message: note('message'),
      pickupMessage: note('pickup_message'),
      dropOffMessage: note('drop_off_message'),
      phone: row.name(row.column('phone_number')).trim(),
      infoUrl: webAddress(text('info_url')),
      bookingUrl: webAddress(text('booking_url')),
    });
  }
  return { rules, ids };
}

/** null, with a warning, if it cannot be interpreted: the ride is still shown as one to book. */
function noticeIn(row: CsvReader, services: IdTable, source: FeedSource): BookingNotice | null {
  const rule = () => `Booking rule ${row.text(row.column('booking_rule_id'))}`;
  const notice = { 0: realTime, 1: sameDay, 2: priorDays }[row.int(row.column('booking_type'), -1)];
  if (notice === undefined) {
    source.warnings.add(
      'unknown-booking-type',
      () => `${rule()} has the booking_type "${row.text(row.column('booking_type'))}"; when to book is unknown.`,
    );
    return null;
  }
  const found = notice(row, services, source);
  if (found === null)
    source.warnings.add(
      'bad-booking-notice',
      () => `${rule()} does not say when to book, or in numbers that are none.`,
    );
  return found;
}

const realTime = (): BookingNotice => ({ kind: 'realTime' });

function sameDay(row: CsvReader): BookingNotice | null {
  const minMinutes = countIn(row, 'prior_notice_duration_min', MOST_MINUTES);
  const maxMinutes = countIn(row, 'prior_notice_duration_max', MOST_MINUTES);
  if (minMinutes === null) return null;
  return {
    kind: 'sameDay',
    minMinutes,
    maxMinutes: maxMinutes !== null && maxMinutes >= minMinutes ? maxMinutes : null,
  };
}

function priorDays(row: CsvReader, services: IdTable, source: FeedSource): BookingNotice | null {
  const lastDays = countIn(row, 'prior_notice_last_day', MOST_DAYS);
  if (lastDays === null) return null;
  const column = row.column('prior_notice_service_id');
  const service = row.isEmpty(column) ? -1 : services.find(row, column);
  if (service < 0 && !row.isEmpty(column))
    source.warnings.add(
      'unknown-service',
      () => `A booking rule counts the days of service ${row.text(column)}, which has none; all days are counted.`,
    );
  return {
    kind: 'priorDays',
    lastDays,
    lastTime: timeIn(row, 'prior_notice_last_time'),
    startDays: countIn(row, 'prior_notice_start_day', MOST_DAYS),
    startTime: timeIn(row, 'prior_notice_start_time'),
    service,
  };
}

function countIn(row: CsvReader, name: string, most: number): number | null {
  const count = row.int(row.column(name), -1);
  return count >= 0 && count <= most ? count : null;
}

function timeIn(row: CsvReader, name: string): number | null {
  const seconds = row.seconds(row.column(name));
  return seconds >= 0 && seconds <= LATEST_TIME ? seconds : null;
}
