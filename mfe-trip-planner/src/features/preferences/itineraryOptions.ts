import type { Query } from '@halte/contract';
import type { ItineraryOptions } from '../../trip/search.ts';
import { isUnlimited, type Preferences } from './model.ts';
import { effectiveIn, splitModes, type Values, valuesOf } from './overrides.ts';

/**
 * The `itineraryOptions` of a search: the chosen options, overridden by those of the address. Without preferences (they could not be loaded)
 * only the modes that the address excludes are known. When it excludes none, the modes are omitted.
 */
export function itineraryOptionsOf(preferences: Preferences | null, overrides: Query): ItineraryOptions {
  const { excludedModes, ...values } = preferences
    ? limitingValuesOf(effectiveIn(preferences, overrides))
    : { excludedModes: splitModes(overrides.excludedModes) };
  return { ...values, ...(excludedModes.length > 0 ? { excludedModes } : {}) } as ItineraryOptions;
}

/** The values without the sliders that mean no limit. */
function limitingValuesOf(preferences: Preferences): Values {
  const options = preferences.sections.flatMap((section) => section.options);
  const unlimited = new Set(options.filter(isUnlimited).map(({ key }) => key));
  return Object.fromEntries(Object.entries(valuesOf(preferences)).filter(([name]) => !unlimited.has(name))) as Values;
}

/** Whether these preferences, overridden by those of the address, exclude every available mode. */
export function excludesEveryMode(preferences: Preferences | null, overrides: Query): boolean {
  if (preferences === null) return false;
  const options = effectiveIn(preferences, overrides).sections.flatMap((section) => section.options);
  const modes = options.flatMap((option) => (option.type === 'mode' ? option.modes : []));
  return modes.length > 0 && modes.every(({ selected }) => selected === false);
}
