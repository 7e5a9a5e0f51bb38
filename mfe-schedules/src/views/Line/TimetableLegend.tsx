import type { LetteredRemark } from '../../timetable/legend.ts';
import styles from './TimetableLegend.module.css';
import { useRemarkWords } from './useRemarkWords.ts';

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
