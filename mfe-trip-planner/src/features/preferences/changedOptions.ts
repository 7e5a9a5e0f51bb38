import type { Query } from '@halte/contract';
import { effectiveIn, type Preferences } from '@halte/contract/trip';
import { optionAt } from './model.ts';

/** Number of options of a trip with these overrides that differ from the template. */
export function changedOptions(template: Preferences, preferences: Preferences, overrides: Query): number {
  const { sections } = effectiveIn(preferences, overrides);
  return sections
    .flatMap(({ sectionKey: section, options }) =>
      options.map((option) => [option, optionAt(template, { section, key: option.key })]),
    )
    .filter(([option, usual]) => JSON.stringify(option) !== JSON.stringify(usual)).length;
}
