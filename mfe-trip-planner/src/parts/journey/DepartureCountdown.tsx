import { type Instant, type Translate, useTranslate } from '@halte/i18n';
import css from './DepartureCountdown.module.css';
import { useMinutesToDeparture } from './useMinutesToDeparture.ts';

function formatCountdown(minutes: number | 'departed', t: Translate<'trip-planner-journeys'>): string {
  if (minutes === 'departed') return t('departure.left');
  return minutes === 0 ? t('departure.now') : t('departure.in', { count: minutes });
}

/** Minutes until the departure; nothing when it is more than an hour away. Subscribes to the clock itself, so that a minute does not render the card again. */
export function DepartureCountdown({ departure }: { departure: Instant }) {
  const t = useTranslate('trip-planner-journeys');
  const minutes = useMinutesToDeparture(departure);
  if (minutes === null) return null;
  return (
    <>
      <span className={minutes === 'departed' ? css.departed : css.soon}>{formatCountdown(minutes, t)}</span>{' '}
    </>
  );
}
