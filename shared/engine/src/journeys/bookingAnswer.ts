/** Arrangements before a ride, in an answer. */
import type { Static } from 'typebox';
import type { Booking as BookingSchema } from '../api/booking.ts';
import { getOrCompute } from '../common/memoize.ts';
import type { DayNumber, EpochSeconds } from '../common/time.ts';
import { toIso } from '../common/zone.ts';
import { arrangementAt, bookingSpan } from '../timetable/arrangements.ts';
import type { Arrangement, BookingNotice, BookingRule } from '../timetable/feed/booking.ts';
import type { Feed, TripIndex } from '../timetable/feed/feed.ts';
import { routeOf } from '../timetable/trips.ts';

export type Booking = Static<typeof BookingSchema>;

export type BookingSide = 'boarding' | 'alighting';

/** A stop time of a trip. */
interface StopTimeOfTrip {
  readonly trip: TripIndex;
  readonly position: number;
}

/** null if nothing has to be arranged. */
export function bookingAt(feed: Feed, { trip, position }: StopTimeOfTrip, side: BookingSide): Booking | null {
  const arrangement = arrangedAt(feed, trip, position, side);
  return arrangement && bookingOf(feed, arrangement, trip, side);
}

/** The same for a ride on a day, including its booking period. */
export function bookingOfRide(
  feed: Feed,
  { trip, position, serviceDay }: StopTimeOfTrip & { readonly serviceDay: DayNumber },
  departure: EpochSeconds,
  side: BookingSide,
): Booking | null {
  const arrangement = arrangedAt(feed, trip, position, side);
  if (arrangement === null) return null;
  const notice = feed.bookingRules[arrangement.rule]?.notice;
  const span = notice ? bookingSpan(feed, notice, serviceDay, departure) : { from: null, until: null };
  return {
    ...bookingOf(feed, arrangement, trip, side),
    ...(span.from === null ? {} : { fromDateTime: toIso(feed.timeZone, span.from) }),
    ...(span.until === null ? {} : { untilDateTime: toIso(feed.timeZone, span.until) }),
  };
}

/** The booking field of an answer; empty if nothing has to be arranged. */
export function withBooking(booking: Booking | null): { readonly booking?: Booking } {
  return booking ? { booking } : {};
}

function arrangedAt(feed: Feed, trip: TripIndex, position: number, side: BookingSide): Arrangement | null {
  return arrangementAt(feed, feed.trips.stopTimeStart[trip]! + position)?.[side] ?? null;
}

function bookingOf(feed: Feed, { contact, rule }: Arrangement, trip: TripIndex, side: BookingSide): Booking {
  const known = feed.bookingRules[rule];
  const phone = known?.phone || (contact === 'agency' ? feed.agencies[routeOf(feed, trip).agency]?.phone : '');
  const message = known ? messageOf(known, side) : '';
  return {
    contact,
    ...noticeAnswer(known?.notice ?? null),
    ...(phone ? { phone } : {}),
    ...(message ? { message } : {}),
    ...(known?.infoUrl ? { infoUrl: known.infoUrl } : {}),
    ...(known?.bookingUrl ? { bookingUrl: known.bookingUrl } : {}),
  };
}

function messageOf({ message, pickupMessage, dropOffMessage }: BookingRule, side: BookingSide): string {
  return (side === 'boarding' ? pickupMessage : dropOffMessage) || message;
}

function noticeAnswer(notice: BookingNotice | null): Partial<Booking> {
  if (notice === null) return {};
  if (notice.kind === 'realTime') return { notice: 'realTime' };
  if (notice.kind === 'sameDay') return { notice: 'sameDay', minutesBefore: notice.minMinutes };
  const { lastDays, lastTime } = notice;
  return { notice: 'priorDays', daysBefore: lastDays, ...(lastTime === null ? {} : { beforeTime: clockOf(lastTime) }) };
}

/** `17:00`; times after midnight count on from the previous day: 24:30. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}`;
}

/** The distinct bookings of a timetable, which refers to them by position. */
export interface CollectedBookings {
  readonly list: readonly Booking[];
  /** null if nothing has to be arranged. */
  placeOf(stopTime: StopTimeOfTrip, side: BookingSide): number | null;
}

export function collectBookings(feed: Feed): CollectedBookings {
  const list: Booking[] = [];
  const places = new Map<string, number>();
  return {
    list,
    placeOf(stopTime, side) {
      const booking = bookingAt(feed, stopTime, side);
      return booking && getOrCompute(places, JSON.stringify(booking), () => list.push(booking) - 1);
    },
  };
}
