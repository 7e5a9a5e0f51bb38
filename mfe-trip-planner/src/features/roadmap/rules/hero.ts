import type { Instant } from '@halte/i18n';
import type { DetailedJourney, Ride, Section, SectionPoint } from '../../../trip/detailedJourney.ts';
import { shownBetween } from '../../../trip/duration.ts';
import type { JourneyState } from './journeyState.ts';
import { hasPassed, minuteOf } from './minutes.ts';
import { type Timing, timingOf } from './timing.ts';

type RideSection = Section & { readonly ride: Ride };

/** A way that is being made without a vehicle of the network. `minutes` are those that are left of it. */
export interface OwnWay {
  readonly kind: 'walk' | 'bike';
  readonly to: string;
  readonly minutes: number;
}

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
      /** What leads to it; null before it begins, and once its time is over. */
      readonly way: OwnWay | null;
      /** Nothing is known of this vehicle but its timetable, while the journey has live times of others. */
      readonly isByTimetable: boolean;
    }
  /** On board: how many stops are left, the one to get off at among them. */
  | {
      readonly kind: 'ride';
      readonly ride: Ride;
      readonly stop: string;
      readonly stopsLeft: number;
      readonly minutes: number;
      readonly isByTimetable: boolean;
    }
  /** After the last vehicle. */
  | { readonly kind: 'arrive'; readonly place: string; readonly minutes: number; readonly way: OwnWay | null };

/** A departure later than that has no countdown. */
const COUNTDOWN_MINUTES = 60;

const minutesTo = (instant: Instant, now: Instant) => shownBetween(now, instant) / 60;

function ridesOf({ sections }: DetailedJourney): readonly RideSection[] {
  return sections.filter((section): section is RideSection => section.ride !== undefined);
}

function wayNow({ sections }: DetailedJourney, along: Instant): OwnWay | null {
  const section = sections.findLast(
    ({ kind, departureDateTime, arrivalDateTime }) =>
      (kind === 'walk' || kind === 'bike') && hasPassed(departureDateTime, along) && !hasPassed(arrivalDateTime, along),
  );
  if (!section) return null;
  const kind = section.kind === 'bike' ? 'bike' : 'walk';
  return { kind, to: section.to.name, minutes: minutesTo(section.arrivalDateTime, along) };
}

/** When it is, and where the traveller is by then: at the place of the journey that belongs to the instant `along`. Both are the same without a position. */
export interface Moment {
  readonly now: Instant;
  readonly along: Instant;
}

function boarding(journey: DetailedJourney, section: RideSection, { now, along }: Moment): Hero {
  const { ride, from: point, departureDateTime: expected } = section;
  const status = ride.calls[0]?.status ?? ride.status;
  const timing = timingOf({ expected, scheduled: ride.scheduledDepartureDateTime, status });
  const isFirst = ridesOf(journey)[0] === section;
  const { departureDateTime: start } = journey;
  const leaveAt = isFirst && minuteOf(start) < minuteOf(expected) && !hasPassed(start, now) ? start : null;
  const isByTimetable = timing.kind === 'unknown' && journey.realTime !== 'scheduled';
  const minutes = Math.max(0, minutesTo(expected, now));
  return { kind: 'board', ride, point, timing, minutes, leaveAt, way: wayNow(journey, along), isByTimetable };
}

/** The rides of a vehicle on which one stays seated. */
function vehicleFrom(rides: readonly RideSection[], index: number): readonly RideSection[] {
  const end = rides.findIndex(({ ride, holds }, other) => other > index && !(ride.staySeated && holds));
  return rides.slice(index, end === -1 ? undefined : end);
}

function onBoard({ realTime }: DetailedJourney, rides: readonly [RideSection, ...RideSection[]], along: Instant): Hero {
  const last = rides.at(-1) ?? rides[0];
  const calls = rides.flatMap(({ ride }) => ride.calls.slice(1));
  const left = calls.filter(
    ({ arrivalDateTime, status }) => status !== 'skipped' && !hasPassed(arrivalDateTime, along),
  );
  return {
    kind: 'ride',
    ride: rides[0].ride,
    stop: last.to.name,
    stopsLeft: Math.max(1, left.length),
    minutes: minutesTo(last.arrivalDateTime, along),
    isByTimetable: realTime !== 'scheduled' && (last.ride.calls.at(-1)?.status ?? last.ride.status) === 'scheduled',
  };
}

/** Where the traveller is. null before the hour of departure, after the end, and from where the journey can no longer be made. */
export function heroOf(journey: DetailedJourney, { kind }: Pick<JourneyState, 'kind'>, moment: Moment): Hero | null {
  if (kind !== 'upcoming' && kind !== 'underWay' && kind !== 'broken') return null;
  const { along } = moment;
  const rides = ridesOf(journey);
  for (let index = 0; index < rides.length; ) {
    const [first, ...seated] = vehicleFrom(rides, index);
    if (!first?.holds) return null;
    if (!hasPassed(first.departureDateTime, along)) {
      const hero = boarding(journey, first, moment);
      return index === 0 && hero.minutes >= COUNTDOWN_MINUTES ? null : hero;
    }
    if (!hasPassed((seated.at(-1) ?? first).arrivalDateTime, along)) return onBoard(journey, [first, ...seated], along);
    index += 1 + seated.length;
  }
  if (rides.length === 0 || hasPassed(journey.arrivalDateTime, along)) return null;
  return {
    kind: 'arrive',
    place: journey.to.name,
    minutes: minutesTo(journey.arrivalDateTime, along),
    way: wayNow(journey, along),
  };
}

/** Minutes before a departure at which it is announced. */
const ANNOUNCED_MINUTES: readonly number[] = [5, 2, 0];

/** Names what is announced to screen readers now; null where nothing is. It is announced when the name changes, not each minute. */
export function announcedMoment(hero: Hero | null): string | null {
  switch (hero?.kind) {
    case 'board':
      return ANNOUNCED_MINUTES.includes(hero.minutes) ? `board ${hero.ride.tripId} ${hero.minutes}` : null;
    case 'ride':
      return `${hero.stopsLeft === 1 ? 'leave' : 'on'} ${hero.ride.tripId}`;
    case 'arrive':
      return 'arrive';
    default:
      return null;
  }
}
