import type { Query } from '@halte/contract';
import { optionAt, type Preferences } from './model.ts';
import { effectiveIn } from './overrides.ts';

/** Number of options of a trip with these overrides that differ from the template. */
export function changedOptions(template: Preferences, preferences: Preferences, overrides: Query): number {
  const { sections } = effectiveIn(preferences, overrides);
  return sections
    .flatMap(({ sectionKey: section, options }) =>
      options.map((option) => [option, optionAt(template, { section, key: option.key })]),
    )
    .filter(([option, usual]) => JSON.stringify(option) !== JSON.stringify(usual)).length;
}
