/**
 * The clock of a feed: instants, civil dates and service days in one IANA zone, independent of the machine's zone.
 *
 * A service day begins at "noon minus 12 h" (GTFS), which is midnight on ordinary days and one hour off on the two days a year
 * when clocks change. That is why a time of the timetable is always `serviceDayStart(zone, day) + seconds`, never wall clock.
 */
import { getOrCompute } from './memoize.ts';
import type { DayNumber, EpochSeconds, Instant, TimeZone, WallClock } from './time.ts';

const DAY_SECONDS = 86_400;
const CACHED_DAYS = 4_096;

/** Offsets of one UTC day: `before` until `changesAt`, `after` from then on. Equal on all days but two a year. */
interface DayOffsets {
  readonly before: number;
  readonly changesAt: EpochSeconds;
  readonly after: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, DayOffsets>;
}

const zones = new Map<string, Zone>();
const dates = new Map<DayNumber, string>();

/** Whether `zone` is an IANA name known to this runtime. */
export function isTimeZone(zone: TimeZone): boolean {
  try {
    zoneOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Seconds east of UTC at an instant. Throws RangeError for a zone that does not exist. */
export function offsetAt(zone: TimeZone, epoch: EpochSeconds): number {
  const found = zoneOf(zone);
  const day = Math.floor(epoch / DAY_SECONDS);
  let offsets = found.days.get(day);
  if (offsets === undefined) {
    if (found.days.size >= CACHED_DAYS) found.days.clear();
    offsets = offsetsOfDay(found.format, day);
    found.days.set(day, offsets);
  }
  return epoch < offsets.changesAt ? offsets.before : offsets.after;
}

/**
 * The instant of a wall clock reading `YYYY-MM-DDTHH:mm` (seconds optional) in `zone`. A reading that occurs twice means the first
 * time; one skipped in spring is read with the offset before the change. Throws RangeError when malformed.
 */
export function epochAt(zone: TimeZone, local: WallClock): EpochSeconds {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(local);
  if (!parts) throw new RangeError(`Not a local date and time: ${local}`);
  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) throw new RangeError(`Not a time of day: ${local}`);
  return epochOfWallClock(zone, dayFromIso(parts[1]!) * DAY_SECONDS + hour * 3_600 + minute * 60 + second);
}

/** ISO 8601 with the zone's offset, e.g. `2026-03-29T03:15:00+02:00`. */
export function toIso(zone: TimeZone, epoch: EpochSeconds): Instant {
  const offset = offsetAt(zone, epoch);
  const wall = Math.floor(epoch) + offset;
  const day = Math.floor(wall / DAY_SECONDS);
  const seconds = wall - day * DAY_SECONDS;
  const shift = Math.round(Math.abs(offset) / 60);
  return `${knownDate(day)}T${clockText(Math.floor(seconds / 60))}:${two(seconds % 60)}${offset < 0 ? '-' : '+'}${clockText(shift)}`;
}

/** The civil date at an instant. */
export function dayOf(zone: TimeZone, epoch: EpochSeconds): DayNumber {
  return Math.floor((epoch + offsetAt(zone, epoch)) / DAY_SECONDS);
}

/** Seconds since midnight on the wall clock at an instant (0 … 86 399). */
export function wallSecondsOf(zone: TimeZone, epoch: EpochSeconds): number {
  const wall = epoch + offsetAt(zone, epoch);
  return wall - Math.floor(wall / DAY_SECONDS) * DAY_SECONDS;
}

/** The first instant of a civil date. */
export function midnightOf(zone: TimeZone, day: DayNumber): EpochSeconds {
  return epochOfWallClock(zone, day * DAY_SECONDS);
}

/** The instant that second 0 of a service day stands for: noon minus 12 h. */
export function serviceDayStart(zone: TimeZone, day: DayNumber): EpochSeconds {
  return epochOfWallClock(zone, day * DAY_SECONDS + DAY_SECONDS / 2) - DAY_SECONDS / 2;
}

/** 0 Monday … 6 Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** From `YYYY-MM-DD` or GTFS's `YYYYMMDD`. Throws RangeError for anything else, 30 February included. */
export function dayFromIso(date: string): DayNumber {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(date);
  if (parts) {
    const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    const instant = new Date(Date.UTC(year, month - 1, day));
    if (instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day && instant.getUTCFullYear() === year)
      return instant.getTime() / 86_400_000;
  }
  throw new RangeError(`Not a date: ${date}`);
}

/** `YYYY-MM-DD`. */
export function isoOfDay(day: DayNumber): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone === undefined) {
    zone = { format: clockOf(name), days: new Map() };
    zones.set(name, zone);
  }
  return zone;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function offsetsOfDay(format: Intl.DateTimeFormat, day: number): DayOffsets {
  const start = day * DAY_SECONDS;
  const before = measureOffset(format, start);
  const after = measureOffset(format, start + DAY_SECONDS);
  if (before === after) return { before, changesAt: start + DAY_SECONDS, after };
  let low = start;
  let high = start + DAY_SECONDS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (measureOffset(format, middle) === before) low = middle;
    else high = middle;
  }
  return { before, changesAt: high, after };
}

function measureOffset(format: Intl.DateTimeFormat, epoch: EpochSeconds): number {
  const field: Record<string, number> = {};
  for (const part of format.formatToParts(epoch * 1_000)) field[part.type] = Number(part.value);
  const wall = Date.UTC(
    field['year']!,
    field['month']! - 1,
    field['day']!,
    field['hour']!,
    field['minute']!,
    field['second']!,
  );
  return wall / 1_000 - epoch;
}

function epochOfWallClock(zone: TimeZone, wall: number): EpochSeconds {
  // Clocks change by hours at most, so the offsets a day before and a day after are the only two candidates.
  const earlier = offsetAt(zone, wall - DAY_SECONDS);
  const later = offsetAt(zone, wall + DAY_SECONDS);
  const valid = [wall - earlier, wall - later].filter((epoch) => epoch + offsetAt(zone, epoch) === wall);
  return valid.length > 0 ? Math.min(...valid) : wall - earlier;
}

/** Cached, because an answer has few distinct dates. */
function knownDate(day: DayNumber): string {
  if (dates.size >= CACHED_DAYS) dates.clear();
  return getOrCompute(dates, day, () => isoOfDay(day));
}

function clockText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
