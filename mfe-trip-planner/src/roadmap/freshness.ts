import { addMinutes, type Instant, millisOf, secondsBetween } from '@halte/i18n';

interface Span {
  readonly departureDateTime: Instant;
  readonly arrivalDateTime: Instant;
}

/** A vehicle may arrive later than predicted: the journey is polled for a while after its arrival. */
const POLLED_AFTER_ARRIVAL_MINUTES = 15;
/** Not before the same calendar day: a journey of 00:10 is followed the evening before. */
const POLLED_BEFORE_DEPARTURE_SECONDS = 12 * 3600;
const STALE_SECONDS = 120;

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

/** Whether the age of the data is shown to the traveller. */
export function isStale({ receivedAt, hasFailed }: Received, now: Instant): boolean {
  return hasFailed || (receivedAt !== null && secondsBetween(receivedAt, now) > STALE_SECONDS);
}
