/** What those who walk, walk without steps, and are in a wheelchair have of the same streets. */

import type { WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { NODE_FLAGS } from '../ground/classify/roadNodes.ts';
import { ROAD_CLASSES, type RoadClass } from '../ground/classify/roads.ts';
import { WHEEL_FLAGS } from '../ground/classify/wheels.ts';
import type { Streets } from '../ground/streets.ts';

export interface ProfileRules {
  /** On even ground, and between a place and the street. */
  readonly metresPerSecond: number;
  /** Whether steps are walked as steps; else only by a ramp, as even ground. */
  readonly usesSteps: boolean;
  /** Bits of `NODE_FLAGS` of the nodes that are not passed. */
  readonly barriers: number;
  isClosed(edge: number): boolean;
  /** By how much an edge takes longer. */
  factor(edge: number): number;
}

/** 4.5 km/h: an unhurried adult with a bag. */
const WALKER_METRES_PER_SECOND = 1.25;
const WHEELCHAIR_METRES_PER_SECOND = 0.9;
const ROUGH_FACTOR = 2;
const STEEP_FACTOR = 1.5;

const WITH_STEPS: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator']);

export function profileRules({ edges }: Pick<Streets, 'edges'>, profile: WalkProfile): ProfileRules {
  const classOf = (edge: number) => ROAD_CLASSES[edges.class[edge]!]!;
  if (profile === 'wheelchair') {
    const has = (edge: number, bit: number) => (edges.wheels[edge]! & bit) !== 0;
    return {
      metresPerSecond: WHEELCHAIR_METRES_PER_SECOND,
      usesSteps: false,
      barriers: NODE_FLAGS.barrier | NODE_FLAGS.wheelBarrier,
      isClosed: (edge) =>
        has(edge, WHEEL_FLAGS.closed) ||
        classOf(edge) === 'escalator' ||
        (classOf(edge) === 'steps' && !has(edge, WHEEL_FLAGS.ramp)),
      factor: (edge) =>
        (has(edge, WHEEL_FLAGS.slow) ? ROUGH_FACTOR : 1) * (has(edge, WHEEL_FLAGS.steep) ? STEEP_FACTOR : 1),
    };
  }
  return {
    metresPerSecond: WALKER_METRES_PER_SECOND,
    usesSteps: true,
    barriers: NODE_FLAGS.barrier,
    isClosed: (edge) => profile === 'stepFree' && WITH_STEPS.has(classOf(edge)),
    factor: () => 1,
  };
}
