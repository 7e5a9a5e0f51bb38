import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { destinationsOf } from '../../line/lineDetail.ts';
import { formatDay } from './formatDay.ts';
import type { TimetablePartProps } from './timetablePart.ts';

type Titled = Pick<TimetablePartProps, 'line' | 'direction' | 'stop' | 'date'>;

/** Line, direction, day, and the stop that a timetable is about: its caption, and its title on paper. */
export function useTimetableTitle({ line, direction, stop, date }: Titled): { line: string; stop: string } {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const values = {
    line: t('line.badge', { mode: t(`mode.${line.mode}`), name: line.shortName }),
    destination: formatList(destinationsOf(direction), locale),
    day: formatDay(date, locale, 'full'),
    stop: stop.name,
  };
  return { line: t('timetable.title.line', values), stop: t('timetable.title.stop', values) };
}
