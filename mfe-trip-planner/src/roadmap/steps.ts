import { type Instant, secondsBetween } from '@halte/i18n';
import type { Call, DetailedJourney, Mode, Ride, Section, SectionPoint } from '../trip/detailedJourney.ts';
import { shownBetween, shownFrom } from '../trip/duration.ts';
import { type Timing, timingOf } from './timing.ts';

interface Timed {
  readonly key: string;
  readonly departure: Instant;
  /** Whole minutes: the difference of the clock times before and after it. */
  readonly seconds: number;
}

/** A place on the way, where something begins or ends. */
export interface PlaceStep {
  readonly kind: 'place';
  readonly key: string;
  readonly role: 'start' | 'board' | 'leave' | 'end';
  readonly time: Instant;
  /** How that time relates to the timetable. */
  readonly timing: Timing;
  readonly point: SectionPoint;
  /** Of the vehicle that is boarded or left here. */
  readonly color: string | null;
  /** Of that vehicle: some languages have another word for where it halts. */
  readonly mode: Mode | null;
}

export interface MoveStep extends Timed {
  readonly kind: 'walk' | 'bike';
  readonly metres: number;
  readonly to: string;
}

export interface WaitStep extends Timed {
  readonly kind: 'wait';
}

/** Between two vehicles: all the time there is, and what the way to the next one takes of it. */
export interface TransferStep extends Timed {
  readonly kind: 'transfer';
  /** 0 for a few steps. */
  readonly walkSeconds: number;
  readonly metres: number;
  readonly to: string;
  /** What is left of it to the second; negative when the next vehicle leaves too early. */
  readonly spareSeconds: number;
  /** The same as it is shown: with the walk it makes the change. Without a sign. */
  readonly shownSpareSeconds: number;
  /** Of the vehicle that is boarded next. */
  readonly line: Ride['line'] | null;
}

export interface RideStep extends Timed {
  readonly kind: 'ride';
  readonly ride: Ride;
  /** Stops between boarding and leaving. */
  readonly passed: readonly Call[];
}

export type Step = PlaceStep | MoveStep | WaitStep | TransferStep | RideStep;

/** What is shorter is not worth a word. */
const SHORTEST_WALK_SECONDS = 60;

/** Sections up to the next vehicle, or to the end. */
function untilRide(sections: readonly Section[]): readonly Section[] {
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
  return [{ ...timed, kind, metres: section.metres, to: section.to.name }];
}

function transfer(between: readonly Section[], left: Section, boarded: Section, key: string): TransferStep {
  const moves = between.filter(({ kind }) => kind !== 'wait');
  const { arrivalDateTime: departure } = left;
  const { departureDateTime: arrival } = boarded;
  const seconds = shownBetween(departure, arrival);
  const walked = total(moves, 'durationSeconds');
  const walkSeconds = walked < SHORTEST_WALK_SECONDS ? 0 : shownFrom(departure, walked);
  return {
    kind: 'transfer',
    key,
    departure,
    seconds,
    walkSeconds,
    metres: total(moves, 'metres'),
    to: boarded.from.name,
    spareSeconds: secondsBetween(departure, arrival) - walked,
    shownSpareSeconds: Math.abs(seconds - walkSeconds),
    line: boarded.ride?.line ?? null,
  };
}

/** Getting on, or off: the stop may be skipped where the vehicle runs. */
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
  };
}

function rideSteps(section: Section, ride: Ride, index: number): readonly Step[] {
  return [
    placeOfRide('board', section, ride, index),
    {
      kind: 'ride',
      key: `section-${index}`,
      departure: section.departureDateTime,
      seconds: shownFrom(section.departureDateTime, section.durationSeconds),
      ride,
      passed: ride.calls.slice(1, -1),
    },
    placeOfRide('leave', section, ride, index),
  ];
}

/**
 * A journey as a traveller lives it: places with a time, and between them what there is to do. What happens between two vehicles is one change,
 * also when that is nothing. Start and end are there once, also when a vehicle is boarded at the very start.
 */
export function stepsOf(journey: DetailedJourney): readonly Step[] {
  const { sections } = journey;
  const steps: Step[] = [];
  let index = 0;
  while (index < sections.length) {
    const first = index;
    const between = untilRide(sections.slice(first));
    const left = sections[first - 1];
    const boarded = sections[first + between.length];
    if (left && boarded) steps.push(transfer(between, left, boarded, `transfer-${first}`));
    else steps.push(...between.flatMap((part, offset) => move(part, first + offset)));
    if (boarded?.ride) steps.push(...rideSteps(boarded, boarded.ride, first + between.length));
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

/** One starts and arrives as the vehicles do: with one that does not halt, or does not run, one does neither. */
function endTiming(expected: Instant, scheduled: Instant | null, call: Call | undefined): Timing {
  const status = call?.status === 'skipped' ? 'cancelled' : (call?.status ?? 'scheduled');
  return timingOf({ expected, scheduled, status });
}

/** Where and when one sets out. */
export function startOf({
  departureDateTime: time,
  scheduledDepartureDateTime,
  from,
  sections,
}: DetailedJourney): PlaceStep {
  const ride = sections.find((section) => section.ride)?.ride;
  const timing = endTiming(time, scheduledDepartureDateTime, ride?.calls[0]);
  return { kind: 'place', key: 'start', role: 'start', time, timing, point: from, color: null, mode: null };
}

/** Where and when one is there. */
export function endOf({ arrivalDateTime: time, scheduledArrivalDateTime, to, sections }: DetailedJourney): PlaceStep {
  const ride = sections.findLast((section) => section.ride)?.ride;
  const timing = endTiming(time, scheduledArrivalDateTime, ride?.calls.at(-1));
  return { kind: 'place', key: 'end', role: 'end', time, timing, point: to, color: null, mode: null };
}
