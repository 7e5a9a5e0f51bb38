import { formatDelta, formatDistance, useLocale, useTranslateKey } from '@halte/i18n';
import { MODES, ModeIcon, SegmentedControl } from '@halte/ui';
import {
  type Criterion,
  isUnlimited,
  type ModeOption,
  type Option,
  type Slider,
  type Toggle,
} from '../../preferences/model.ts';
import type { Choice } from '../../preferences/rules.ts';
import css from './OptionField.module.css';

interface OptionFieldProps<Kind extends Option> {
  option: Kind;
  onChoose: (choice: Choice) => void;
}

/** The field of one option. */
export function OptionField({ option, onChoose }: OptionFieldProps<Option>) {
  switch (option.type) {
    case 'criterion':
      return <CriterionField option={option} onChoose={onChoose} />;
    case 'slider':
      return <SliderField option={option} onChoose={onChoose} />;
    case 'toggle':
      return <ToggleField option={option} onChoose={onChoose} />;
    case 'mode':
      return <ModeField option={option} onChoose={onChoose} />;
  }
}

function CriterionField({ option, onChoose }: OptionFieldProps<Criterion>) {
  const t = useTranslateKey('preferences');
  return (
    <SegmentedControl
      legend={t(`option.${option.key}`)}
      legendShown
      name={`preference-${option.key}`}
      value={option.selectedKey}
      options={option.criteria.map(({ key }) => ({ value: key, label: t(`criterion.${key}`) }))}
      onChange={(selectedKey) => onChoose({ type: 'criterion', selectedKey })}
    />
  );
}

function SliderField({ option, onChoose }: OptionFieldProps<Slider>) {
  const t = useTranslateKey('preferences');
  const valueText = useSliderText();
  const id = `preference-${option.key}`;
  const label = valueText(option);
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{t(`option.${option.key}`)}</label>
      <output htmlFor={id} className={css.value}>
        {label}
      </output>
      <input
        id={id}
        className={css.range}
        type="range"
        min={option.min}
        max={option.max}
        step={option.step}
        value={option.value}
        aria-valuetext={label}
        onChange={(event) => onChoose({ type: 'slider', value: event.target.valueAsNumber })}
      />
    </div>
  );
}

/** The value of a slider in words. */
function useSliderText(): (option: Slider) => string {
  const t = useTranslateKey('preferences');
  const locale = useLocale();
  return (option) => {
    const { unit, value } = option;
    if (isUnlimited(option)) return t('value.unlimited');
    switch (unit) {
      case 'm':
        return formatDistance(value, locale);
      case 'min':
        return formatDelta(value * 60);
      case 'changes':
        return value === 0 ? t('value.direct') : t('value.changes', { count: value });
      default:
        return `${value} ${unit}`;
    }
  };
}

function ToggleField({ option, onChoose }: OptionFieldProps<Toggle>) {
  const t = useTranslateKey('preferences');
  return (
    <label className={css.toggle}>
      <span>
        <span className={css.name}>{t(`option.${option.key}`)}</span>
        <span className={css.hint}>{t(`option.${option.key}.hint`)}</span>
      </span>
      <input
        className={css.switch}
        type="checkbox"
        role="switch"
        aria-checked={option.selectedKey === 'on'}
        checked={option.selectedKey === 'on'}
        onChange={(event) => onChoose({ type: 'toggle', selectedKey: event.target.checked ? 'on' : 'off' })}
      />
    </label>
  );
}

function ModeField({ option, onChoose }: OptionFieldProps<ModeOption>) {
  const t = useTranslateKey('preferences');
  return (
    <fieldset className={css.modes}>
      <legend className={css.legend}>{t(`option.${option.key}`)}</legend>
      {option.modes.map(({ key, selected }) => {
        const mode = MODES.find((known) => known === key);
        return (
          <label key={key} className={css.mode}>
            <input
              type="checkbox"
              checked={selected}
              onChange={(event) => onChoose({ type: 'mode', mode: key, selected: event.target.checked })}
            />
            {mode && <ModeIcon mode={mode} className={css.icon} />}
            <span>{t(`mode.${key}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
