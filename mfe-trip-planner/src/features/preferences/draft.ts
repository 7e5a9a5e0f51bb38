import type { Query } from '@halte/contract';
import { type Choice, effectiveIn, type Option, type OptionName, type Preferences } from '@halte/contract/trip';
import { optionAt } from './model.ts';
import { chosenOver, withoutOverridesOf } from './overrides.ts';
import { chosen } from './rules.ts';

/** A traveller's changes in the sheet that are not applied yet. */
export interface OptionsDraft {
  /** Starts from the template, without earlier choices and overrides of the address. */
  readonly isReset: boolean;
  readonly choices: readonly { readonly name: OptionName; readonly choice: Choice }[];
}

export const UNCHANGED: OptionsDraft = { isReset: false, choices: [] };
export const RESET: OptionsDraft = { isReset: true, choices: [] };

export function withChoice(draft: OptionsDraft, name: OptionName, choice: Choice): OptionsDraft {
  return { ...draft, choices: [...draft.choices, { name, choice }] };
}

interface Given {
  readonly template: Preferences;
  /** The traveller's own. */
  readonly preferences: Preferences;
  /** The overrides in the address of the trip. */
  readonly overrides: Query;
}

/** The preferences that a search with the draft would use. */
export function draftedPreferences({ isReset, choices }: OptionsDraft, given: Given): Preferences {
  const start = isReset ? given.template : effectiveIn(given.preferences, given.overrides);
  return choices.reduce((made, { name, choice }) => chosen(made, name, choice), start);
}

/** The preferences saved from the draft for all trips: options that only the address sets keep the traveller's own values. */
export function savedPreferences({ isReset, choices }: OptionsDraft, given: Given): Preferences {
  const { template, preferences, overrides } = given;
  const [start, seen] = isReset ? [template, {}] : [preferences, overrides];
  return choices.reduce((made, { name, choice }) => chosenOver(made, seen, name, choice), start);
}

/** The overrides that stay in the address: an explicit choice replaces one. */
export function leftOverrides({ isReset, choices }: OptionsDraft, { template, preferences, overrides }: Given): Query {
  const touched: readonly (Option | null)[] = isReset
    ? template.sections.flatMap((section) => section.options)
    : choices.map(({ name }) => optionAt(preferences, name));
  return withoutOverridesOf(
    touched.filter((option) => option !== null),
    overrides,
  );
}
