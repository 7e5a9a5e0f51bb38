import { useSnapshot } from 'valtio';
import { type Option, type OptionName, optionAt, type Preferences } from '../../preferences/model.ts';
import { effectiveIn, withoutOverridesOf } from '../../preferences/overrides.ts';
import { type Choice, differ } from '../../preferences/rules.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { usePreferences } from '../../state/usePreferences.ts';

export interface TripPreferences {
  /** What a search of the trip in the form uses; null while the template is not known. */
  readonly effective: Preferences | null;
  readonly isLoading: boolean;
  readonly couldNotLoad: boolean;
  /** Whether the address of the trip overrides some of them. */
  readonly isOfAddress: boolean;
  readonly canReset: boolean;
  readonly choose: (name: OptionName, choice: Choice) => void;
  readonly reset: () => void;
  readonly retry: () => void;
}

/** The preferences of the trip in the form. A choice is saved for all trips. */
export function useTripPreferences(): TripPreferences {
  const { trips } = useTripPlanner();
  const { overrides } = useSnapshot(trips.state).trip;
  const { preferences, template, ...query } = usePreferences();
  const effective = preferences && effectiveIn(preferences, overrides);

  /** An explicit choice replaces what the address says of the option. */
  function removeOverridesOf(options: readonly Option[]): void {
    trips.edit((trip) => {
      const rest = withoutOverridesOf(options, trip.overrides);
      return rest === trip.overrides ? trip : { ...trip, overrides: rest };
    });
  }

  function choose(name: OptionName, choice: Choice): void {
    const option = preferences && optionAt(preferences, name);
    query.choose(name, choice, overrides);
    if (option) removeOverridesOf([option]);
  }

  function reset(): void {
    query.reset();
    removeOverridesOf(template?.sections.flatMap((section) => section.options) ?? []);
  }

  return {
    effective,
    isLoading: query.isLoading,
    couldNotLoad: query.couldNotLoad,
    isOfAddress: preferences !== null && effective !== null && differ(effective, preferences),
    canReset: template !== null && [preferences, effective].some((one) => one !== null && differ(one, template)),
    choose,
    reset,
    retry: query.retry,
  };
}
