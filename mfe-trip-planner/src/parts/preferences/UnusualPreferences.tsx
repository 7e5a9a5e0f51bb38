import type { Query } from '@halte/contract';
import { useEffect } from 'react';
import { hasCustomPreferences } from '../../preferences/customPreferences.ts';
import { effectiveIn, splitModes } from '../../preferences/overrides.ts';
import { differ } from '../../preferences/rules.ts';
import { usePreferences } from '../../state/usePreferences.ts';

export interface UnusualPreferencesProps {
  /** The preferences that the address of the trip sets. */
  overrides: Query;
  onChange: (isUnusual: boolean) => void;
}

/** Reports whether a trip with these overrides is searched with other preferences than the template. Renders nothing. */
export function UnusualPreferences({ overrides, onChange }: UnusualPreferencesProps) {
  const { template, preferences, isLoading } = usePreferences();
  const isSettled = preferences !== null || !isLoading;
  const isUnusual =
    template && preferences
      ? differ(effectiveIn(preferences, overrides), template)
      : // An estimate where the template could not be loaded.
        hasCustomPreferences() || splitModes(overrides.excludedModes).length > 0;

  useEffect(() => {
    if (isSettled) onChange(isUnusual);
  }, [isSettled, isUnusual, onChange]);

  return null;
}
