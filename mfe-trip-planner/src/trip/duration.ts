import { type Instant, millisOf } from '@halte/i18n';

const MINUTE = 60_000;

const minuteOf = (millis: number) => Math.floor(millis / MINUTE);

/**
 * The duration of `seconds` from `start`, as the clock times next to it imply: they are shown without seconds, so a duration is the difference of
 * the minutes and not the truncated seconds. Consecutive durations add up. In seconds, a multiple of 60.
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
