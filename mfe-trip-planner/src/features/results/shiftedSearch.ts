import { later, minimumReturn, type Trip } from '@halte/contract/trip';
import { addMinutes, type Instant, instantFromMillis, millisOf } from '@halte/i18n';
import { type ReturnLimits, shiftedReturn, withReturn } from '../../trip/returnTrip.ts';
import { shifted, withDateTime } from '../../trip/rules.ts';
import type { Journey, SearchResults } from '../../trip/search.ts';

interface Shift {
  /** By how many minutes the search moves. */
  readonly minutes: number;
  readonly now: Instant;
}

type Found = Pick<SearchResults, 'groups' | 'next'>;

/**
 * The search for later journeys. Where the first journey found leaves after the time of that search, it would find the same again: then it
 * moves on from that journey, or from the next one that the backend knows of.
 */
export function laterSearch(trip: Trip, found: Found, { minutes, now }: Shift): Trip {
  const usual = shifted(trip, minutes, now);
  if (trip.dateChoice === 'ARRIVAL') return usual;
  const first = firstDeparture(found);
  if (first !== null)
    return first > millisOf(usual.departureDateTime)
      ? shifted(withDateTime(trip, instantFromMillis(first)), minutes, now)
      : usual;
  return found.next.departure ? withDateTime(trip, found.next.departure) : usual;
}

/** The search for later journeys back, by the same rule. */
export function laterReturn(trip: Trip, found: Found, minutes: number, limits: ReturnLimits): Trip {
  const usual = shiftedReturn(trip, minutes, limits);
  const first = firstDeparture(found);
  if (first !== null)
    return first > millisOf(usual.returnDateTime ?? minimumReturn(usual))
      ? shiftedReturn(withReturn(trip, instantFromMillis(first)), minutes, limits)
      : usual;
  return found.next.departure ? withReturn(trip, found.next.departure) : usual;
}

/** The search for earlier journeys: the same in the other direction, for those that arrive by a time. Never before now. */
export function earlierSearch(trip: Trip, found: Found, { minutes, now }: Shift): Trip {
  const usual = shifted(trip, -minutes, now);
  if (trip.dateChoice === 'DEPARTURE') return usual;
  const last = Math.max(...ridesIn(found).map(({ arrivalDateTime }) => millisOf(arrivalDateTime)));
  if (Number.isFinite(last))
    return last < millisOf(usual.departureDateTime)
      ? shifted(withDateTime(trip, instantFromMillis(last)), -minutes, now)
      : usual;
  return found.next.arrival ? withDateTime(trip, later(addMinutes(found.next.arrival, 1), now)) : usual;
}

/** In milliseconds; null where no journey by public transport is found. */
function firstDeparture(found: Found): number | null {
  const first = Math.min(...ridesIn(found).map(({ departureDateTime }) => millisOf(departureDateTime)));
  return Number.isFinite(first) ? first : null;
}

function ridesIn({ groups }: Found): readonly Journey[] {
  return groups.filter(({ key }) => key !== 'walking' && key !== 'bike').flatMap(({ journeys }) => journeys);
}
