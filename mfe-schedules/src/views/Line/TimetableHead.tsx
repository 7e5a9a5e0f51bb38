import { useLocale, useTranslate } from '@halte/i18n';
import { LineBadge } from '@halte/ui';
import type { LetteredRemark } from '../../timetable/legend.ts';
import { formatDay } from './formatDay.ts';
import styles from './TimetableHead.module.css';
import type { TimetablePartProps } from './timetablePart.ts';
import { useRemarkWords } from './useRemarkWords.ts';

interface TimetableHeadProps extends Pick<TimetablePartProps, 'line' | 'stop' | 'date'> {
  /** Destination of the times without a letter. */
  destination: string;
  remarks: readonly LetteredRemark[];
}

/**
 * The subject of the hours below and the meaning of their letters: it stays above them, because they open at the current one. Visual only: their caption
 * and their legend say the same.
 */
export function TimetableHead({ line, destination, stop, date, remarks }: TimetableHeadProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const wordsOf = useRemarkWords();
  const values = { destination, day: formatDay(date, locale, 'short') };
  return (
    <div className={styles.head} aria-hidden="true">
      <LineBadge line={line} size={32} />
      <span className={styles.words}>
        <b className={styles.stop}>{stop.name}</b>
        <span className={styles.way}>{t('timetable.head', values)}</span>
      </span>
      {remarks.length > 0 && (
        <span className={styles.letters}>
          {remarks.map(({ letter, remark }) => (
            <span key={letter} className={styles.letter}>
              <b>{letter}</b> {wordsOf(remark)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
