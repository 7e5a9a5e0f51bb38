import { type Locale, nextTask } from '@halte/contract';
import { type Instant, localClock, localDaysBetween, truncateTime } from '@halte/contract/time';
import { nowInstant } from './clock.ts';

/** Regions fix what a bare language leaves open: English here writes day before month and counts to 24 hours. */
const REGIONAL: Readonly<Record<Locale, string>> = {
  fr: 'fr-FR',
  en: 'en-GB',
  es: 'es-ES',
  it: 'it-IT',
  de: 'de-DE',
};

type Formatter = Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat | Intl.ListFormat;

/** A formatter takes long to make and little to use: one of each kind serves the whole visit. */
const cache = new Map<string, Formatter>();

function cached<T extends Formatter>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  const formatter = known ?? make();
  if (!known) cache.set(key, formatter);
  return formatter;
}

function decimal(value: number, locale: Locale, digits: number): string {
  return cached(
    `n${locale}${digits}`,
    () => new Intl.NumberFormat(REGIONAL[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ).format(value);
}

/** `HH:mm`, in every language, by {@link localClock}; `''` when it is not an instant. */
export function formatTime(instant: Instant, zone: string): string {
  return truncateTime(localClock(instant, zone).slice(11));
}

const DATE_STYLES = {
  /** Saturday */
  weekday: { weekday: 'long' },
  /** Sat */
  weekdayShort: { weekday: 'short' },
  /** Nov */
  monthShort: { month: 'short' },
  /** 21 Nov */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Saturday 21 November */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Sat 21 */
  dayOfMonth: { weekday: 'short', day: 'numeric' },
  /** Sat 21 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Saturday 21 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 21/11/2026 */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** How the first day of a month is written, where that is not by its figure. `Intl` does not know it. */
const FIRST: Readonly<Partial<Record<Locale, string>>> = { fr: '1er', it: '1º' };

interface Listing {
  supportedLocalesOf(locale: string): string[];
}

/**
 * Does before they are needed, each in a task of its own, what the first formatters take most of their time for: Chromium lists all its languages,
 * then those of its dates, in one call of about 15 ms on a desk and 60 on a phone; then those of its numbers, 3 and 13. The order of texts needs the
 * first list only. The last task makes the clock of `zone`.
 */
export async function prepareDates(locale: Locale, zone: string): Promise<void> {
  const formatters: readonly Listing[] = [Intl.Collator, Intl.DateTimeFormat, Intl.NumberFormat];
  for (const formatter of formatters) {
    formatter.supportedLocalesOf(REGIONAL[locale]);
    await nextTask();
  }
  localClock(nowInstant(), zone);
}

/** Day of an instant, by {@link localClock}; `''` when it is not an instant. */
export function formatDate(instant: Instant, zone: string, locale: Locale, style: DateStyle = 'day'): string {
  const day = localClock(instant, zone).slice(0, 10);
  if (day === '') return '';
  const text = cached(
    `d${locale}${style}`,
    () => new Intl.DateTimeFormat(REGIONAL[locale], { ...DATE_STYLES[style], timeZone: 'UTC' }),
  ).format(Date.parse(day));
  const first = FIRST[locale];
  return first && day.endsWith('-01') ? text.replace(/(?<!\d)1(?!\d)/, first) : text;
}

/** Yesterday, today and tomorrow (as of `now`) by name, other days as weekday, day and month. Lower case where the language has it so. */
export function formatRelativeDay(instant: Instant, zone: string, locale: Locale, now: Instant): string {
  const days = localDaysBetween(now, instant, zone);
  if (!(Math.abs(days) <= 1)) return formatDate(instant, zone, locale);
  return cached(`r${locale}`, () => new Intl.RelativeTimeFormat(REGIONAL[locale], { numeric: 'auto' })).format(
    days,
    'day',
  );
}

/** `a, b and c` */
export function formatList(items: readonly string[], locale: Locale): string {
  return cached(`l${locale}`, () => new Intl.ListFormat(REGIONAL[locale], { type: 'conjunction' })).format(items);
}

export interface DurationUnits {
  readonly hour: string;
  readonly minute: string;
}
const UNITS: DurationUnits = { hour: 'h', minute: 'min' };

/** A number and its unit stay on one line. */
const NO_BREAK = '\u00a0';

/** Whole minutes, cut, never negative: `5 min`, `1 h`, `1 h 5 min`. */
export function formatDuration(seconds: number, units: DurationUnits = UNITS): string {
  const total = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  const ofHour = `${minutes}${NO_BREAK}${units.minute}`;
  if (hours === 0) return ofHour;
  return `${hours}${NO_BREAK}${units.hour}${minutes === 0 ? '' : ` ${ofHour}`}`;
}

/** Time until a departure, in seconds: as a duration, but `<1 min` below one minute and once it has gone. */
export function formatDelta(seconds: number): string {
  return seconds < 60 ? `<1${NO_BREAK}min` : formatDuration(seconds);
}

/** `850 m`, above 1000 m in km with one decimal; `''` when negative or not a number. */
export function formatDistance(metres: number, locale: Locale): string {
  if (!(metres >= 0)) return '';
  const whole = Math.round(metres);
  return whole > 1000 ? `${decimal(metres / 1000, locale, 1)}${NO_BREAK}km` : `${whole}${NO_BREAK}m`;
}

/** `46 g`, above 1000 g in kg with one decimal; `''` when negative or not a number. */
export function formatMass(grams: number, locale: Locale): string {
  if (!(grams >= 0)) return '';
  const whole = Math.round(grams);
  return whole > 1000 ? `${decimal(grams / 1000, locale, 1)}${NO_BREAK}kg` : `${whole}${NO_BREAK}g`;
}

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', XPF: 'XPF' };

const USUAL_DECIMALS = 2;
let tenantDecimals = USUAL_DECIMALS;

/** Decimals that the tenant rounds prices to; 2 unless it says otherwise, 0 hides them. */
export function setPriceDecimals(decimals: number = USUAL_DECIMALS): void {
  tenantDecimals = decimals;
}

export interface PriceOptions {
  readonly locale: Locale;
  /** Other decimals than the tenant's. */
  readonly decimals?: number | undefined;
}

/** `minorUnits` are integer hundredths. A negative price shows as zero, no price as `''`. Halves are rounded away from zero. */
export function formatPrice(minorUnits: number | null, currency: string | null, options: PriceOptions): string {
  if (minorUnits === null || Number.isNaN(minorUnits)) return '';
  const { locale, decimals = tenantDecimals } = options;
  const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : 'EUR';
  const formatter = cached(
    `p${locale}${code}${decimals}`,
    () =>
      new Intl.NumberFormat(REGIONAL[locale], {
        style: 'currency',
        currency: code,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return formatter
    .formatToParts(Math.max(0, minorUnits) / 100)
    .map((part) => (part.type === 'currency' ? (SYMBOLS[code] ?? code) : part.value))
    .join('');
}
