/**
 * Instants are ISO 8601 texts with an offset or `Z`, as the backend sends them; wall-clock times are `YYYY-MM-DDTHH:mm` and mean nothing
 * without a zone. A text without an offset is not an instant here: the browser would read it in its own zone.
 */
export type Instant = string;
/** `YYYY-MM-DDTHH:mm` */
export type WallClock = string;
/** `YYYY-MM-DD` */
export type Day = string;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Milliseconds since 1970, or NaN for anything that is not an instant. */
export function millisOf(instant: Instant): number {
  return INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
}

export function instantFromMillis(millis: number): Instant {
  return new Date(millis).toISOString();
}

const clocks: Partial<Record<string, Intl.DateTimeFormat>> = {};

function clockOf(zone: string): Intl.DateTimeFormat {
  clocks[zone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return clocks[zone];
}

/** Milliseconds by which clocks of `zone` are ahead of UTC at that instant, which is a whole second. */
function readOffset(millis: number, zone: string): number {
  const shown: Partial<Record<string, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(millis)) shown[type] = Number(value);
  const { year = 0, month = 0, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - millis;
}

/** The answer that was given last: a list of departures asks for the present time once or twice for each of its rows. */
let known = { zone: '', minute: Number.NaN, offset: 0 };

/** Clocks change at whole minutes. */
function offsetMillis(millis: number, zone: string): number {
  const minute = Math.floor(millis / MINUTE);
  if (zone !== known.zone || minute !== known.minute)
    known = { zone, minute, offset: readOffset(minute * MINUTE, zone) };
  return known.offset;
}

/** The local date and time in `zone`, encoded as if it were UTC, without the part of a second. */
function shownMillis(millis: number, zone: string): number {
  return Math.floor(millis / 1000) * 1000 + offsetMillis(millis, zone);
}

/** The local time in `zone` at that instant, without seconds; `''` for an invalid instant. */
export function wallClock(instant: Instant, zone: string): WallClock {
  const millis = millisOf(instant);
  return Number.isNaN(millis) ? '' : instantFromMillis(shownMillis(millis, zone)).slice(0, 16);
}

/**
 * The local time at the place of an event: the backend writes an instant with the UTC offset of the stop that it is about, which may be in another
 * zone than the network. An instant in UTC is about no stop; it is shown in `zone`.
 */
export function localClock(instant: Instant, zone: string): WallClock {
  if (instant.endsWith('Z')) return wallClock(instant, zone);
  return Number.isNaN(millisOf(instant)) ? '' : instant.slice(0, 16);
}

/** Calendar days from one instant to another, each by {@link localClock}; negative when the other is on an earlier day. */
export function localDaysBetween(start: Instant, end: Instant, zone: string): number {
  const dayMillis = (instant: Instant) => Date.parse(localClock(instant, zone).slice(0, 10));
  return (dayMillis(end) - dayMillis(start)) / DAY;
}

/** Service-independent calendar day of an instant in `zone`, or `''`. */
export function dayOf(instant: Instant, zone: string): Day {
  return wallClock(instant, zone).slice(0, 10);
}

/**
 * The instant at which clocks of `zone` show `time`; seconds are ignored. When clocks go back, a time shown twice means the first;
 * when they go forward, a time never shown means the same stretch after the gap (02:30 becomes 03:30).
 * Returns `''` for a text that is no wall-clock time, the impossible 31 February among them.
 */
export function instantOf(time: WallClock, zone: string): Instant {
  const [, day, clock] = WALL_CLOCK.exec(time) ?? [];
  const shown = day && clock ? Date.parse(`${day}T${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(shown) || instantFromMillis(shown).slice(0, 16) !== `${day}T${clock}`) return '';
  const before = offsetMillis(shown - DAY, zone);
  const after = offsetMillis(shown + DAY, zone);
  const exact = [shown - before, shown - after].filter((millis) => shownMillis(millis, zone) === shown);
  return instantFromMillis(exact.length > 0 ? Math.min(...exact) : shown - before);
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return instantFromMillis(millisOf(instant) + minutes * MINUTE);
}

/** Whole calendar days, whatever the clocks do meanwhile: in UTC each has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return instantFromMillis(Date.parse(day) + days * DAY).slice(0, 10);
}

/** Seconds from `start` to `end`, negative when `end` is earlier. */
export function secondsBetween(start: Instant, end: Instant): number {
  return (millisOf(end) - millisOf(start)) / 1000;
}

const DATE = /^([12]\d{3})-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])$/;

/** Year-month-day, zeros optional, as `YYYY-MM-DD`; a day that its month does not have becomes the last it has. null for anything else. */
export function parseDateString(text: string): Day | null {
  const match = DATE.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return instantFromMillis(Date.UTC(year, month - 1, Math.min(day, lastDay))).slice(0, 10);
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** `HH:MM` or `HH:MM:SS` as `HH:MM`; anything else as `''`. */
export function truncateTime(text: string): string {
  return TIME.test(text) ? text.slice(0, 5) : '';
}
