/** Types of instants, days and zones; `zone.ts` computes with them. */
import type { Branded } from './brand.ts';

/** Days since 1970-01-01, in a zone that the context names: a service day, or a date. */
export type DayNumber = Branded<number, 'DayNumber'>;

/** Seconds since 1970-01-01T00:00:00Z. */
export type EpochSeconds = Branded<number, 'EpochSeconds'>;

/** `YYYY-MM-DDTHH:mm`, seconds optional, without an offset: a reading of the clocks of some zone. */
export type WallClock = Branded<string, 'WallClock'>;

/** ISO 8601 with an offset: an instant as answers write it. */
export type Instant = Branded<string, 'Instant'>;

/** Name in the IANA database, e.g. `Europe/Paris`. */
export type TimeZone = Branded<string, 'TimeZone'>;
