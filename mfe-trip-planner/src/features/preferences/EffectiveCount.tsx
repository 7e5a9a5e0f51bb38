import type { Query } from '@halte/contract';
import { effectiveIn, splitModes } from '@halte/contract/trip';
import { useEffect } from 'react';
import { customCount } from './customPreferences.ts';
import { differingCount } from './rules.ts';
import { usePreferences } from './usePreferences.ts';

export interface EffectiveCountProps {
  /** The preferences that the address of the trip sets. */
  overrides: Query;
  onChange: (count: number) => void;
}

/** Reports how many options a trip with these overrides has other than the template. Renders nothing. */
export function EffectiveCount({ overrides, onChange }: EffectiveCountProps) {
  const { template, preferences, isLoading } = usePreferences();
  const isSettled = preferences !== null || !isLoading;
  const count =
    template && preferences
      ? differingCount(effectiveIn(preferences, overrides), template)
      : // An estimate where the template could not be loaded.
        customCount() + Math.min(1, splitModes(overrides.excludedModes).length);

  useEffect(() => {
    if (isSettled) onChange(count);
  }, [isSettled, count, onChange]);

  return null;
}
