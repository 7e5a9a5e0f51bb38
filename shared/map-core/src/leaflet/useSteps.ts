import { nextTask } from '@halte/contract';
import { startTransition, useEffect, useState } from 'react';

/** Counts from 1 to `last`, at most one in a task: what is mounted step by step never keeps the browser from handling input. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    if (step >= last) return undefined;
    let isGone = false;
    void nextTask().then(() => {
      if (!isGone) startTransition(() => setStep(step + 1));
    });
    return () => {
      isGone = true;
    };
  }, [step, last]);
  return step;
}
