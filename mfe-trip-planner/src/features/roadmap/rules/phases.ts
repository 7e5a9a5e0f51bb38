import type { Instant } from '@halte/i18n';
import type { JourneyState } from './journeyState.ts';
import { hasPassed } from './minutes.ts';
import type { Step } from './steps.ts';

export type Phase = 'past' | 'now' | 'ahead';

/** Where a traveller is among the steps: in the last one that has begun. -1 before the first. Places are points in time, which nobody is in. */
function stepNow(steps: readonly Step[], now: Instant): number {
  return steps.findLastIndex((step) => step.kind !== 'place' && hasPassed(step.departure, now));
}

function phaseOf(index: number, current: number): Phase {
  if (index === current) return 'now';
  return index < current ? 'past' : 'ahead';
}

const NONE: ReadonlyMap<Step, Phase> = new Map();

/** The phase of each step; of none while the journey is not under way. */
export function phasesOf(
  steps: readonly Step[],
  { kind }: Pick<JourneyState, 'kind'>,
  now: Instant,
): ReadonlyMap<Step, Phase> {
  if (kind !== 'underWay') return NONE;
  const current = stepNow(steps, now);
  return new Map(steps.map((step, index) => [step, phaseOf(index, current)]));
}
