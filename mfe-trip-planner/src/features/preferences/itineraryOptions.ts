import type { Query } from '@halte/contract';
import { effectiveIn, type Preferences, searchOptionsOf } from '@halte/contract/trip';
import type { ItineraryOptions } from '../../trip/search.ts';

/** {@link searchOptionsOf}, typed as the API has them: the template is the API's too. */
export function itineraryOptionsOf(preferences: Preferences | null, overrides: Query): ItineraryOptions {
  return searchOptionsOf(preferences, overrides) as ItineraryOptions;
}

/** Whether these preferences, overridden by those of the address, exclude every available mode. */
export function excludesEveryMode(preferences: Preferences | null, overrides: Query): boolean {
  if (preferences === null) return false;
  const options = effectiveIn(preferences, overrides).sections.flatMap((section) => section.options);
  const modes = options.flatMap((option) => (option.type === 'mode' ? option.modes : []));
  return modes.length > 0 && modes.every(({ selected }) => selected === false);
}
