import type { ApiProblem } from '@halte/api';
import { useProblemWords } from '@halte/api/words';
import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { Button, cx, EmptyState, Icon, Notice } from '@halte/ui';
import { OfflineIcon, RefreshIcon } from '@halte/ui/icons';
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
  const seconds = useRetryCountdown(retry);
  const { text } = useProblemWords(problem);
  const isEmpty = since === null;
  return (
    <div className={styles.problem}>
      {isEmpty ? (
        <div role="alert">
          <EmptyState className={styles.failed} icon={<Icon of={OfflineIcon} />} title={t('board.failed')}>
            {text}
          </EmptyState>
        </div>
      ) : (
        <Notice tone="warning" title={t('board.old', { time: formatTime(since, zone) })}>
          {text}
        </Notice>
      )}
      <div className={cx(styles.next, isEmpty && styles.below)}>
        <span>{t('board.retry', { count: seconds })}</span>
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          icon={<Icon of={RefreshIcon} />}
          busy={isBusy}
          onClick={retry}
        >
          {area('error.retry')}
        </Button>
      </div>
    </div>
  );
}
