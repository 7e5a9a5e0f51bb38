import { minimumReturn, nextWholeMinute, type Trip, wholeMinute } from '@halte/contract/trip';
import { addDays, addMinutes, type Instant, instantOf, millisOf, wallClock } from '@halte/i18n';
import { shiftedReturn, withReturn } from '../../trip/returnTrip.ts';
import { canShiftEarlier, leavingNow, shifted, swapped, withDateChoice, withDateTime } from '../../trip/rules.ts';
import type { EmptyReason, NextService } from '../../trip/search.ts';

/** Service has begun nearly everywhere by then. */
const MORNING = '06:00';
/** Up to this age, a link still means the time that it names. */
const STALE_AFTER_MINUTES = 10;

/** Another search that may find what this one did not. `key` is that of its text. */
export interface Alternative {
  readonly key: 'now' | 'nextDeparture' | 'nextArrival' | 'morning' | 'later' | 'swap' | 'allModes';
  readonly trip: Trip;
  /** When it leaves, or is to arrive. */
  readonly time: Instant;
}

/** The first early morning after an instant, on the clocks of `zone`. */
export function nextMorning(after: Instant, zone: string): Instant {
  const [day = '', time = ''] = wallClock(after, zone).split('T');
  return instantOf(`${time < MORNING ? day : addDays(day, 1)}T${MORNING}`, zone);
}

/** Whether the requested time has passed since the address was written. */
export function isStale(trip: Trip, now: Instant): boolean {
  return !canShiftEarlier({ ...trip, departureDateTime: addMinutes(trip.departureDateTime, STALE_AFTER_MINUTES) }, now);
}

export interface Circumstances {
  readonly zone: string;
  readonly now: Instant;
  /** By how much "later" moves the trip. */
  readonly minutes: number;
  /** How many modes the search did without. */
  readonly excludedModes: number;
  /** Whether those were all there are: without any vehicle, no other time and no other direction helps. */
  readonly isOnFootOnly: boolean;
  /** When something runs again. */
  readonly next: NextService;
}

/** An address with an empty list wins over the preferences. */
const EVERY_MODE = { excludedModes: '' };

function withEveryMode(trip: Trip, excludedModes: number): readonly Trip[] {
  return excludedModes > 0 ? [{ ...trip, overrides: { ...trip.overrides, ...EVERY_MODE } }] : [];
}

const mayRunAtAnotherTime = (reason: EmptyReason | null) => reason === 'nothing-runs' || reason === null;

interface NextTime {
  readonly key: 'nextDeparture' | 'nextArrival';
  readonly time: Instant;
}

/** Which of the two times helps: the arrival, unless it has passed. */
export function nextTime({ departure, arrival }: NextService, now: Instant): NextTime | null {
  if (arrival !== null && millisOf(arrival) > millisOf(now))
    return { key: 'nextArrival', time: nextWholeMinute(arrival) };
  return departure === null ? null : { key: 'nextDeparture', time: wholeMinute(departure) };
}

function atNextTime(trip: Trip, next: NextService, now: Instant): readonly Alternative[] {
  const found = nextTime(next, now);
  const choice = found?.key === 'nextArrival' ? 'ARRIVAL' : 'DEPARTURE';
  return found ? [{ ...found, trip: withDateTime(withDateChoice(trip, choice), found.time) }] : [];
}

/** Other searches that may find journeys when this one found none for `reason`, the most helpful first. */
export function alternativesTo(
  trip: Trip,
  reason: EmptyReason | null,
  { zone, now, minutes, excludedModes, isOnFootOnly, next }: Circumstances,
): readonly Alternative[] {
  const leaving = (key: Alternative['key'], other: Trip): Alternative => ({
    key,
    trip: other,
    time: other.departureDateTime,
  });
  const atNow = leaving('now', leavingNow(trip, now));
  const known = atNextTime(trip, next, now);
  if (reason === 'outside-timetable') return [...known, atNow];
  if (reason === 'walking-is-quicker' && !isOnFootOnly) return known;
  const allModes = withEveryMode(trip, excludedModes).map((other) => leaving('allModes', other));
  if (isOnFootOnly || !mayRunAtAnotherTime(reason)) return allModes;
  const departing = withDateChoice(trip, 'DEPARTURE');
  const unknown = [
    leaving('later', shifted(trip, minutes, now)),
    leaving('morning', withDateTime(departing, nextMorning(trip.departureDateTime, zone))),
  ];
  return [
    ...allModes,
    ...(known.length > 0 ? known : unknown),
    ...(canShiftEarlier(trip, now) || isStale(trip, now) ? [atNow] : []),
    leaving('swap', swapped(trip)),
  ];
}

/** The same for the return after an outbound journey that arrives at `arrival`. */
export function alternativesBack(
  trip: Trip,
  reason: EmptyReason | null,
  { zone, now, minutes, excludedModes, isOnFootOnly, next, arrival }: Circumstances & { readonly arrival: Instant },
): readonly Alternative[] {
  const back = (key: Alternative['key'], other: Trip): Alternative => ({
    key,
    trip: other,
    time: other.returnDateTime ?? minimumReturn(other),
  });
  const allModes = withEveryMode(trip, excludedModes).map((other) => back('allModes', other));
  const known = next.departure === null ? [] : [back('nextDeparture', withReturn(trip, next.departure))];
  if (reason === 'outside-timetable' || (reason === 'walking-is-quicker' && !isOnFootOnly)) return known;
  if (isOnFootOnly || !mayRunAtAnotherTime(reason)) return allModes;
  if (known.length > 0) return [...allModes, ...known];
  const returnTime = trip.returnDateTime ?? minimumReturn(trip);
  return [
    ...allModes,
    back('later', shiftedReturn(trip, minutes, { arrival, now })),
    back('morning', withReturn(trip, nextMorning(returnTime, zone))),
  ];
}
