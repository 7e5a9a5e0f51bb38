import {
  afterChoice,
  type Choice,
  mapOptions,
  type Option,
  type OptionName,
  type Preferences,
} from '@halte/contract/trip';
import { optionAt } from './model.ts';

/** The preferences after a choice; the same object when it changes nothing. */
export function chosen(preferences: Preferences, { section, key }: OptionName, choice: Choice): Preferences {
  return mapOptions(preferences, (option, name) =>
    name.section === section && name.key === key ? afterChoice(option, choice) : option,
  );
}

/**
 * Earlier choices, merged into a template that may have changed since: options no longer in the template are dropped, new ones keep their
 * default, and a value that is no longer valid falls back to it.
 */
export function merged(template: Preferences, custom: Preferences | null): Preferences {
  if (!custom) return template;
  return mapOptions(template, (option, name) => {
    const before = optionAt(custom, name);
    return before ? choicesOf(before).reduce(afterChoice, option) : option;
  });
}

function choicesOf(option: Option): readonly Choice[] {
  switch (option.type) {
    case 'criterion':
      return [{ type: 'criterion', selectedKey: option.selectedKey }];
    case 'toggle':
      return [{ type: 'toggle', selectedKey: option.selectedKey }];
    case 'slider':
      return [{ type: 'slider', value: option.value }];
    case 'mode':
      return option.modes.map(({ key, selected }) => ({ type: 'mode', mode: key, selected }));
  }
}

/** Whether any preference differs from the template. */
export function differ(preferences: Preferences, template: Preferences): boolean {
  return JSON.stringify(preferences) !== JSON.stringify(template);
}

/** Number of options that differ from the template. */
export function differingCount(preferences: Preferences, template: Preferences): number {
  let count = 0;
  mapOptions(preferences, (option, name) => {
    if (JSON.stringify(option) !== JSON.stringify(optionAt(template, name))) count += 1;
    return option;
  });
  return count;
}
