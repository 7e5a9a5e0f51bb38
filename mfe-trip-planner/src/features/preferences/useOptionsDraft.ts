import type { Choice, OptionName, Preferences, Trip } from '@halte/contract/trip';
import { useState } from 'react';
import {
  draftedPreferences,
  leftOverrides,
  type OptionsDraft,
  RESET,
  savedPreferences,
  UNCHANGED,
  withChoice,
} from './draft.ts';
import { differ } from './rules.ts';
import { usePreferences } from './usePreferences.ts';

export interface OptionsDraftState {
  /** The preferences that a search would use now; null while the template is unknown. */
  readonly shown: Preferences | null;
  readonly isChanged: boolean;
  readonly isLoading: boolean;
  readonly couldNotLoad: boolean;
  /** Whether the address of the trip sets some of them. */
  readonly isOfAddress: boolean;
  readonly canReset: boolean;
  readonly choose: (name: OptionName, choice: Choice) => void;
  readonly reset: () => void;
  readonly retry: () => void;
  /** Saves the choices for all trips. Returns the trip without the overrides that they replace. */
  readonly apply: (trip: Trip) => Trip;
}

/** The options of a trip as they are being changed. Nothing is saved until they are applied. */
export function useOptionsDraft({ overrides }: Trip): OptionsDraftState {
  const { template, preferences, isLoading, couldNotLoad, save, retry } = usePreferences();
  const [draft, setDraft] = useState<OptionsDraft>(UNCHANGED);
  const given = template && preferences && { template, preferences, overrides };
  const shown = given && draftedPreferences(draft, given);

  function apply(trip: Trip): Trip {
    if (!given || draft === UNCHANGED) return trip;
    save(savedPreferences(draft, given));
    const left = leftOverrides(draft, given);
    return left === trip.overrides ? trip : { ...trip, overrides: left };
  }

  return {
    shown,
    isChanged: draft !== UNCHANGED,
    isLoading,
    couldNotLoad,
    isOfAddress: given !== null && differ(draftedPreferences(UNCHANGED, given), given.preferences),
    canReset:
      given !== null && !draft.isReset
        ? differ(given.preferences, given.template) || (shown !== null && differ(shown, given.template))
        : draft.choices.length > 0,
    choose: (name, choice) => setDraft((former) => withChoice(former, name, choice)),
    reset: () => setDraft(RESET),
    retry,
    apply,
  };
}
