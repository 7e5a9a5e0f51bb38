import { WithUnits } from '@halte/api/units';
import {
  type Choice,
  type Criterion,
  isUnlimited,
  type ModeOption,
  type Option,
  type Preferences,
  type Slider,
  type Toggle,
} from '@halte/contract/trip';
import { formatDelta, formatDistance, useLocale, useTranslateKey } from '@halte/i18n';
import { Icon, MODES, ModeIcon, SegmentedControl } from '@halte/ui';
import { CheckIcon } from '@halte/ui/icons';
import css from './OptionField.module.css';
import { walkMinutes } from './walkMinutes.ts';

interface OptionFieldProps<Kind extends Option> {
  option: Kind;
  onChoose: (choice: Choice) => void;
}

interface AnyOptionFieldProps extends OptionFieldProps<Option> {
  /** All options as they are chosen now. */
  among: Preferences | null;
}

/** The field of one option. */
export function OptionField({ option, among, onChoose }: AnyOptionFieldProps) {
  switch (option.type) {
    case 'criterion':
      return <CriterionField option={option} onChoose={onChoose} />;
    case 'slider':
      return <SliderField option={option} among={among} onChoose={onChoose} />;
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
      options={option.criteria.map(({ key }) => ({
        value: key,
        label: <WithUnits>{t(`criterion.${key}`)}</WithUnits>,
      }))}
      onChange={(selectedKey) => onChoose({ type: 'criterion', selectedKey })}
    />
  );
}

function SliderField({ option, among, onChoose }: OptionFieldProps<Slider> & { among: Preferences | null }) {
  const t = useTranslateKey('preferences');
  const valueText = useSliderText();
  const id = `preference-${option.key}`;
  const minutes = option.unit === 'm' && among ? ` · ${formatDelta(walkMinutes(option.value, among) * 60)}` : '';
  const label = `${valueText(option)}${minutes}`;
  const share = (option.value - option.min) / (option.max - option.min || 1);
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
        style={{ '--share': share }}
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
      <legend className={css.legend}>
        {t(`option.${option.key}`)}{' '}
        <span className={css.selected}>
          {t('modes.selected', {
            selected: option.modes.filter(({ selected }) => selected).length,
            count: option.modes.length,
          })}
        </span>
      </legend>
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
            <Icon of={CheckIcon} className={css.tick} />
          </label>
        );
      })}
    </fieldset>
  );
}
