import { useTranslate } from '@halte/i18n';
import { cx, VisuallyHidden } from '@halte/ui';
import { useLayoutEffect, useRef } from 'react';
import type { Hour, NowInHours, StopHours } from '../../timetable/stopHours.ts';
import styles from './TimetableHours.module.css';

interface TimetableHoursProps {
  hours: StopHours;
  caption: string;
  now: number;
  /** Null on another day than today. */
  at: NowInHours | null;
}

/** The departures of a stop, by the hour. */
export function TimetableHours({ hours, caption, now, at }: TimetableHoursProps) {
  const t = useTranslate('schedules');
  const table = useRef<HTMLTableElement>(null);

  // Once for each timetable: the minutes that pass do not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hour is no reason to scroll
  useLayoutEffect(() => {
    table.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [hours]);

  return (
    <div className={styles.hours}>
      <table ref={table} className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('timetable.hour')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('timetable.minutes')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.hours.map((hour) => (
            <HourRow key={hour.key} hour={hour} now={now} at={at} />
          ))}
        </tbody>
      </table>
      {hours.ends && <p className={styles.ends}>{t('timetable.ends', hours.ends)}</p>}
    </div>
  );
}

function HourRow({ hour, now, at }: { hour: Hour; now: number; at: NowInHours | null }) {
  const t = useTranslate('schedules');
  return (
    <tr
      className={cx(at?.hour === hour.key && styles.current)}
      aria-current={at?.hour === hour.key ? 'time' : undefined}
    >
      <th scope="row">{hour.hour}</th>
      <td>
        {hour.departures.map(({ key, minute, millis, letters }) => (
          <span
            key={key}
            className={cx(styles.minute, at?.departure === key && styles.next, millis < now && styles.past)}
          >
            {minute}
            {letters && <sup>{letters}</sup>}
            {at?.departure === key && <VisuallyHidden> {t('timetable.next')}</VisuallyHidden>}{' '}
          </span>
        ))}
      </td>
    </tr>
  );
}
