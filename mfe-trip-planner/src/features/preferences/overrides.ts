import type { Query } from '@halte/contract';
import { mapOptions, type Option, type OptionName, type Preferences } from './model.ts';
import { afterChoice, type Choice, chosen } from './rules.ts';

/** Modes always go by this name, in addresses as in searches. */
const EXCLUDED_MODES = 'excludedModes';

/** Values by the names under which they are sent: excluded modes as a list, all else as it is chosen. */
export interface Values {
  readonly [name: string]: string | number | readonly string[];
  readonly [EXCLUDED_MODES]: readonly string[];
}

const excludedIn = (option: Option): readonly string[] =>
  option.type === 'mode' ? option.modes.filter(({ selected }) => selected === false).map(({ key }) => key) : [];

function sentOf(option: Option): Readonly<Record<string, string | number>> {
  switch (option.type) {
    case 'criterion':
      return { [option.bodyParam]: option.selectedKey };
    case 'toggle':
      return { [option.key]: option.selectedKey };
    case 'slider':
      return { [option.key]: option.value };
    case 'mode':
      return {};
  }
}

export function valuesOf({ sections }: Preferences): Values {
  const options = sections.flatMap((section) => section.options);
  return Object.assign({}, ...options.map(sentOf), { [EXCLUDED_MODES]: options.flatMap(excludedIn) });
}

/** The items of a comma-separated list in an address: trimmed, without blanks and duplicates. Items of an array are not split. */
export function splitModes(text: string | readonly string[] | undefined): readonly string[] {
  const modes = typeof text === 'string' ? text.split(',') : (text ?? []);
  return [...new Set(modes.map((mode) => mode.trim()).filter(Boolean))];
}

/** Under which name an address overrides an option: that of the search. */
function overrideNameOf(option: Option): string {
  switch (option.type) {
    case 'criterion':
      return option.bodyParam;
    case 'toggle':
    case 'slider':
      return option.key;
    case 'mode':
      return EXCLUDED_MODES;
  }
}

/** The choices that a text in the address makes for an option; empty if the option does not have them. */
function choicesIn(text: string, option: Option): readonly Choice[] {
  switch (option.type) {
    case 'criterion':
      return [{ type: 'criterion', selectedKey: text }];
    case 'toggle':
      return text === 'on' || text === 'off' ? [{ type: 'toggle', selectedKey: text }] : [];
    case 'slider': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      return value >= option.min && value <= option.max ? [{ type: 'slider', value }] : [];
    }
    case 'mode': {
      // An empty list is an override too: no mode is excluded, whatever was chosen.
      const excluded = splitModes(text);
      return option.modes.map(({ key }) => ({ type: 'mode', mode: key, selected: !excluded.includes(key) }));
    }
  }
}

/** An option as overridden by the address; unchanged if the address has no valid value for it. */
function overridden(option: Option, overrides: Query): Option {
  const text = overrides[overrideNameOf(option)];
  return text === undefined ? option : choicesIn(text, option).reduce(afterChoice, option);
}

/** The effective preferences of a trip: the chosen ones, overridden by those of the trip's address. */
export function effectiveIn(preferences: Preferences, overrides: Query): Preferences {
  return mapOptions(preferences, (option) => overridden(option, overrides));
}

/**
 * The preferences after a choice by a traveller who sees the effective ones: the option becomes the effective one with the choice, all others
 * stay. So a mode that the address excludes does not come back because another one is excluded too.
 */
export function chosenOver(preferences: Preferences, overrides: Query, name: OptionName, choice: Choice): Preferences {
  const seen = mapOptions(preferences, (option, { section, key }) =>
    section === name.section && key === name.key ? overridden(option, overrides) : option,
  );
  return chosen(seen, name, choice);
}

/** The known preferences; null for those not loaded. */
export interface Known {
  readonly template: Preferences | null;
  readonly preferences: Preferences | null;
}

const textOf = (value: Values[string] | undefined) => (value === undefined ? undefined : String(value));

/**
 * The overrides that the address of a trip needs so that everyone who opens it gets the same journeys: every option that differs from the
 * template, or that would differ without its override. The same object when the address has just these, or when the template is not known.
 * Other parameters are left alone.
 */
export function statedIn(overrides: Query, { template, preferences }: Known): Query {
  if (!template || !preferences) return overrides;
  const [usual, own] = [valuesOf(template), valuesOf(preferences)];
  const effective = valuesOf(effectiveIn(preferences, overrides));
  const stated: Record<string, string> = Object.fromEntries(
    Object.entries(overrides).filter(([name]) => !Object.hasOwn(usual, name)),
  );
  for (const name of Object.keys(usual)) {
    const text = textOf(effective[name]);
    const holdsAnyway = text === textOf(own[name]) && text === textOf(usual[name]);
    if (text !== undefined && !holdsAnyway) stated[name] = text;
  }
  const names = Object.keys(stated);
  const saysThis =
    names.length === Object.keys(overrides).length && names.every((name) => stated[name] === overrides[name]);
  return saysThis ? overrides : stated;
}

/** An address with its overrides replaced by these. Its other parameters take precedence over a preference of the same name. */
export function restated(query: Query, overrides: Query, stated: Query): Query {
  return {
    ...stated,
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(overrides, name))),
  };
}

/** Overrides without those of these options; the same object when there were none. */
export function withoutOverridesOf(options: readonly Option[], overrides: Query): Query {
  const names = new Set(options.map(overrideNameOf));
  const rest = Object.entries(overrides).filter(([name]) => !names.has(name));
  return rest.length === Object.keys(overrides).length ? overrides : Object.fromEntries(rest);
}
