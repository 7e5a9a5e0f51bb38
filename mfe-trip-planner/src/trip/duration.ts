import { type Instant, millisOf } from '@halte/i18n';

const MINUTE = 60_000;

const minuteOf = (millis: number) => Math.floor(millis / MINUTE);

/**
 * From `start`, so many seconds, as the clock times beside it tell: those are shown without their seconds, so a duration is the difference of
 * the minutes and not its own seconds cut. Durations that follow one another add up. In seconds, whole minutes of them.
 */
export function shownFrom(start: Instant, seconds: number): number {
  const begin = millisOf(start);
  return (minuteOf(begin + seconds * 1000) - minuteOf(begin)) * 60;
}

/** The same between two instants; negative when the second one is shown earlier. */
export function shownBetween(start: Instant, end: Instant): number {
  return (minuteOf(millisOf(end)) - minuteOf(millisOf(start))) * 60;
}

interface Span {
  readonly departureDateTime: Instant;
  readonly arrivalDateTime: Instant;
}

/** How long a journey takes. What cannot be made any more may end before it begins. */
export function shownDuration({ departureDateTime, arrivalDateTime }: Span): number {
  return Math.max(0, shownBetween(departureDateTime, arrivalDateTime));
}
