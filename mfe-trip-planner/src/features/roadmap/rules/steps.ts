import { type Instant, secondsBetween } from '@halte/i18n';
import { type Change, changeBetween } from '../../../trip/change.ts';
import type {
  Booking,
  DetailedJourney,
  Mode,
  Ride,
  RideStopTime,
  Section,
  SectionPathway,
  SectionPoint,
} from '../../../trip/detailedJourney.ts';
import { shownBetween, shownFrom } from '../../../trip/duration.ts';
import { type Timing, timingOf } from './timing.ts';
import { type WalkPart, walkPartsOf } from './walkParts.ts';

interface Timed {
  readonly key: string;
  readonly departure: Instant;
  /** A multiple of 60: the difference of the clock times shown before and after the step. */
  readonly seconds: number;
}

/** A place where the journey starts or ends, or where a vehicle is boarded or left. */
export interface PlaceStep {
  readonly kind: 'place';
  readonly key: string;
  readonly role: 'start' | 'board' | 'leave' | 'end';
  readonly time: Instant;
  /** That time compared with the timetable. */
  readonly timing: Timing;
  readonly point: SectionPoint;
  /** Line colour of the vehicle that is boarded or left here. */
  readonly color: string | null;
  /** Mode of that vehicle: some languages have another word for the platform of a train. */
  readonly mode: Mode | null;
  /** The booking that is needed to get on or off here. */
  readonly booking: Booking | null;
  /** The name of the operator of that vehicle; empty where that is not known. */
  readonly agency: string;
  /** Departure of that vehicle where it is boarded; at the journey's start and end, the same as `time`. */
  readonly departure: Instant;
}

export interface MoveStep extends Timed {
  readonly kind: 'walk' | 'bike';
  /** Its index in the sections of the journey. */
  readonly section: number;
  readonly metres: number;
  readonly to: string;
  /** Stairs, lifts and other ways inside a station. */
  readonly pathways: readonly SectionPathway[];
  /** What to do along the way. */
  readonly walks: readonly WalkPart[];
}

export interface WaitStep extends Timed {
  readonly kind: 'wait';
}

/** A transfer between two vehicles: the time available, and the part of it that the walk takes. */
export interface TransferStep extends Timed, Change {
  readonly kind: 'transfer';
  readonly metres: number;
  readonly to: string;
  /** Stairs, lifts and other ways inside the station. */
  readonly pathways: readonly SectionPathway[];
  /** What to do along the way. */
  readonly walks: readonly WalkPart[];
  /** Line of the vehicle that is boarded next. */
  readonly line: Ride['line'] | null;
}

/** The vehicle goes on as another line, and travellers stay on board: nothing is boarded or left. */
export interface SeatedStep extends Timed {
  readonly kind: 'seated';
  /** Name of the stop where it does. */
  readonly stop: string;
  readonly line: Ride['line'];
}

export interface RideStep extends Timed {
  readonly kind: 'ride';
  /** Its index in the sections of the journey. */
  readonly section: number;
  readonly ride: Ride;
  /** Stops between boarding and leaving. */
  readonly intermediateStops: readonly RideStopTime[];
  /** Travellers stay on board at its end. */
  readonly staysSeated: boolean;
}

export type Step = PlaceStep | MoveStep | WaitStep | TransferStep | SeatedStep | RideStep;

/** Sections before the next ride, or up to the end. */
function sectionsBeforeRide(sections: readonly Section[]): readonly Section[] {
  const ride = sections.findIndex(({ kind }) => kind === 'ride');
  return ride === -1 ? sections : sections.slice(0, ride);
}

const total = (sections: readonly Section[], field: 'durationSeconds' | 'metres') =>
  sections.reduce((sum, section) => sum + section[field], 0);

function move(section: Section, index: number): readonly Step[] {
  const { departureDateTime: departure, durationSeconds } = section;
  const timed = { key: `section-${index}`, departure, seconds: shownFrom(departure, durationSeconds) };
  if (section.kind === 'wait') return timed.seconds === 0 ? [] : [{ ...timed, kind: 'wait' }];
  const kind = section.kind === 'bike' ? 'bike' : 'walk';
  return [
    {
      ...timed,
      kind,
      section: index,
      metres: section.metres,
      to: section.to.name,
      pathways: section.pathways ?? [],
      walks: walkPartsOf([[index, section]]),
    },
  ];
}

/** @param first index of the first section between the two. */
function transfer(between: readonly Section[], left: Section, boarded: Section, first: number): TransferStep {
  const moves = between.filter(({ kind }) => kind !== 'wait');
  const { arrivalDateTime: departure } = left;
  return {
    kind: 'transfer',
    key: `transfer-${first}`,
    departure,
    ...changeBetween(departure, boarded.departureDateTime, total(moves, 'durationSeconds')),
    metres: total(moves, 'metres'),
    to: boarded.from.name,
    pathways: moves.flatMap(({ pathways = [] }) => pathways),
    walks: walkPartsOf(between.map((section, i) => [first + i, section])),
    line: boarded.ride?.line ?? null,
  };
}

/** The place where a ride is boarded or left; its stop may be skipped although the vehicle runs. */
function placeOfRide(role: 'board' | 'leave', section: Section, ride: Ride, index: number): PlaceStep {
  const isBoarding = role === 'board';
  const time = isBoarding ? section.departureDateTime : section.arrivalDateTime;
  const scheduled = isBoarding ? ride.scheduledDepartureDateTime : ride.scheduledArrivalDateTime;
  const status = ride.calls.at(isBoarding ? 0 : -1)?.status ?? ride.status;
  return {
    kind: 'place',
    key: `${role}-${index}`,
    role,
    time,
    timing: timingOf({ expected: time, scheduled, status }),
    point: isBoarding ? section.from : section.to,
    color: ride.line.color,
    mode: ride.line.mode,
    booking: (isBoarding ? ride.boardingBooking : ride.alightingBooking) ?? null,
    agency: ride.agency,
    departure: section.departureDateTime,
  };
}

/** The ride by which travellers stay on board from the section at `index`, unless the vehicle comes too late to become it. */
function seatedRideAfter(sections: readonly Section[], index: number): Ride | null {
  const [left, next] = [sections[index], sections[index + 1]];
  if (!left || !next?.ride?.staySeated) return null;
  return secondsBetween(left.arrivalDateTime, next.departureDateTime) < 0 ? null : next.ride;
}

function stayingSeated(left: Section, next: Section, ride: Ride, key: string): SeatedStep {
  const departure = left.arrivalDateTime;
  const seconds = shownBetween(departure, next.departureDateTime);
  return { kind: 'seated', key, departure, seconds, stop: left.to.name, line: ride.line };
}

function rideSteps(sections: readonly Section[], ride: Ride, index: number): readonly Step[] {
  const section = sections[index]!;
  const isSeated = seatedRideAfter(sections, index - 1) !== null;
  const staysSeated = seatedRideAfter(sections, index) !== null;
  return [
    ...(isSeated ? [] : [placeOfRide('board', section, ride, index)]),
    {
      kind: 'ride',
      section: index,
      key: `section-${index}`,
      departure: section.departureDateTime,
      seconds: shownFrom(section.departureDateTime, section.durationSeconds),
      ride,
      intermediateStops: ride.calls.slice(1, -1),
      staysSeated,
    },
    ...(staysSeated ? [] : [placeOfRide('leave', section, ride, index)]),
  ];
}

/**
 * The steps of a roadmap: places with a time, and moves, rides, waits and transfers between them. Everything between two rides is one transfer,
 * even if it is empty. Start and end appear once: a journey that begins with a ride starts with its boarding.
 */
export function stepsOf(journey: DetailedJourney): readonly Step[] {
  const { sections } = journey;
  const steps: Step[] = [];
  let index = 0;
  while (index < sections.length) {
    const first = index;
    const between = sectionsBeforeRide(sections.slice(first));
    const left = sections[first - 1];
    const boarded = sections[first + between.length];
    const seated = seatedRideAfter(sections, first - 1);
    if (left && boarded && seated) steps.push(stayingSeated(left, boarded, seated, `seated-${first}`));
    else if (left && boarded) steps.push(transfer(between, left, boarded, first));
    else steps.push(...between.flatMap((part, offset) => move(part, first + offset)));
    if (boarded?.ride) steps.push(...rideSteps(sections, boarded.ride, first + between.length));
    index = first + between.length + 1;
  }
  return withEnds(steps, journey);
}

function withEnds(steps: readonly Step[], journey: DetailedJourney): readonly Step[] {
  const first = steps[0];
  const last = steps.at(-1);
  return [
    ...(first?.kind === 'place' ? [] : [startOf(journey)]),
    ...steps,
    ...(last?.kind === 'place' ? [] : [endOf(journey)]),
  ];
}

/** The timing of the journey's start or end follows its first or last ride: it is cancelled if that stop is skipped or the ride is cancelled. */
function endTiming(expected: Instant, scheduled: Instant | null, stopTime: RideStopTime | undefined): Timing {
  const status = stopTime?.status === 'skipped' ? 'cancelled' : (stopTime?.status ?? 'scheduled');
  return timingOf({ expected, scheduled, status });
}

/** Where and when the journey starts. */
export function startOf({
  departureDateTime: time,
  scheduledDepartureDateTime,
  from,
  sections,
}: DetailedJourney): PlaceStep {
  const ride = sections.find((section) => section.ride)?.ride;
  const timing = endTiming(time, scheduledDepartureDateTime, ride?.calls[0]);
  return {
    kind: 'place',
    key: 'start',
    role: 'start',
    time,
    timing,
    point: from,
    color: null,
    mode: null,
    booking: null,
    agency: '',
    departure: time,
  };
}

/** Where and when the journey ends. */
export function endOf({ arrivalDateTime: time, scheduledArrivalDateTime, to, sections }: DetailedJourney): PlaceStep {
  const ride = sections.findLast((section) => section.ride)?.ride;
  const timing = endTiming(time, scheduledArrivalDateTime, ride?.calls.at(-1));
  return {
    kind: 'place',
    key: 'end',
    role: 'end',
    time,
    timing,
    point: to,
    color: null,
    mode: null,
    booking: null,
    agency: '',
    departure: time,
  };
}
