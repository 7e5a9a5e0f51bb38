import { addMinutes, type Instant, millisOf, secondsBetween } from '@halte/i18n';

interface Span {
  readonly departureDateTime: Instant;
  readonly arrivalDateTime: Instant;
}

/** A vehicle may arrive later than predicted: the journey is polled for a while after its arrival. */
const POLLED_AFTER_ARRIVAL_MINUTES = 15;
/** Not limited to the calendar day: a journey at 00:10 is polled the evening before. */
const POLLED_BEFORE_DEPARTURE_SECONDS = 12 * 3600;
const AGING_SECONDS = 90;
const OLD_SECONDS = 300;

/** Whether real-time data concerns a journey: it starts within hours, and it did not end long ago. */
export function isCurrent({ departureDateTime, arrivalDateTime }: Span, now: Instant): boolean {
  if (secondsBetween(now, departureDateTime) > POLLED_BEFORE_DEPARTURE_SECONDS) return false;
  return millisOf(now) < millisOf(addMinutes(arrivalDateTime, POLLED_AFTER_ARRIVAL_MINUTES));
}

/** `receivedAt` is null when the time of the answer is unknown. */
export interface Received {
  readonly receivedAt: Instant | null;
  readonly hasFailed: boolean;
}

/** `aging`: its time is shown to the traveller. `old`: its predictions no longer apply. */
export type Freshness = 'fresh' | 'aging' | 'old';

/** How far the times of the last answer can be relied upon. */
export function freshnessOf({ receivedAt, hasFailed }: Received, now: Instant): Freshness {
  const age = receivedAt === null ? 0 : secondsBetween(receivedAt, now);
  if (age > OLD_SECONDS) return 'old';
  return hasFailed || age > AGING_SECONDS ? 'aging' : 'fresh';
}
