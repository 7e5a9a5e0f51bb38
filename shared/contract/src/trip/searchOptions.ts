import type { Query } from '../routes.ts';
import { effectiveIn, splitModes, type Values, valuesOf } from './effective.ts';
import { isUnlimited, type Preferences } from './preferences.ts';

/** Under the names of the API. */
export type SearchOptions = Partial<Values>;

/**
 * The `itineraryOptions` of a search: the chosen options, overridden by those of the address. Without preferences (they could not be loaded)
 * only the modes that the address excludes are known. When it excludes none, the modes are omitted.
 */
export function searchOptionsOf(preferences: Preferences | null, overrides: Query): SearchOptions {
  const { excludedModes, ...values } = preferences
    ? limitingValuesOf(effectiveIn(preferences, overrides))
    : { excludedModes: splitModes(overrides['excludedModes']) };
  return { ...values, ...(excludedModes.length > 0 ? { excludedModes } : {}) };
}

/** The values without the sliders that mean no limit. */
function limitingValuesOf(preferences: Preferences): Values {
  const options = preferences.sections.flatMap((section) => section.options);
  const unlimited = new Set(options.filter(isUnlimited).map(({ key }) => key));
  return Object.fromEntries(Object.entries(valuesOf(preferences)).filter(([name]) => !unlimited.has(name))) as Values;
}
