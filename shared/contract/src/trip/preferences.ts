/** The options of a traveller, as the backend describes them (`Preferences` of the API). The same shape stores the choices. */
export interface Preferences {
  readonly sections: readonly Section[];
}

export interface Section {
  readonly sectionKey: string;
  readonly options: readonly Option[];
}

export type Option = Criterion | Slider | Toggle | ModeOption;

export interface Criterion {
  readonly type: 'criterion';
  readonly key: string;
  readonly bodyParam: string;
  readonly criteria: readonly { readonly key: string; readonly value: string }[];
  readonly selectedKey: string;
}

export interface Slider {
  readonly type: 'slider';
  readonly key: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly openEnded?: boolean;
}

export interface Toggle {
  readonly type: 'toggle';
  readonly key: string;
  readonly selectedKey: 'on' | 'off';
}

export interface ModeOption {
  readonly type: 'mode';
  readonly key: string;
  readonly modes: readonly { readonly key: string; readonly selected: boolean }[];
}

/** Names one option: keys are unique within their section only. */
export interface OptionName {
  readonly section: string;
  readonly key: string;
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
