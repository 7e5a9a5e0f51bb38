import type { components } from '@halte/api';
import { type Instant, secondsBetween } from '@halte/i18n';

export type DetailedJourney = components['schemas']['DetailedJourney'];
export type Section = components['schemas']['Section'];
export type SectionPoint = components['schemas']['SectionPoint'];
export type Ride = NonNullable<Section['ride']>;
export type Call = Ride['calls'][number];

interface Timed {
  readonly key: string;
  readonly departure: Instant;
  readonly seconds: number;
}

/** A place on the way, where something begins or ends. */
export interface PlaceStep {
  readonly kind: 'place';
  readonly key: string;
  readonly role: 'start' | 'board' | 'leave' | 'end';
  readonly time: Instant;
  readonly point: SectionPoint;
  /** Of the vehicle that is boarded or left here. */
  readonly color: string | null;
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
export interface ChangeStep extends Timed {
  readonly kind: 'change';
  readonly walkSeconds: number;
  readonly metres: number;
  readonly to: string;
}

export interface RideStep extends Timed {
  readonly kind: 'ride';
  readonly ride: Ride;
  /** Stops between boarding and leaving. */
  readonly passed: readonly Call[];
}

export type Step = PlaceStep | MoveStep | WaitStep | ChangeStep | RideStep;

/** Sections up to the next vehicle, or to the end. */
function untilRide(sections: readonly Section[]): readonly Section[] {
  const ride = sections.findIndex(({ kind }) => kind === 'ride');
  return ride === -1 ? sections : sections.slice(0, ride);
}

const total = (sections: readonly Section[], field: 'durationSeconds' | 'metres') =>
  sections.reduce((sum, section) => sum + section[field], 0);

function move(section: Section, index: number): readonly Step[] {
  const timed = { key: `section-${index}`, departure: section.departureDateTime, seconds: section.durationSeconds };
  if (section.kind === 'wait') return section.durationSeconds < 60 ? [] : [{ ...timed, kind: 'wait' }];
  const kind = section.kind === 'bike' ? 'bike' : 'walk';
  return [{ ...timed, kind, metres: section.metres, to: section.to.name }];
}

function change(between: readonly Section[], left: Section, boarded: Section, index: number): ChangeStep {
  const moves = between.filter(({ kind }) => kind !== 'wait');
  return {
    kind: 'change',
    key: `change-${index}`,
    departure: left.arrivalDateTime,
    seconds: secondsBetween(left.arrivalDateTime, boarded.departureDateTime),
    walkSeconds: total(moves, 'durationSeconds'),
    metres: total(moves, 'metres'),
    to: boarded.from.name,
  };
}

function rideSteps(section: Section, ride: Ride, index: number): readonly Step[] {
  const color = ride.line.color;
  const place = (role: 'board' | 'leave', time: Instant, point: SectionPoint): PlaceStep => ({
    kind: 'place',
    key: `${role}-${index}`,
    role,
    time,
    point,
    color,
  });
  return [
    place('board', section.departureDateTime, section.from),
    {
      kind: 'ride',
      key: `section-${index}`,
      departure: section.departureDateTime,
      seconds: section.durationSeconds,
      ride,
      passed: ride.calls.slice(1, -1),
    },
    place('leave', section.arrivalDateTime, section.to),
  ];
}

/**
 * A journey as a traveller lives it: places with a time, and between them what there is to do. What happens between two vehicles is one change.
 * Start and end are there once, also when a vehicle is boarded at the very start.
 */
export function stepsOf(journey: DetailedJourney): readonly Step[] {
  const { sections } = journey;
  const steps: Step[] = [];
  let index = 0;
  while (index < sections.length) {
    const section = sections[index] as Section;
    const left = sections[index - 1];
    if (section.kind === 'ride' && section.ride) {
      steps.push(...rideSteps(section, section.ride, index));
      index += 1;
      continue;
    }
    const between = untilRide(sections.slice(index));
    const boarded = sections[index + between.length];
    const isChange = left?.kind === 'ride' && boarded !== undefined;
    const first = index;
    if (isChange) steps.push(change(between, left, boarded, index));
    else steps.push(...between.flatMap((part, offset) => move(part, first + offset)));
    index += Math.max(between.length, 1);
  }
  return withEnds(withSameStopChanges(steps), journey);
}

/** Two vehicles in a row, nothing in between: still a change, at the same stop. */
function withSameStopChanges(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step, position) => {
    const next = steps[position + 1];
    if (step.kind !== 'place' || step.role !== 'leave' || next?.kind !== 'place') return [step];
    const seconds = secondsBetween(step.time, next.time);
    const between: ChangeStep = {
      kind: 'change',
      key: `change-${step.key}`,
      departure: step.time,
      seconds,
      walkSeconds: 0,
      metres: 0,
      to: next.point.name,
    };
    return [step, between];
  });
}

function withEnds(steps: readonly Step[], journey: DetailedJourney): readonly Step[] {
  const end = (role: 'start' | 'end', time: Instant, point: SectionPoint): PlaceStep => ({
    kind: 'place',
    key: role,
    role,
    time,
    point,
    color: null,
  });
  const first = steps[0];
  const last = steps.at(-1);
  return [
    ...(first?.kind === 'place' ? [] : [end('start', journey.departureDateTime, journey.from)]),
    ...steps,
    ...(last?.kind === 'place' ? [] : [end('end', journey.arrivalDateTime, journey.to)]),
  ];
}
