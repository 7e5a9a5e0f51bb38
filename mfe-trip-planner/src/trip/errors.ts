import {
  addMinutes,
  type Day,
  dayOf,
  type Instant,
  instantOf,
  millisOf,
  parseDateString,
  truncateTime,
  wallClock,
} from '@halte/i18n';
import { samePlace } from '@halte/places';
import type { PointRole, Trip } from './model.ts';
import { minimumReturn } from './returnTrip.ts';
import { placeOf } from './rules.ts';

export type PlaceError = 'missing' | 'same-place';
export type PlaceErrors = Readonly<Partial<Record<PointRole, PlaceError>>>;

/** Errors that are shown at once, while the form is being filled in. */
export function samePlaceErrors(trip: Trip): PlaceErrors {
  const { departurePlace, arrivalPlace } = trip;
  const viaPlace = trip.isViaOn ? trip.viaPlace : null;
  return {
    ...(samePlace(departurePlace, arrivalPlace) ? { ARRIVAL: 'same-place' } : {}),
    ...(samePlace(viaPlace, departurePlace) || samePlace(viaPlace, arrivalPlace) ? { VIA: 'same-place' } : {}),
  };
}

/** Errors that prevent a search. A via that was added must be chosen. */
export function placeErrors(trip: Trip): PlaceErrors {
  const needed: readonly PointRole[] = trip.isViaOn ? ['DEPARTURE', 'VIA', 'ARRIVAL'] : ['DEPARTURE', 'ARRIVAL'];
  const missing = needed.filter((role) => placeOf(trip, role) === null).map((role) => [role, 'missing'] as const);
  return { ...samePlaceErrors(trip), ...Object.fromEntries(missing) };
}

export type DateTimeError = 'date-unreadable' | 'date-passed' | 'time-unreadable' | 'return-too-early';
export type ChosenDateTime =
  | { readonly ok: true; readonly instant: Instant }
  | { readonly ok: false; readonly error: DateTimeError };

/** When clocks go back, an hour is shown twice: the second of the two instants, else the instant itself. */
function secondPass(instant: Instant, zone: string): Instant {
  const anHourLater = addMinutes(instant, 60);
  return wallClock(anHourLater, zone) === wallClock(instant, zone) ? anHourLater : instant;
}

/**
 * What the date and the time field say together. A time of today that has passed is not an error: the clock raises it to now. One that clocks
 * show twice means the first pass until that has passed.
 */
export function chosenDateTime(day: string, time: string, zone: string, now: Instant): ChosenDateTime {
  const read: Day | null = parseDateString(day);
  if (read === null) return { ok: false, error: 'date-unreadable' };
  const clock = truncateTime(time);
  if (clock === '') return { ok: false, error: 'time-unreadable' };
  if (read < dayOf(now, zone)) return { ok: false, error: 'date-passed' };
  const instant = instantOf(`${read}T${clock}`, zone);
  return { ok: true, instant: millisOf(instant) < millisOf(now) ? secondPass(instant, zone) : instant };
}

/** What the fields of the way back say together: not before its minimum. A time that comes twice means the pass that is possible. */
export function chosenReturn(
  { day, time }: { readonly day: string; readonly time: string },
  trip: Trip,
  { zone, now }: { readonly zone: string; readonly now: Instant },
): ChosenDateTime {
  const chosen = chosenDateTime(day, time, zone, now);
  if (!chosen.ok) return chosen;
  const isPossible = (instant: Instant) => millisOf(instant) >= millisOf(minimumReturn(trip));
  const instant = [chosen.instant, secondPass(chosen.instant, zone)].find(isPossible);
  return instant ? { ok: true, instant } : { ok: false, error: 'return-too-early' };
}
