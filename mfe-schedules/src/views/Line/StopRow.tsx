import { formatTime, useTranslate } from '@halte/i18n';
import { cx, Time, VisuallyHidden } from '@halte/ui';
import type { StopService } from '../../line/directionNow.ts';
import type { LineStop } from '../../line/lineDetail.ts';
import { Changes } from './Changes.tsx';
import { ServedWords } from './ServedWords.tsx';
import styles from './StopRow.module.css';

interface StopRowProps {
  stop: LineStop;
  zone: string;
  /** When the chosen departure is there; null where it is not. */
  time: string | null;
  isBehind: boolean;
  isEnd: boolean;
  state: StopService;
  onChoose: () => void;
}

/** A stop of the line with what it connects to; a press chooses it. */
export function StopRow({ stop, zone, time, isBehind, isEnd, state, onChoose }: StopRowProps) {
  const t = useTranslate('schedules');
  const isMuted = isBehind || state === 'closed' || state === 'passed';
  return (
    <button type="button" className={cx(styles.row, isMuted && styles.muted)} onClick={onChoose}>
      <span className={styles.words}>
        <span className={cx(styles.name, isEnd && styles.end)}>{stop.name}</span> <Changes stop={stop} />
      </span>
      <ServedWords service={state} />
      {state !== 'closed' && (
        <span className={styles.at}>
          {state === 'passed' && (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('line.stop.passed')}</VisuallyHidden>
            </>
          )}
          {time && (
            <Time dateTime={time} className={styles.time}>
              {formatTime(time, zone)}
            </Time>
          )}
        </span>
      )}
    </button>
  );
}
