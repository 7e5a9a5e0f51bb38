import { type Instant, instantFromMillis, instantOf, millisOf, wallClock } from '../time.ts';

const MINUTE = 60_000;
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
/** A plus sign that was not encoded arrives as a space. */
const LOST_PLUS = / (\d{2}:\d{2})$/;

/** Travellers plan in minutes: an instant without its seconds. */
export function wholeMinute(instant: Instant): Instant {
  return instantFromMillis(Math.floor(millisOf(instant) / MINUTE) * MINUTE);
}

/** The first whole minute that is not before `instant`. */
export function nextWholeMinute(instant: Instant): Instant {
  return instantFromMillis(Math.ceil(millisOf(instant) / MINUTE) * MINUTE);
}

export function later(one: Instant, other: Instant): Instant {
  return millisOf(one) >= millisOf(other) ? one : other;
}

/** Reads `YYYY-MM-DDTHH:mm` on the clocks of `zone`; seconds are cut, an offset is obeyed. null for anything else. */
export function readDateTime(text: string | undefined, zone: string): Instant | null {
  const written = (text ?? '').replace(LOST_PLUS, '+$1');
  const instant = WALL_CLOCK.test(written) ? instantOf(written, zone) : written;
  return Number.isNaN(millisOf(instant)) ? null : wholeMinute(instant);
}

/** The other way round. In the hour that clocks show twice, the second pass is written in UTC, so that it is read back as itself. */
export function writeDateTime(instant: Instant, zone: string): string {
  const shown = wallClock(instant, zone);
  const isFirstPass = millisOf(instantOf(shown, zone)) === millisOf(wholeMinute(instant));
  return isFirstPass ? shown : `${instant.slice(0, 16)}Z`;
}
