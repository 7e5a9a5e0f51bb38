import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import hidden from '../text/VisuallyHidden.module.css';
import css from './SegmentedControl.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  /** Asks the question; heard, not seen, unless `legendShown`. */
  legend: string;
  legendShown?: boolean;
  name: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  /** `pill`: as round as the tabs that it stands below. */
  look?: 'box' | 'pill';
  className?: string;
}

/** One of a few, all in sight: a group of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, legendShown = false, name, value, options, onChange, look = 'box', className } = props;
  return (
    <fieldset className={cx(look === 'pill' && css.pill, className)}>
      <legend className={legendShown ? css.legend : hidden.hidden}>{legend}</legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              className={cx(hidden.hidden, css.input)}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
