import { type Day, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CalendarIcon } from '@halte/ui/icons';
import { useEffect, useRef, useState } from 'react';
import css from './DayChoice.module.css';
import { dayText } from './dayText.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { offeredDays } from './month.ts';
import { firstWeekday } from './weekStart.ts';

interface DayChoiceProps {
  value: Day;
  /** The first day that can be chosen. */
  first: Day;
  today: Day;
  /** Name of the group of radio buttons: unique on the page. */
  name: string;
  onChange: (day: Day) => void;
}

/** The next days as a row of radio buttons, any other day in a month. */
export function DayChoice({ value, first, today, name, onChange }: DayChoiceProps) {
  const t = useTranslate('when');
  const locale = useLocale();
  const { appConfig } = useHost().tenant;
  const [isMonthOpen, setMonthOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  // A day of the month stands at the end of the row.
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-day="${value}"]`);
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [value]);

  return (
    <div>
      <div ref={row} className={css.days}>
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('day')}</legend>
          {offeredDays(first, value).map((day) => (
            <label key={day} className={css.day} data-day={day}>
              <VisuallyHidden>
                <input type="radio" name={name} checked={day === value} onChange={() => onChange(day)} />
              </VisuallyHidden>
              <span>{day === today ? t('day.today') : dayText(day, locale, 'weekdayShort')}</span>
              <b>{Number(day.slice(8))}</b>
              <span>{dayText(day, locale, 'monthShort')}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={cx(css.day, css.other)}
          aria-expanded={isMonthOpen}
          onClick={() => setMonthOpen(!isMonthOpen)}
        >
          <Icon of={CalendarIcon} />
          {t('day.other')}
        </button>
      </div>
      {isMonthOpen && (
        <MonthGrid
          value={value}
          first={first}
          weekStart={firstWeekday(locale, String(appConfig['trip-planner.country'] ?? ''))}
          onChoose={(day) => {
            onChange(day);
            setMonthOpen(false);
          }}
        />
      )}
    </div>
  );
}
