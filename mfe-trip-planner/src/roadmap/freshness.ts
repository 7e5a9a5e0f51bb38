import { addMinutes, dayOf, type Instant, millisOf, secondsBetween } from '@halte/i18n';

interface Span {
  readonly departureDateTime: Instant;
  readonly arrivalDateTime: Instant;
}

/** A vehicle may arrive later than predicted: the journey is polled for a while after its arrival. */
const POLLED_AFTER_ARRIVAL_MINUTES = 15;
const STALE_SECONDS = 120;

/** Whether real-time data concerns a journey: it is today in `zone`, and it did not end long ago. */
export function isCurrent(journey: Span, now: Instant, zone: string): boolean {
  const today = dayOf(now, zone);
  const isOfToday = dayOf(journey.departureDateTime, zone) <= today && today <= dayOf(journey.arrivalDateTime, zone);
  return isOfToday && millisOf(now) < millisOf(addMinutes(journey.arrivalDateTime, POLLED_AFTER_ARRIVAL_MINUTES));
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
