import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { Icon, IconButton, Notice, useAnnouncer } from '@halte/ui';
import { LiveArcsIcon, RefreshIcon } from '@halte/ui/icons';
import type { Freshness } from '../../around/nearby.ts';
import styles from './View.module.css';

interface FreshnessLineProps {
  readonly freshness: Freshness;
  /** Number of places in a list without stops; null if it has stops. */
  readonly placeCount: number | null;
  /** Upper bound of the age of their current reports, in minutes; null without a report. */
  readonly reportMinutes: number | null;
  readonly zone: string;
  readonly refresh: () => Promise<unknown>;
}

/** How much is known of the vehicles and since when. Announced only at the traveller's request. */
export function FreshnessLine({ freshness, placeCount, reportMinutes, zone, refresh }: FreshnessLineProps) {
  const { state, at } = freshness;
  const t = useTranslate('proximity');
  const announce = useAnnouncer();
  const time = at === null ? '' : formatTime(at, zone);

  async function refreshNow(): Promise<void> {
    try {
      await refresh();
      announce(t('refreshed'));
    } catch {
      // The list shows the error.
    }
  }

  if (placeCount !== null) {
    return (
      <div className={styles.freshness}>
        {reportMinutes !== null && <Icon of={LiveArcsIcon} className={styles.live} />}
        <p>
          {t('places.count', { count: placeCount })}
          {reportMinutes !== null && `, ${t('station.reports', { delta: formatDelta(reportMinutes * 60) })}`}
        </p>
        <RefreshButton onClick={() => void refreshNow()} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.freshness}>
        {state === 'live' && <Icon of={LiveArcsIcon} className={styles.live} />}
        <p>
          {state === 'live' ? (
            <>
              <b className={styles.live}>{t('live')}</b>, {t('live.updated', { time })}
            </>
          ) : (
            t('planned')
          )}
        </p>
        <RefreshButton onClick={() => void refreshNow()} />
      </div>
      {state === 'lost' && (
        <Notice tone="warning" title={t('lost.title', { time })} className={styles.notice}>
          <p>{t('lost.text')}</p>
        </Notice>
      )}
    </>
  );
}

function RefreshButton({ onClick }: { onClick: () => void }) {
  const t = useTranslate('proximity');
  return (
    <IconButton aria-label={t('refresh')} title={t('refresh')} onClick={onClick}>
      <Icon of={RefreshIcon} />
    </IconButton>
  );
}
