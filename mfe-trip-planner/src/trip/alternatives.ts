import { addDays, addMinutes, type Instant, instantOf, wallClock } from '@halte/i18n';
import type { Trip } from './model.ts';
import { canShiftEarlier, leavingNow, shifted, swapped, withDateChoice, withDateTime } from './rules.ts';
import type { EmptyReason } from './search.ts';

/** Service has begun nearly everywhere by then. */
const MORNING = '06:00';
/** A link may be a little older than its reader and still mean what it says. */
const STALE_AFTER_MINUTES = 10;

/** Another search that may find what this one did not. `key` is that of its text. */
export interface Alternative {
  readonly key: 'now' | 'morning' | 'later' | 'swap' | 'allModes';
  readonly trip: Trip;
}

/** The first early morning after the time of the trip, on the clocks of `zone`. */
export function nextMorning(trip: Trip, zone: string): Instant {
  const [day = '', time = ''] = wallClock(trip.departureDateTime, zone).split('T');
  return instantOf(`${time < MORNING ? day : addDays(day, 1)}T${MORNING}`, zone);
}

/** Whether the time that is asked for has passed since the address was written. */
export function isStale(trip: Trip, now: Instant): boolean {
  return !canShiftEarlier({ ...trip, departureDateTime: addMinutes(trip.departureDateTime, STALE_AFTER_MINUTES) }, now);
}

interface Circumstances {
  readonly zone: string;
  readonly now: Instant;
  /** By how much "later" moves the trip. */
  readonly minutes: number;
  /** How many modes the search did without. */
  readonly excludedModes: number;
}

/** An address with an empty list wins over the preferences. */
const EVERY_MODE = { excludedModes: '' };

/** What can be tried in one tap when `reason` kept journeys away; nothing that would fail for the same reason. */
export function alternativesTo(
  trip: Trip,
  reason: EmptyReason | null,
  { zone, now, minutes, excludedModes }: Circumstances,
): readonly Alternative[] {
  const atNow: Alternative = { key: 'now', trip: leavingNow(trip, now) };
  const allModes: readonly Alternative[] =
    excludedModes > 0 ? [{ key: 'allModes', trip: { ...trip, overrides: { ...trip.overrides, ...EVERY_MODE } } }] : [];
  if (reason === 'outside-timetable') return [atNow];
  if (reason !== 'nothing-runs' && reason !== null) return allModes;
  const departing = withDateChoice(trip, 'DEPARTURE');
  return [
    ...allModes,
    { key: 'later', trip: shifted(trip, minutes, now) },
    { key: 'morning', trip: withDateTime(departing, nextMorning(trip, zone)) },
    ...(canShiftEarlier(trip, now) || isStale(trip, now) ? [atNow] : []),
    { key: 'swap', trip: swapped(trip) },
  ];
}
