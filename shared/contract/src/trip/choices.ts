import { mapOptions, type Option, type Preferences } from './preferences.ts';

/** A traveller's change of an option. A value that the option does not have changes nothing. */
export type Choice =
  | { readonly type: 'criterion'; readonly selectedKey: string }
  | { readonly type: 'toggle'; readonly selectedKey: 'on' | 'off' }
  | { readonly type: 'slider'; readonly value: number }
  | { readonly type: 'mode'; readonly mode: string; readonly selected: boolean };

/** A mode is selected unless the backend says otherwise. */
export function withModesSelected(template: Preferences): Preferences {
  return mapOptions(template, (option) =>
    option.type === 'mode'
      ? { ...option, modes: option.modes.map((mode) => ({ ...mode, selected: mode.selected ?? true })) }
      : option,
  );
}

/** An option after a choice; the same object when it changes nothing, e.g. because the option cannot be that. */
export function afterChoice(option: Option, choice: Choice): Option {
  if (option.type === 'criterion' && choice.type === 'criterion') {
    const isKnown = option.criteria.some(({ key }) => key === choice.selectedKey);
    return isKnown && option.selectedKey !== choice.selectedKey
      ? { ...option, selectedKey: choice.selectedKey }
      : option;
  }
  if (option.type === 'toggle' && choice.type === 'toggle') {
    const isNew = ['on', 'off'].includes(choice.selectedKey) && option.selectedKey !== choice.selectedKey;
    return isNew ? { ...option, selectedKey: choice.selectedKey } : option;
  }
  if (option.type === 'slider' && choice.type === 'slider') {
    const value = onScale(option, choice.value);
    return value === option.value ? option : { ...option, value };
  }
  if (option.type === 'mode' && choice.type === 'mode') {
    const before = option.modes.find(({ key }) => key === choice.mode);
    if (!before || before.selected === choice.selected) return option;
    const modes = option.modes.map((mode) => (mode === before ? { ...mode, selected: choice.selected } : mode));
    return { ...option, modes };
  }
  return option;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** The nearest valid value of the slider; its current one if `wished` is not finite. */
function onScale({ min, max, step, value }: Scale, wished: number): number {
  if (!Number.isFinite(wished)) return value;
  const steps = step > 0 ? Math.round((wished - min) / step) * step : wished - min;
  return Math.min(max, Math.max(min, min + steps));
}
