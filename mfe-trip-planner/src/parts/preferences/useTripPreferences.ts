import type { HostServices } from '@halte/contract';
import { type Option, type OptionName, optionAt, type Preferences } from '../../preferences/model.ts';
import { effectiveIn, withoutOverridesOf } from '../../preferences/overrides.ts';
import { type Choice, differ } from '../../preferences/rules.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { tripStore } from '../../trip/store.ts';
import { servicesOf } from '../services.ts';
import { useTripStore } from '../useTripStore.ts';
import { usePreferences } from './usePreferences.ts';

export interface TripPreferences {
  /** What a search of the trip in the form would be made with; null when it is not known what there is to choose. */
  readonly effective: Preferences | null;
  readonly loading: boolean;
  readonly couldNotLoad: boolean;
  /** Whether some of it holds only because the address of the trip says so. */
  readonly isOfAddress: boolean;
  readonly canReset: boolean;
  readonly choose: (name: OptionName, choice: Choice) => void;
  readonly reset: () => void;
  readonly retry: () => void;
}

/** What the traveller has decided from now on is no longer for an address to say. */
function decided(options: readonly Option[]): void {
  tripStore.edit((trip) => {
    const overrides = withoutOverridesOf(options, trip.overrides);
    return overrides === trip.overrides ? trip : { ...trip, overrides };
  });
}

/** The preferences of the trip in the form. What is chosen among them is kept for all trips. */
export function useTripPreferences(host: HostServices): TripPreferences {
  const { preferences, template, loading, couldNotLoad } = usePreferences(host);
  const { overrides } = useTripStore().trip;
  const effective = preferences && effectiveIn(preferences, overrides);

  function choose(name: OptionName, choice: Choice): void {
    const option = preferences && optionAt(preferences, name);
    preferencesStore.choose(name, choice, overrides);
    if (option) decided([option]);
  }

  function reset(): void {
    preferencesStore.reset();
    decided(template?.sections.flatMap((section) => section.options) ?? []);
  }

  return {
    effective,
    loading,
    couldNotLoad,
    isOfAddress: preferences !== null && effective !== null && differ(effective, preferences),
    canReset: template !== null && [preferences, effective].some((one) => one !== null && differ(one, template)),
    choose,
    reset,
    retry: () => void preferencesStore.load(servicesOf(host).api),
  };
}
