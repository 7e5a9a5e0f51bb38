import { addMinutes, dayOf, type Instant, millisOf, secondsBetween } from '@halte/i18n';

interface Span {
  readonly departureDateTime: Instant;
  readonly arrivalDateTime: Instant;
}

/** A vehicle may be later than it is said to be: news are still worth having a while after the arrival. */
const FOLLOWED_AFTER_MINUTES = 15;
const STALE_SECONDS = 120;

/** Whether a journey is of today on the clocks of `zone`, and not long over: what is known of it now is about it. */
export function isCurrent(journey: Span, now: Instant, zone: string): boolean {
  const today = dayOf(now, zone);
  const isOfToday = dayOf(journey.departureDateTime, zone) <= today && today <= dayOf(journey.arrivalDateTime, zone);
  return isOfToday && millisOf(now) < millisOf(addMinutes(journey.arrivalDateTime, FOLLOWED_AFTER_MINUTES));
}

/** `receivedAt` is null for an answer of which nobody knows any more when it came. */
export interface Received {
  readonly receivedAt: Instant | null;
  readonly hasFailed: boolean;
}

/** Whether the traveller must be told how old it is what they look at. */
export function isStale({ receivedAt, hasFailed }: Received, now: Instant): boolean {
  return hasFailed || (receivedAt !== null && secondsBetween(receivedAt, now) > STALE_SECONDS);
}
