import {
  formatRelativeDay,
  formatTime,
  instantFromMillis,
  localDaysBetween,
  nowInstant,
  useLocale,
  useTranslate,
} from '@halte/i18n';
import { Button, Notice, useObservable } from '@halte/ui';
import { createRoot } from 'react-dom/client';
import styles from './Badge.module.css';
import type { KeptTimes } from './keptTimes.ts';

export interface BadgeProps {
  readonly times: KeptTimes;
  /** That of the network. */
  readonly zone: string;
  readonly retry: () => void;
}

/** Says how old what the screen shows is, and that nothing of it is live. */
function Badge({ times, zone, retry }: BadgeProps) {
  const t = useTranslate('offline');
  const locale = useLocale();
  const oldest = useObservable(times.oldest);
  if (oldest === null) return null;
  const at = instantFromMillis(oldest);
  const now = nowInstant();
  const time = formatTime(at, zone);
  const isToday = localDaysBetween(at, now, zone) === 0;
  const title = isToday ? t('at', { time }) : t('at.day', { time, day: formatRelativeDay(at, zone, locale, now) });
  return (
    <div className={styles.badge} data-kept={oldest}>
      <Notice
        title={title}
        action={
          <Button variant="quiet" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('why')}
      </Notice>
    </div>
  );
}

/** Above the screen, in a root of its own: a place for it in the layout would be part of the first download. */
export function showBadge(props: BadgeProps): void {
  const place = document.createElement('div');
  document.getElementById('content')?.prepend(place);
  createRoot(place).render(<Badge {...props} />);
}
