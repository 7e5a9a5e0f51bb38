import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { HistoryIcon, LiveIcon, RefreshIcon } from '@halte/ui/icons';
import { isStale } from '../../roadmap/freshness.ts';
import { hasRide } from '../../trip/journey.ts';
import css from './DataSource.module.css';
import type { LiveJourney } from './useLiveJourney.ts';

/** The source of the times: live, from the timetable, or an older answer with its age. Only for journeys that are polled. */
export function DataSource({ live, now, zone }: { live: LiveJourney; now: Instant; zone: string }) {
  const t = useTranslate('trip-planner-roadmap');
  const { journey, received, isCurrent, isExpired } = live;
  if (!journey || !isCurrent || isExpired || !hasRide(journey.sections)) return null;
  if (isStale(received, now)) {
    return (
      <p className={css.source}>
        <Icon of={HistoryIcon} />
        {received.receivedAt === null
          ? t('age.unknown')
          : t('age.since', { time: formatTime(received.receivedAt, zone) })}
        <Button variant="quiet" className={css.refresh} icon={<Icon of={RefreshIcon} />} onClick={live.refresh}>
          {t('age.refresh')}
        </Button>
      </p>
    );
  }
  if (journey.realTime === 'scheduled') return <p className={css.source}>{t('source.scheduled')}</p>;
  return (
    <p className={css.live}>
      <Icon of={LiveIcon} />
      {t('source.live')}
    </p>
  );
}
