import { type Day, useLocale, useTranslate } from '@halte/i18n';
import { FilterChips, Icon, TextField, VisuallyHidden } from '@halte/ui';
import { CalendarIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { formatDay } from './formatDay.ts';
import styles from './TimetableDays.module.css';

interface TimetableDaysProps {
  days: readonly Day[];
  today: Day;
  chosen: Day;
  /** First and last day of the published timetable. */
  span: { readonly from: Day; readonly to: Day };
  onChange: (day: Day) => void;
}

const OTHER = 'other';

/** The next days as chips, and any other day in a field. */
export function TimetableDays({ days, today, chosen, span, onChange }: TimetableDaysProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const isOther = !days.includes(chosen);
  const [isOpen, setOpen] = useState(isOther);
  const chips = [
    ...days.map((day) => ({
      value: day,
      label:
        day === today ? (
          t('timetable.today')
        ) : (
          <>
            <span className={styles.day} aria-hidden="true">
              {formatDay(day, locale, 'dayOfMonth')}
            </span>
            <VisuallyHidden>{formatDay(day, locale, 'day')}</VisuallyHidden>
          </>
        ),
    })),
    {
      value: OTHER,
      icon: <Icon of={CalendarIcon} />,
      label: isOther ? formatDay(chosen, locale, 'day') : t('timetable.otherDay'),
    },
  ];
  function toggle(value: string): void {
    setOpen(value === OTHER && !isOpen);
    if (value !== OTHER) onChange(value);
  }
  return (
    <>
      <FilterChips
        label={t('timetable.day')}
        chips={chips}
        chosen={isOther ? [OTHER] : [chosen]}
        onToggle={toggle}
        className={styles.chips}
      />
      {isOpen && (
        <TextField
          id="timetable-date"
          type="date"
          label={t('timetable.date')}
          className={styles.date}
          defaultValue={chosen}
          min={span.from}
          max={span.to}
          onChange={({ target }) => {
            if (target.value !== '' && target.validity.valid) onChange(target.value);
          }}
        />
      )}
    </>
  );
}
