import { createContext, use } from 'react';
import type { Phase } from '../rules/phases.ts';
import type { Step } from '../rules/steps.ts';

/** The phases of the steps of a journey that is under way; empty before and after it. */
export const StepPhases = createContext<ReadonlyMap<Step, Phase>>(new Map());

interface PhaseProps {
  readonly 'data-phase'?: Phase;
  readonly 'aria-current'?: 'step';
}

/** Attributes for the item of a step: whether it is past, or the one that is now. */
export function useStepPhase(step: Step): PhaseProps {
  const phase = use(StepPhases).get(step);
  if (!phase) return {};
  return { 'data-phase': phase, ...(phase === 'now' && { 'aria-current': 'step' }) };
}
