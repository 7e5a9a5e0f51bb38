/** Instants and service days of the city. A service day begins twelve hours before noon, as GTFS counts. */
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The time zone that the city would be in if it existed. */
export const CITY_ZONE = 'Europe/Paris';

/** Seconds since 1970-01-01T00:00Z. */
export type EpochSeconds = number;

/** Days since 1970-01-01. */
export type DayNumber = number;

const DAY_MS = 86_400_000;
const HALF_DAY_SECONDS = 43_200;

const localTime = (at: EpochSeconds): Dayjs => dayjs.unix(at).tz(CITY_ZONE);

/** The day of the city's calendar that an instant belongs to. */
export function dayOf(at: EpochSeconds): DayNumber {
  return dayOfDate(localTime(at).format('YYYY-MM-DD'));
}

/** @param date `YYYY-MM-DD` */
export function dayOfDate(date: string): DayNumber {
  return Date.parse(`${date}T00:00Z`) / DAY_MS;
}

/** `YYYY-MM-DD`. */
export function dateOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Seconds since midnight as the clocks of the city show them. */
export function clockSeconds(at: EpochSeconds): number {
  const local = localTime(at);
  return local.hour() * 3_600 + local.minute() * 60 + local.second();
}

export function midnightOf(day: DayNumber): EpochSeconds {
  return dayjs.tz(`${dateOf(day)}T00:00`, CITY_ZONE).unix();
}

/** The instant that the times of a service day are counted from. */
export function serviceDayStart(day: DayNumber): EpochSeconds {
  return dayjs.tz(`${dateOf(day)}T12:00`, CITY_ZONE).unix() - HALF_DAY_SECONDS;
}
