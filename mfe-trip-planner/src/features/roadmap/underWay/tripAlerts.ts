import { addMinutes, type Instant, millisOf } from '@halte/i18n';
import type { DetailedJourney, Ride, Section } from '../../../trip/detailedJourney.ts';
import { laterOf } from './instants.ts';

/** Something that a traveller is told of though they do not look at the roadmap. */
export interface TripAlert {
  readonly kind: 'leave' | 'getOff';
  readonly ride: Ride;
  /** The stop to go to, or to get off at. */
  readonly stop: string;
  /** When the vehicle leaves there, or comes there. */
  readonly time: Instant;
  /** From when on it is said. */
  readonly at: Instant;
}

/** To put on shoes; to get up and go to the door. */
const BEFORE_LEAVING_MINUTES = -2;
const BEFORE_GETTING_OFF_MINUTES = -2;

type RideSection = Section & { readonly ride: Ride };

const isRide = (section: Section): section is RideSection => section.ride !== undefined;

/** Rides up to the first that cannot be made. */
function ridesOf({ sections }: DetailedJourney): readonly RideSection[] {
  const rides = sections.filter(isRide);
  const broken = rides.findIndex(({ holds }) => !holds);
  return broken === -1 ? rides : rides.slice(0, broken);
}

function getOff({ ride, to, departureDateTime, arrivalDateTime: time }: RideSection): TripAlert {
  const before = ride.calls.slice(0, -1).findLast(({ status }) => status !== 'skipped');
  const last = before?.departureDateTime ?? departureDateTime;
  // Between stops that are far apart the last one is too early.
  return { kind: 'getOff', ride, stop: to.name, time, at: laterOf(last, addMinutes(time, BEFORE_GETTING_OFF_MINUTES)) };
}

/** When to leave, and when to get off each vehicle; in the order of time. */
export function tripAlerts(journey: DetailedJourney): readonly TripAlert[] {
  const rides = ridesOf(journey);
  const [first] = rides;
  if (!first) return [];
  const { ride, from, departureDateTime: time } = first;
  const leave: TripAlert = {
    ...{ kind: 'leave', ride, stop: from.name, time },
    at: addMinutes(journey.departureDateTime, BEFORE_LEAVING_MINUTES),
  };
  const left = rides.filter((_, index) => !rides[index + 1]?.ride.staySeated);
  return [leave, ...left.map(getOff)];
}

/** Those to say now: their time has come since, and is not over. */
export function dueAlerts(alerts: readonly TripAlert[], since: Instant, along: Instant): readonly TripAlert[] {
  return alerts.filter(
    ({ at, time }) =>
      millisOf(since) < millisOf(at) && millisOf(at) <= millisOf(along) && millisOf(along) < millisOf(time) + 60_000,
  );
}

/** When the next one is to be said; null after the last. */
export function nextAlertAt(alerts: readonly TripAlert[], along: Instant): Instant | null {
  return alerts.find(({ at }) => millisOf(at) > millisOf(along))?.at ?? null;
}
