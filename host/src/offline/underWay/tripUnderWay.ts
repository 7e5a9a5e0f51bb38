import type { Query } from '@halte/contract';
import { fieldsOf } from '@halte/contract/fields';
import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { type Instant, millisOf } from '@halte/i18n';

/** The part of the trip that the trip planner keeps which leads back to its roadmap. */
export interface TripUnderWay {
  /** Of its journey, in the address of the roadmap. */
  readonly code: string;
  readonly query: Query;
  /** Name of the place where it ends. */
  readonly to: string;
  readonly departure: Instant;
  readonly arrival: Instant;
}

/** A trip that leaves within an hour is what the app is opened for. */
const BEFORE_MS = 60 * 60_000;
/** As long as the trip planner keeps it: a vehicle may come later than was known. */
const AFTER_MS = 30 * 60_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function tripFrom(text: string): TripUnderWay | null {
  const { code, query, to, departure, arrival } = fieldsOf(JSON.parse(text));
  if (!isText(code) || !isText(to) || !isText(departure) || !isText(arrival)) return null;
  const texts = Object.entries(fieldsOf(query)).filter((entry): entry is [string, string] => isText(entry[1]));
  return { code, query: Object.fromEntries(texts), to, departure, arrival };
}

/** The trip that was opened last, from an hour before it leaves until half an hour after it arrives; null for none. */
export function tripUnderWay(now: Instant): TripUnderWay | null {
  try {
    const trip = tripFrom(localStorage.getItem(KEPT_TRIP_KEY) ?? 'null');
    if (!trip) return null;
    const at = millisOf(now);
    // A time that is none is neither.
    const isNow = at >= millisOf(trip.departure) - BEFORE_MS && at <= millisOf(trip.arrival) + AFTER_MS;
    return isNow ? trip : null;
  } catch {
    // Storage is refused by the browser, or has something else.
    return null;
  }
}
