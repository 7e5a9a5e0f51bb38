import { useMinute } from '@halte/api/departures';
import { useTranslate } from '@halte/i18n';
import { Notice, SegmentedControl } from '@halte/ui';
import { minuteOf } from '../../timetable/days.ts';
import { LineSkeleton } from './LineSkeleton.tsx';
import { LineTimetable } from './LineTimetable.tsx';
import type { LinePartProps } from './linePart.ts';
import { StopTimetable } from './StopTimetable.tsx';
import styles from './Timetable.module.css';
import { TimetableDays } from './TimetableDays.tsx';
import { TimetableStop } from './TimetableStop.tsx';
import { useIsWide } from './useIsWide.ts';
import { useTimetableDay } from './useTimetableDay.ts';

/** The day's timetable of a line in one direction: at one stop, or of all its stops. */
export function Timetable({ line, direction, chosen, address, change }: LinePartProps) {
  const t = useTranslate('schedules');
  const now = minuteOf(useMinute());
  const isWide = useIsWide();
  const layout = address.layout ?? (isWide ? 'line' : 'stop');
  const stop = direction.stops[chosen];
  const question = { line: line.id, direction: direction.direction, stop: stop?.stopAreaId ?? '' };
  const day = useTimetableDay({ ...question, written: address.date, now });
  const { from, to } = line.serviceDays;
  if (!stop) return null;
  const part = { line, direction, stop, now, day, onChoose: (date: string) => change({ date }) };
  return (
    <div data-sheet="full" data-panel={layout === 'line' ? 'wide' : undefined}>
      {day.isUnreadable && <Notice className={styles.message}>{t('timetable.badDate')}</Notice>}
      <TimetableDays
        days={day.days}
        today={day.today}
        chosen={day.chosen ?? day.today}
        span={{ from, to }}
        onChange={(date) => change({ date: date === day.today && day.days[0] === day.today ? null : date })}
      />
      <div className={styles.choices}>
        <TimetableStop stops={direction.stops} chosen={stop} onChange={(id) => change({ stop: id })} />
        <SegmentedControl
          legend={t('timetable.layout')}
          name="timetable-layout"
          look="pill"
          value={layout}
          options={[
            { value: 'stop', label: t('timetable.layout.stop') },
            { value: 'line', label: t('timetable.layout.line') },
          ]}
          onChange={(value) => change({ layout: value })}
        />
      </div>
      {day.chosen === null && <LineSkeleton label={t('timetable.loading')} />}
      {day.chosen !== null && layout === 'stop' && <StopTimetable {...part} date={day.chosen} />}
      {day.chosen !== null && layout === 'line' && <LineTimetable {...part} date={day.chosen} />}
    </div>
  );
}
