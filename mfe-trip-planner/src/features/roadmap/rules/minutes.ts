import { type Instant, millisOf } from '@halte/i18n';

export const minuteOf = (instant: Instant): number => Math.floor(millisOf(instant) / 60_000);

/** By whole minutes: a departure at 08:06 has not passed while clocks show 08:06. */
export const hasPassed = (instant: Instant, now: Instant): boolean => minuteOf(instant) < minuteOf(now);
