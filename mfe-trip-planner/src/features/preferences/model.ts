import type { components } from '@halte/api';

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The options of a traveller, as the backend describes them. The same shape stores the choices. */
export type Preferences = DeepReadonly<components['schemas']['Preferences']>;
export type Section = Preferences['sections'][number];
export type Option = Section['options'][number];
export type Criterion = Extract<Option, { type: 'criterion' }>;
export type Slider = Extract<Option, { type: 'slider' }>;
export type Toggle = Extract<Option, { type: 'toggle' }>;
export type ModeOption = Extract<Option, { type: 'mode' }>;

/** Names one option: keys are unique within their section only. */
export interface OptionName {
  readonly section: string;
  readonly key: string;
}

export function optionAt({ sections }: Preferences, { section, key }: OptionName): Option | null {
  const options = sections.find(({ sectionKey }) => sectionKey === section)?.options;
  return options?.find((option) => option.key === key) ?? null;
}

/** Whether the option is a slider at the end that means no limit. */
export function isUnlimited(option: Option): boolean {
  return option.type === 'slider' && option.openEnded === true && option.value === option.max;
}

/** The preferences with each option as `change` makes it; the same object where it changes none. */
export function mapOptions(
  preferences: Preferences,
  change: (option: Option, name: OptionName) => Option,
): Preferences {
  let changed = false;
  const sections = preferences.sections.map((section) => ({
    ...section,
    options: section.options.map((option) => {
      const next = change(option, { section: section.sectionKey, key: option.key });
      if (next !== option) changed = true;
      return next;
    }),
  }));
  return changed ? { ...preferences, sections } : preferences;
}
