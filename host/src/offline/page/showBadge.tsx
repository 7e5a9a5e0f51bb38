import type { Locale } from '@halte/contract';
import {
  formatDate,
  formatRelativeDay,
  formatTime,
  type Instant,
  instantFromMillis,
  localDaysBetween,
  nowInstant,
  useLocale,
  useTranslate,
} from '@halte/i18n';
import { Icon, IconButton, useAnnouncer, useObservable } from '@halte/ui';
import { HistoryIcon, RefreshIcon } from '@halte/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './Badge.module.css';
import type { KeptTimes } from './keptTimes.ts';

export interface BadgeProps {
  readonly times: KeptTimes;
  /** That of the network. */
  readonly zone: string;
  readonly retry: () => void;
}

/** A day that has a name, else as short as one line needs it. */
function dayOf(at: Instant, zone: string, locale: Locale, now: Instant): string {
  const isNamed = localDaysBetween(at, now, zone) === 1;
  return isNamed ? formatRelativeDay(at, zone, locale, now) : formatDate(at, zone, locale, 'short');
}

/** Says how old what the screen shows is, and that nothing of it is live. It is announced once, not at each answer that is older than the one before. */
function Badge({ times, zone, retry }: BadgeProps) {
  const t = useTranslate('offline');
  const locale = useLocale();
  const announce = useAnnouncer();
  const oldest = useObservable(times.oldest);
  const timetable = useObservable(times.timetable);
  const isOld = oldest !== null;

  function text(millis: number): string {
    if (timetable !== null)
      return t('timetable', { day: formatDate(instantFromMillis(timetable), zone, locale, 'short') });
    const at = instantFromMillis(millis);
    const now = nowInstant();
    const time = formatTime(at, zone);
    if (localDaysBetween(at, now, zone) === 0) return t('at', { time });
    return t('at.day', { time, day: dayOf(at, zone, locale, now) });
  }

  const say = useEffectEvent(() => {
    announce(oldest === null ? '' : `${t('why')} ${text(oldest)}.`);
  });
  useEffect(() => {
    if (isOld) return say();
  }, [isOld]);

  if (oldest === null) return null;
  return (
    <div className={styles.badge} data-kept={oldest}>
      <Icon of={HistoryIcon} />
      <p className={styles.text}>{text(oldest)}</p>
      <IconButton className={styles.retry} aria-label={t('retry')} title={t('retry')} onClick={retry}>
        <Icon of={RefreshIcon} />
      </IconButton>
    </div>
  );
}

/** Above the screen, in a root of its own: a place for it in the layout would be part of the first download. */
export function showBadge(props: BadgeProps): void {
  const place = document.createElement('div');
  document.getElementById('content')?.prepend(place);
  createRoot(place).render(<Badge {...props} />);
}
