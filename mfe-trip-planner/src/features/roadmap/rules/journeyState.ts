import type { Instant } from '@halte/i18n';
import type { DetailedJourney, Ride, Section } from '../../../trip/detailedJourney.ts';
import { hasPassed } from './minutes.ts';

/** Why a journey is no longer possible: the first ride that fails. */
export type Break =
  | { readonly cause: 'cancelled'; readonly ride: Ride; readonly time: Instant }
  | { readonly cause: 'skipped'; readonly ride: Ride; readonly stop: string }
  | { readonly cause: 'missedConnection'; readonly ride: Ride; readonly stop: string; readonly time: Instant };

/** `missed`: the first vehicle had left before the roadmap was opened. `expired`: the journey is no longer in the timetable. */
export type JourneyState =
  | { readonly kind: 'upcoming' | 'underWay'; readonly time: Instant }
  | { readonly kind: 'missed' | 'arrived'; readonly time: Instant }
  | { readonly kind: 'broken'; readonly reason: Break }
  | { readonly kind: 'expired' };

export interface StateContext {
  readonly now: Instant;
  /** When the roadmap was opened: a traveller with a roadmap opened before departure is assumed to be on board. */
  readonly openedAt: Instant;
  /** The backend has answered `journey-expired`. */
  readonly isExpired: boolean;
}

type RideSection = Section & { readonly ride: Ride };

function ridesOf({ sections }: DetailedJourney): readonly RideSection[] {
  return sections.filter((section): section is RideSection => section.ride !== undefined);
}

function breakAt({ ride, from, to, departureDateTime }: RideSection): Break {
  if (ride.status === 'cancelled') {
    return { cause: 'cancelled', ride, time: ride.scheduledDepartureDateTime ?? departureDateTime };
  }
  if (ride.status === 'skipped') {
    const stop = ride.calls.at(-1)?.status === 'skipped' ? to : from;
    return { cause: 'skipped', ride, stop: stop.name };
  }
  return { cause: 'missedConnection', ride, stop: from.name, time: departureDateTime };
}

/** Why the journey is no longer possible; null when it is possible as far as known. */
export function breakOf(journey: DetailedJourney): Break | null {
  const broken = ridesOf(journey).find(({ holds }) => !holds);
  return broken ? breakAt(broken) : null;
}

/** The state of a journey at `now`. `broken` takes precedence over the states of time. */
export function journeyState(journey: DetailedJourney, { now, openedAt, isExpired }: StateContext): JourneyState {
  if (isExpired) return { kind: 'expired' };
  const reason = breakOf(journey);
  if (reason) return { kind: 'broken', reason };
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  if (hasPassed(arrival, now)) return { kind: 'arrived', time: arrival };
  if (!hasPassed(departure, now)) return { kind: 'upcoming', time: departure };
  const boarding = ridesOf(journey)[0]?.departureDateTime ?? null;
  if (boarding !== null && hasPassed(boarding, openedAt)) return { kind: 'missed', time: boarding };
  return { kind: 'underWay', time: arrival };
}
