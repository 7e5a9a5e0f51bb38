/** Walking: which streets may be walked, and how long each takes. */

import type { WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { NODE_FLAGS } from '../ground/classify/roadNodes.ts';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../ground/classify/roads.ts';
import type { Streets } from '../ground/streets.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import { CLOSED, type Costs, directedCosts, TENTHS } from './costs.ts';
import { type ProfileRules, profileRules } from './profiles.ts';

const ESCALATOR_METRES_PER_SECOND = 0.6;
const LIFT_SECONDS = 45;
const LIGHTS_SECONDS = 10;
/** Steps take this much longer than even ground of the same length, or their number times this. */
const STEPS_FACTOR = 1.6;
const STEP_SECONDS = 0.6;

/** Factors of what walkers would rather avoid. */
const BESIDE_TRAFFIC = 1.5;
const IN_THE_DARK = 1.1;

export const WITH_MUCH_TRAFFIC: ReadonlySet<RoadClass> = new Set<RoadClass>(['trunk', 'primary']);

export function footCosts(streets: Streets, profile: WalkProfile = 'foot'): Costs {
  const { edges, nodes } = streets;
  const rules = profileRules(streets, profile);
  const count = edges.from.length;
  const [along, against] = [directedCosts(count), directedCosts(count)];
  for (let edge = 0; edge < count; edge++) {
    const roadClass = ROAD_CLASSES[edges.class[edge]!]!;
    const flags = edges.flags[edge]!;
    const isOpen = mayBeWalked(flags) && !rules.isClosed(edge);
    const seconds = secondsOf(roadClass, edges.metres[edge]!, edges.steps[edge]!, rules) * rules.factor(edge);
    const tenths = Math.round(seconds * TENTHS);
    const weight = Math.round(seconds * TENTHS * aversion(roadClass, flags));
    const set = (costs: typeof along, isClosed: boolean) => {
      costs.tenths[edge] = isClosed ? CLOSED : tenths;
      costs.weight[edge] = isClosed ? CLOSED : weight;
    };
    set(along, !isOpen || (flags & ROAD_FLAGS.onewayBackward) !== 0);
    set(against, !isOpen || (flags & ROAD_FLAGS.onewayForward) !== 0);
  }
  return {
    along,
    against,
    node: nodeCosts(nodes.flags, rules.barriers),
    metresPerSecond: rules.metresPerSecond,
  };
}

export function mayBeWalked(flags: number): boolean {
  if (flags & ROAD_FLAGS.footYes) return true;
  return (flags & (ROAD_FLAGS.footNo | ROAD_FLAGS.closed | ROAD_FLAGS.motorroad)) === 0;
}

/** Without what makes a profile slower. */
export function secondsOf(
  roadClass: RoadClass,
  metres: number,
  steps: number,
  { metresPerSecond, usesSteps }: Pick<ProfileRules, 'metresPerSecond' | 'usesSteps'>,
): number {
  if (roadClass === 'lift') return LIFT_SECONDS;
  if (roadClass === 'escalator') return metres / ESCALATOR_METRES_PER_SECOND;
  const seconds = metres / metresPerSecond;
  return roadClass === 'steps' && usesSteps ? Math.max(seconds * STEPS_FACTOR, steps * STEP_SECONDS) : seconds;
}

function aversion(roadClass: RoadClass, flags: number): number {
  const isBesideTraffic = WITH_MUCH_TRAFFIC.has(roadClass) && !(flags & ROAD_FLAGS.sidewalk);
  const isDark = (flags & (ROAD_FLAGS.tunnel | ROAD_FLAGS.unlit)) !== 0;
  return (isBesideTraffic ? BESIDE_TRAFFIC : 1) * (isDark ? IN_THE_DARK : 1);
}

/** @param barriers bits of `NODE_FLAGS`. */
export function nodeCosts(flags: Uint8Array, barriers: number): Int32Array {
  const costs = sharedColumn(Int32Array, flags.length);
  for (let node = 0; node < flags.length; node++) {
    const has = flags[node]!;
    if (has & barriers) costs[node] = CLOSED;
    else if (has & NODE_FLAGS.lift) costs[node] = LIFT_SECONDS * TENTHS;
    else if (has & NODE_FLAGS.signals) costs[node] = LIGHTS_SECONDS * TENTHS;
  }
  return costs;
}
