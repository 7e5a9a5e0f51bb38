import { type Instant, millisOf } from '@halte/i18n';
import type { DetailedJourney, Ride, Section, SectionPoint } from '../../../trip/detailedJourney.ts';
import { shownBetween } from '../../../trip/duration.ts';
import type { JourneyState } from './journeyState.ts';
import { type Timing, timingOf } from './timing.ts';

type RideSection = Section & { readonly ride: Ride };

/** The information that a traveller needs right now in a journey. `minutes` is the difference between the clock times shown. */
export type Hero =
  /** Before boarding: the next vehicle. */
  | {
      readonly kind: 'board';
      readonly ride: Ride;
      readonly point: SectionPoint;
      readonly timing: Timing;
      readonly minutes: number;
      /** When to leave for the stop; null once this has passed, and where the journey begins there. */
      readonly leaveAt: Instant | null;
    }
  /** On board: how many stops are left, the one to get off at among them. */
  | {
      readonly kind: 'ride';
      readonly ride: Ride;
      readonly stop: string;
      readonly stopsLeft: number;
      readonly minutes: number;
    }
  /** After the last vehicle. */
  | { readonly kind: 'arrive'; readonly place: string; readonly minutes: number };

/** A departure later than that has no countdown. */
const COUNTDOWN_MINUTES = 60;

const minuteOf = (instant: Instant) => Math.floor(millisOf(instant) / 60_000);
const hasPassed = (instant: Instant, now: Instant) => minuteOf(instant) < minuteOf(now);
const minutesTo = (instant: Instant, now: Instant) => shownBetween(now, instant) / 60;

function ridesOf({ sections }: DetailedJourney): readonly RideSection[] {
  return sections.filter((section): section is RideSection => section.ride !== undefined);
}

function boarding(journey: DetailedJourney, section: RideSection, now: Instant): Hero {
  const { ride, from: point, departureDateTime: expected } = section;
  const status = ride.calls[0]?.status ?? ride.status;
  const timing = timingOf({ expected, scheduled: ride.scheduledDepartureDateTime, status });
  const isFirst = ridesOf(journey)[0] === section;
  const { departureDateTime: start } = journey;
  const leaveAt = isFirst && minuteOf(start) < minuteOf(expected) && !hasPassed(start, now) ? start : null;
  return { kind: 'board', ride, point, timing, minutes: minutesTo(expected, now), leaveAt };
}

/** The rides of a vehicle on which one stays seated. */
function vehicleFrom(rides: readonly RideSection[], index: number): readonly RideSection[] {
  const end = rides.findIndex(({ ride, holds }, other) => other > index && !(ride.staySeated && holds));
  return rides.slice(index, end === -1 ? undefined : end);
}

function onBoard(rides: readonly [RideSection, ...RideSection[]], now: Instant): Hero {
  const last = rides.at(-1) ?? rides[0];
  const calls = rides.flatMap(({ ride }) => ride.calls.slice(1));
  const left = calls.filter(({ arrivalDateTime, status }) => status !== 'skipped' && !hasPassed(arrivalDateTime, now));
  return {
    kind: 'ride',
    ride: rides[0].ride,
    stop: last.to.name,
    stopsLeft: Math.max(1, left.length),
    minutes: minutesTo(last.arrivalDateTime, now),
  };
}

/** Where the traveller is by the clock. null before the hour of departure, after the end, and from where the journey can no longer be made. */
export function heroOf(journey: DetailedJourney, { kind }: Pick<JourneyState, 'kind'>, now: Instant): Hero | null {
  if (kind !== 'upcoming' && kind !== 'underWay' && kind !== 'broken') return null;
  const rides = ridesOf(journey);
  for (let index = 0; index < rides.length; ) {
    const [first, ...seated] = vehicleFrom(rides, index);
    if (!first?.holds) return null;
    if (!hasPassed(first.departureDateTime, now)) {
      const hero = boarding(journey, first, now);
      return index === 0 && hero.minutes >= COUNTDOWN_MINUTES ? null : hero;
    }
    if (!hasPassed((seated.at(-1) ?? first).arrivalDateTime, now)) return onBoard([first, ...seated], now);
    index += 1 + seated.length;
  }
  if (rides.length === 0 || hasPassed(journey.arrivalDateTime, now)) return null;
  return { kind: 'arrive', place: journey.to.name, minutes: minutesTo(journey.arrivalDateTime, now) };
}

/** Minutes before a departure at which it is announced. */
const ANNOUNCED_MINUTES: readonly number[] = [5, 2, 0];

/** Names what is announced to screen readers now; null where nothing is. It is announced when the name changes, not each minute. */
export function announcedMoment(hero: Hero | null): string | null {
  if (hero?.kind === 'board')
    return ANNOUNCED_MINUTES.includes(hero.minutes) ? `board ${hero.ride.tripId} ${hero.minutes}` : null;
  if (hero?.kind === 'ride') return hero.stopsLeft === 1 ? `leave ${hero.ride.tripId}` : null;
  return null;
}
