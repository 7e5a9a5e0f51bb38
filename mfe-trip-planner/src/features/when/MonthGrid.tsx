import { type Day, useLocale, useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@halte/ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dayText } from './dayText.ts';
import css from './MonthGrid.module.css';
import { addMonths, monthOf, movedDay, weeksOf } from './month.ts';
import type { Weekday } from './weekStart.ts';

interface MonthGridProps {
  value: Day;
  /** The first day that can be chosen. */
  first: Day;
  /** First day of the week. */
  weekStart: Weekday;
  onChoose: (day: Day) => void;
}

/** A month. The keys go from day to day and from month to month; one day is in the tab order. */
export function MonthGrid({ value, first, weekStart, onChoose }: MonthGridProps) {
  const t = useTranslate('when');
  const locale = useLocale();
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [{ current, isFollowed }, setCurrent] = useState({ current: value < first ? first : value, isFollowed: true });
  const month = monthOf(current);
  const weeks = weeksOf(month, weekStart);

  useEffect(() => {
    if (isFollowed) table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, isFollowed]);

  function show(by: 1 | -1): void {
    const next = `${addMonths(month, by)}-01`;
    setCurrent({ current: next < first ? first : next, isFollowed: false });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = movedDay(current, event.key, { first, start: weekStart });
    if (!next) return;
    event.preventDefault();
    setCurrent({ current: next, isFollowed: true });
  }

  return (
    <div className={css.month}>
      <div className={css.head}>
        <IconButton aria-label={t('month.previous')} disabled={month <= monthOf(first)} onClick={() => show(-1)}>
          <Icon of={ChevronLeftIcon} />
        </IconButton>
        <h3 id={headingId} className={css.title} aria-live="polite">
          {dayText(current, locale, 'month')}
        </h3>
        <IconButton aria-label={t('month.next')} onClick={() => show(1)}>
          <Icon of={ChevronRightIcon} />
        </IconButton>
      </div>
      <table ref={table} className={css.grid} aria-labelledby={headingId}>
        <thead>
          <tr>
            {weeks[1]?.map((day) => (
              <th key={day} scope="col" className={css.weekday}>
                {day && dayText(day, locale, 'weekdayShort')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days.find((day) => day !== null)}>
              {days.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its weekday
                <td key={weekday}>
                  {day && (
                    <button
                      type="button"
                      className={css.day}
                      tabIndex={day === current ? 0 : -1}
                      disabled={day < first}
                      aria-label={dayText(day, locale, 'day')}
                      data-day={day}
                      aria-pressed={day === value}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
