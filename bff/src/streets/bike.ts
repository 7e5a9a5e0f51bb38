/** By bike, by docs/cycling.md: which streets may be ridden in which direction, and how long each takes. */

import { BIKE, WALK } from '@halte/engine/timetable/geo/walking';
import { CYCLING_FLAGS } from '../ground/classify/cycling.ts';
import { NODE_FLAGS } from '../ground/classify/roadNodes.ts';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../ground/classify/roads.ts';
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs, directedCosts, TENTHS } from './costs.ts';
import { mayBeWalked, nodeCosts, secondsOf, WITH_MUCH_TRAFFIC } from './foot.ts';

const COBBLED_FACTOR = 1.3;
const UPHILL_FACTOR = 1.5;

/** Factors of the weight of what is ridden. */
const FOR_BIKES = 0.8;
const AMONG_TRAFFIC = 2;

const RIDDEN: ReadonlySet<RoadClass> = new Set<RoadClass>([
  ...(['trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential', 'livingStreet'] as const),
  ...(['service', 'track', 'path', 'cycleway'] as const),
]);
const NEVER_RIDDEN: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator', 'lift']);
const PUSHED = { metresPerSecond: WALK.metresPerSecond, usesSteps: true } as const;

interface Cost {
  readonly seconds: number;
  /** Of the weight. */
  readonly factor: number;
}

type Side = 'along' | 'against';

/** Bits by direction: what closes it to riders, and to walkers, and what leads uphill. */
const AGAINST_RIDERS: Readonly<Record<Side, number>> = {
  along: CYCLING_FLAGS.backward,
  against: CYCLING_FLAGS.forward,
};
const AGAINST_WALKERS: Readonly<Record<Side, number>> = {
  along: ROAD_FLAGS.onewayBackward,
  against: ROAD_FLAGS.onewayForward,
};
const UPHILL: Readonly<Record<Side, number>> = { along: CYCLING_FLAGS.climbs, against: CYCLING_FLAGS.falls };

const DIRECTED = CYCLING_FLAGS.forward | CYCLING_FLAGS.backward | CYCLING_FLAGS.climbs | CYCLING_FLAGS.falls;

export function bikeCosts(streets: Streets): Costs {
  const count = streets.edges.from.length;
  const costs = { along: directedCosts(count), against: directedCosts(count) };
  for (const side of ['along', 'against'] as const)
    for (let edge = 0; edge < count; edge++) {
      const cost = ridden(streets, edge, side) ?? pushed(streets, edge, side);
      costs[side].tenths[edge] = cost ? Math.round(cost.seconds * TENTHS) : CLOSED;
      costs[side].weight[edge] = cost ? Math.round(cost.seconds * TENTHS * cost.factor) : CLOSED;
    }
  return {
    ...costs,
    node: nodeCosts(streets.nodes.flags, NODE_FLAGS.bikeBarrier),
    metresPerSecond: PUSHED.metresPerSecond,
  };
}

function ridden({ edges }: Streets, edge: number, side: Side): Cost | null {
  const roadClass = ROAD_CLASSES[edges.class[edge]!]!;
  // A line across an area has no direction.
  const counting = edges.flags[edge]! & ROAD_FLAGS.across ? ~DIRECTED : ~0;
  const has = (bits: number) => (edges.cycling[edge]! & counting & bits) !== 0;
  if (has(CYCLING_FLAGS.closed | AGAINST_RIDERS[side]) || NEVER_RIDDEN.has(roadClass)) return null;
  if (!RIDDEN.has(roadClass) && !has(CYCLING_FLAGS.open)) return null;
  const slower = (has(CYCLING_FLAGS.cobbled) ? COBBLED_FACTOR : 1) * (has(UPHILL[side]) ? UPHILL_FACTOR : 1);
  const isForBikes = roadClass === 'cycleway' || has(CYCLING_FLAGS.designated);
  return {
    seconds: (edges.metres[edge]! / BIKE.metresPerSecond) * slower,
    factor: (isForBikes ? FOR_BIKES : 1) * (WITH_MUCH_TRAFFIC.has(roadClass) ? AMONG_TRAFFIC : 1),
  };
}

function pushed({ edges }: Streets, edge: number, side: Side): Cost | null {
  const roadClass = ROAD_CLASSES[edges.class[edge]!]!;
  const flags = edges.flags[edge]!;
  if (!mayBeWalked(flags) || (flags & AGAINST_WALKERS[side]) !== 0) return null;
  const isPushedOnSteps = (edges.cycling[edge]! & (CYCLING_FLAGS.ramp | CYCLING_FLAGS.open)) !== 0;
  if (roadClass === 'steps' && !isPushedOnSteps) return null;
  return { seconds: secondsOf(roadClass, edges.metres[edge]!, edges.steps[edge]!, PUSHED), factor: 1 };
}
