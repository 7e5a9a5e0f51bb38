import { type Instant, millisOf } from '@halte/i18n';
import type { DetailedJourney, Ride, Section } from '../trip/detailedJourney.ts';

/** Why a journey cannot be made, at the first place where it cannot. */
export type Break =
  | { readonly cause: 'cancelled'; readonly ride: Ride; readonly time: Instant }
  | { readonly cause: 'skipped'; readonly ride: Ride; readonly stop: string }
  | { readonly cause: 'missedConnection'; readonly ride: Ride; readonly stop: string; readonly time: Instant };

/** `missed`: its first vehicle had left when the traveller looked. `expired`: the timetable has it no longer. */
export type JourneyState =
  | { readonly kind: 'upcoming' | 'underWay'; readonly time: Instant }
  | { readonly kind: 'missed' | 'arrived'; readonly time: Instant }
  | { readonly kind: 'broken'; readonly reason: Break }
  | { readonly kind: 'expired' };

export interface Circumstances {
  readonly now: Instant;
  /** When the traveller opened the journey: who opened it before it left is taken to be on board. */
  readonly openedAt: Instant;
  /** The backend has said that the timetable has it no longer. */
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

/** What keeps a journey from being made; null when nothing is known that would. */
export function breakOf(journey: DetailedJourney): Break | null {
  const broken = ridesOf(journey).find(({ holds }) => !holds);
  return broken ? breakAt(broken) : null;
}

/** A minute counts until its end: 08:06 has not left while clocks show 08:06. */
function isOver(instant: Instant, now: Instant): boolean {
  return Math.floor(millisOf(instant) / 60_000) < Math.floor(millisOf(now) / 60_000);
}

/** What has become of a journey by now. That it cannot be made matters more than the hour. */
export function journeyState(journey: DetailedJourney, { now, openedAt, isExpired }: Circumstances): JourneyState {
  if (isExpired) return { kind: 'expired' };
  const reason = breakOf(journey);
  if (reason) return { kind: 'broken', reason };
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  if (isOver(arrival, now)) return { kind: 'arrived', time: arrival };
  if (!isOver(departure, now)) return { kind: 'upcoming', time: departure };
  const boarding = ridesOf(journey)[0]?.departureDateTime ?? null;
  if (boarding !== null && isOver(boarding, openedAt)) return { kind: 'missed', time: boarding };
  return { kind: 'underWay', time: arrival };
}
