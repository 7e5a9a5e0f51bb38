import { useTranslate } from '@halte/i18n';
import type { LetteredRemark, Remark } from '../../timetable/legend.ts';
import styles from './TimetableLegend.module.css';

/** What a remark of a timetable says. */
function useRemarkWords(): (remark: Remark) => string {
  const t = useTranslate('schedules');
  return (remark) => {
    if (remark.kind === 'destination') return t('timetable.note.destination', { name: remark.name });
    if (remark.kind === 'headway') return t('timetable.note.headway', { count: remark.minutes });
    return t(`timetable.note.${remark.kind}`);
  };
}

/** The letters of a timetable in words. */
export function TimetableLegend({ remarks }: { remarks: readonly LetteredRemark[] }) {
  const wordsOf = useRemarkWords();
  if (remarks.length === 0) return null;
  return (
    <dl className={styles.legend}>
      {remarks.map(({ letter, remark }) => (
        <div key={letter} className={styles.remark}>
          <dt>{letter}</dt>
          <dd>{wordsOf(remark)}</dd>
        </div>
      ))}
    </dl>
  );
}
