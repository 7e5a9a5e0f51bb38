import type { Accessibility } from '../timetable/feed.ts';

/** Of what is needed together, a stop and a vehicle or all platforms of a stop: one "no" decides, and "yes" needs all to say so. */
export function together(said: readonly Accessibility[]): Accessibility {
  if (said.includes('no')) return 'no';
  return said.length > 0 && said.every((one) => one === 'yes') ? 'yes' : 'unknown';
}
