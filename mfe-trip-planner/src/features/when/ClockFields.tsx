import { useTranslate } from '@halte/i18n';
import { useRef } from 'react';
import css from './ClockFields.module.css';
import { type ClockChoice, steppedClock } from './clockChoice.ts';
import { Spinbutton } from './Spinbutton.tsx';

interface ClockFieldsProps {
  value: ClockChoice;
  /** Id of the note that explains a correction of the time. */
  describedBy: string;
  onChange: (value: ClockChoice) => void;
}

/** A time of 24 hours in two numbers, the same in every browser and language. */
export function ClockFields({ value, describedBy, onChange }: ClockFieldsProps) {
  const t = useTranslate('when');
  const minutes = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={css.clock}>
      <legend className={css.legend}>{t('time')}</legend>
      <Spinbutton
        part="hour"
        value={value.hour}
        label={t('hours')}
        labels={{ more: t('hours.more'), less: t('hours.less') }}
        describedBy={describedBy}
        onStep={(direction, step) => onChange(steppedClock(value, 'hour', direction, step))}
        onType={(hour) => onChange({ ...value, hour })}
        onWhole={() => minutes.current?.focus()}
      />
      <span className={css.separator} aria-hidden="true">
        :
      </span>
      <Spinbutton
        ref={minutes}
        part="minute"
        value={value.minute}
        label={t('minutes')}
        labels={{ more: t('minutes.more'), less: t('minutes.less') }}
        describedBy={describedBy}
        onStep={(direction, step) => onChange(steppedClock(value, 'minute', direction, step))}
        onType={(minute) => onChange({ ...value, minute })}
      />
    </fieldset>
  );
}
