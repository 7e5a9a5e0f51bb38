import { formatTime, nowInstant, secondsBetween, useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { HistoryIcon, LiveIcon, RefreshIcon } from '@halte/ui/icons';
import { useEffect, useState } from 'react';
import { hasRide } from '../../trip/journey.ts';
import css from './DataSource.module.css';
import type { LiveJourney } from './live/useLiveJourney.ts';
import { freshnessOf } from './rules/freshness.ts';

const STEP_SECONDS = 10;

/** The current time, updated every ten seconds. */
function useSeconds() {
  const [now, setNow] = useState(nowInstant);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowInstant()), STEP_SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The source of the times: live with their age, or from the timetable. Only for journeys that are polled. */
export function DataSource({ live, zone }: { live: LiveJourney; zone: string }) {
  const t = useTranslate('trip-planner-roadmap');
  const now = useSeconds();
  const { journey, received, isCurrent, isExpired } = live;
  if (!journey || !isCurrent || isExpired || !hasRide(journey.sections)) return null;
  const freshness = freshnessOf(received, now);
  if (freshness !== 'fresh') {
    return (
      <p className={css.source}>
        <Icon of={HistoryIcon} />
        {freshness === 'old' && `${t('source.scheduled')} · `}
        {received.receivedAt === null
          ? t('age.unknown')
          : t('age.since', { time: formatTime(received.receivedAt, zone) })}
        <Button variant="quiet" className={css.refresh} icon={<Icon of={RefreshIcon} />} onClick={live.refresh}>
          {t('age.refresh')}
        </Button>
      </p>
    );
  }
  if (journey.realTime === 'scheduled') return <p className={css.scheduled}>{t('source.scheduled')}</p>;
  const age = received.receivedAt === null ? 0 : secondsBetween(received.receivedAt, now);
  const seconds = Math.floor(age / STEP_SECONDS) * STEP_SECONDS;
  return (
    <p className={css.live}>
      <Icon of={LiveIcon} />
      {seconds < STEP_SECONDS ? t('source.live') : t('source.live.age', { seconds })}
    </p>
  );
}
