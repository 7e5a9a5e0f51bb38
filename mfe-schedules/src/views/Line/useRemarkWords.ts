import { useTranslate } from '@halte/i18n';
import type { Remark } from '../../timetable/legend.ts';

/** The text of a timetable's remark. */
export function useRemarkWords(): (remark: Remark) => string {
  const t = useTranslate('schedules');
  return (remark) => {
    if (remark.kind === 'destination') return t('timetable.note.destination', { name: remark.name });
    if (remark.kind === 'headway') return t('timetable.note.headway', { count: remark.minutes });
    return t(`timetable.note.${remark.kind}`);
  };
}
