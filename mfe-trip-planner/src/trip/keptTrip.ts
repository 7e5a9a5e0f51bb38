import { fieldsOf, type Query } from '@halte/contract';
import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { type Instant, millisOf } from '@halte/i18n';

/** The trip whose roadmap was opened last. It outlives a reload without a network, and leads back to the roadmap. */
export interface KeptTrip {
  /** Summary code of its journey. */
  readonly code: string;
  /** That of its roadmap's address. */
  readonly query: Query;
  /** Name of the place where it ends. */
  readonly to: string;
  readonly departure: Instant;
  readonly arrival: Instant;
  /** When its roadmap was opened first: who opened it before the departure is taken to be on board. */
  readonly openedAt: Instant;
  /** Until when the traveller was told of it; null: no alerts are wanted. */
  readonly toldUntil: Instant | null;
}

/** A vehicle may come later than was known. */
const AFTER_ARRIVAL_MS = 30 * 60_000;
const MOST_CHARACTERS = 10_000;

const queryFrom = (value: unknown): Query =>
  Object.fromEntries(Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] => isText(entry[1])));

const isText = (value: unknown): value is string => typeof value === 'string';
const isInstant = (value: unknown): value is Instant => isText(value) && !Number.isNaN(Date.parse(value));

/** Null for what is no trip, or not one of ours. */
export function keptTripFrom(text: string | null): KeptTrip | null {
  if (text === null || text.length > MOST_CHARACTERS) return null;
  let fields: Readonly<Record<string, unknown>>;
  try {
    fields = fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
  const { code, query, to, departure, arrival, openedAt, toldUntil } = fields;
  if (!isText(code) || code === '' || !isText(to)) return null;
  if (!isInstant(departure) || !isInstant(arrival) || !isInstant(openedAt)) return null;
  return {
    code,
    query: queryFrom(query),
    to,
    departure,
    arrival,
    openedAt,
    toldUntil: isInstant(toldUntil) ? toldUntil : null,
  };
}

export const isOver = ({ arrival }: Pick<KeptTrip, 'arrival'>, now: Instant): boolean =>
  millisOf(now) > millisOf(arrival) + AFTER_ARRIVAL_MS;

const hasLeft = ({ departure }: Pick<KeptTrip, 'departure'>, now: Instant) => millisOf(departure) <= millisOf(now);

/** Which of the two is kept: a trip that is only looked at does not replace the one that is under way. */
export function keptOf(kept: KeptTrip | null, opened: KeptTrip, now: Instant): KeptTrip | null {
  const before = kept && !isOver(kept, now) ? kept : null;
  if (isOver(opened, now)) return before?.code === opened.code ? null : before;
  if (before?.code === opened.code)
    return { ...opened, openedAt: earlier(before.openedAt, opened.openedAt), toldUntil: before.toldUntil };
  return before && hasLeft(before, now) && !hasLeft(opened, now) ? before : opened;
}

const earlier = (one: Instant, other: Instant) => (millisOf(one) < millisOf(other) ? one : other);

/** Null where nothing is kept, it is over, or the browser refuses to read. */
export function readKeptTrip(now: Instant): KeptTrip | null {
  try {
    const kept = keptTripFrom(localStorage.getItem(KEPT_TRIP_KEY));
    return kept && !isOver(kept, now) ? kept : null;
  } catch {
    return null;
  }
}

/** Writes the trip, or deletes it. Without storage the trip is as long as its page. */
export function writeKeptTrip(kept: KeptTrip | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT_TRIP_KEY);
    else localStorage.setItem(KEPT_TRIP_KEY, JSON.stringify(kept));
  } catch {
    // Refused by the browser, or full.
  }
}
