import type { Section, WalkStep } from '../../../trip/detailedJourney.ts';

/** A walk that is told in steps. */
export interface WalkPart {
  /** Its index in the sections of the journey. */
  readonly section: number;
  readonly steps: readonly WalkStep[];
}

const KINDS: Readonly<Record<WalkStep['kind'], true>> = {
  street: true,
  path: true,
  stairs: true,
  crossing: true,
  square: true,
  corridor: true,
  lift: true,
  escalator: true,
  platform: true,
  entrance: true,
};

const TURNS: Readonly<Record<WalkStep['turn'], true>> = {
  start: true,
  straight: true,
  slightLeft: true,
  left: true,
  sharpLeft: true,
  slightRight: true,
  right: true,
  sharpRight: true,
  up: true,
  down: true,
  arrive: true,
};

const isKnown = ({ kind, turn }: WalkStep) => Object.hasOwn(KINDS, kind) && Object.hasOwn(TURNS, turn);

/** None from a backend that does not tell them, and where it tells one that this app does not know: a way with a gap leads astray. */
export function walkPartsOf(sections: readonly (readonly [index: number, section: Section])[]): readonly WalkPart[] {
  return sections.flatMap(([index, { walkSteps }]) =>
    Array.isArray(walkSteps) && walkSteps.length > 0 && walkSteps.every(isKnown)
      ? [{ section: index, steps: walkSteps }]
      : [],
  );
}

/** Found on streets, never behind an entrance. */
const OUTSIDE: ReadonlySet<WalkStep['kind']> = new Set(['street', 'path', 'crossing', 'square'] as const);

/** Whether a station is left by the entrance that is the step `at`: it begins the walk, or a street comes after it. */
export function isWayOut(steps: readonly WalkStep[], at: number): boolean {
  return steps[at]?.turn === 'start' || steps.slice(at + 1).some(({ kind }) => OUTSIDE.has(kind));
}
