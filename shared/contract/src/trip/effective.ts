import type { Query } from '../routes.ts';
import { afterChoice, type Choice } from './choices.ts';
import { mapOptions, type Option, type Preferences } from './preferences.ts';

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
export function overrideNameOf(option: Option): string {
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
export function overridden(option: Option, overrides: Query): Option {
  const text = overrides[overrideNameOf(option)];
  return text === undefined ? option : choicesIn(text, option).reduce(afterChoice, option);
}

/** The effective preferences of a trip: the chosen ones, overridden by those of the trip's address. */
export function effectiveIn(preferences: Preferences, overrides: Query): Preferences {
  return mapOptions(preferences, (option) => overridden(option, overrides));
}
