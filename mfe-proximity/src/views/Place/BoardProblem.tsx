import type { ApiProblem } from '@halte/api';
import { useProblemWords } from '@halte/api/words';
import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';
import styles from './Board.module.css';
import { useRetryCountdown } from './useRetryCountdown.ts';

interface BoardProblemProps {
  readonly problem: ApiProblem;
  /** When the departures below were right; null without any. */
  readonly since: Instant | null;
  readonly isBusy: boolean;
  readonly retry: () => void;
  readonly zone: string;
}

/** Why there are no new departures, and when they are requested next. The button stays while a try is made, and the focus on it. */
export function BoardProblem({ problem, since, isBusy, retry, zone }: BoardProblemProps) {
  const t = useTranslate('proximity-place');
  const area = useTranslate('proximity');
  const wordsOf = useProblemWords();
  const seconds = useRetryCountdown(retry);
  const isOld = since !== null;
  return (
    <div className={styles.problem}>
      <Notice
        tone={isOld ? 'warning' : 'error'}
        title={isOld ? t('board.old', { time: formatTime(since, zone) }) : t('board.failed')}
      >
        <p>{wordsOf(problem).text}</p>
      </Notice>
      <p className={styles.next}>
        <span>{t('board.retry', { count: seconds })}</span>
        <Button busy={isBusy} onClick={retry}>
          {area('error.retry')}
        </Button>
      </p>
    </div>
  );
}
