import type { StopIndex } from '../timetable/feed/feed.ts';
import type { Plan, PlannedRide, Spot } from './plan.ts';
import type { Step } from './steps.ts';

/** Where a step begins and ends: at a stop of the timetable, or at an end of the journey. */
export interface StepEnds {
  readonly from: StopIndex | Spot;
  readonly to: StopIndex | Spot;
}

/** A step without a vehicle connects the neighbouring rides; before the first and after the last ride it connects to the journey's own ends. */
export function stepEnds(plan: Plan, steps: readonly Step[], index: number): StepEnds {
  const step = steps[index]!;
  if (step.kind === 'ride') return { from: step.from, to: step.to };
  if (step.kind === 'wait') return { from: step.before.from, to: step.before.from };
  const before = steps[index - 1];
  const after = steps.slice(index + 1).find((one): one is PlannedRide => one.kind === 'ride');
  return { from: before?.kind === 'ride' ? before.to : plan.from, to: after ? after.from : plan.to };
}
