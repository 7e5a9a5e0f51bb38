import { type Instant, useTranslate } from '@halte/i18n';
import { hasLeft, minutesUntil } from '../../trip/journey.ts';
import css from './Departure.module.css';

/** How soon to leave, in words; nothing when that is hours away. */
export function Departure({ departure, now }: { departure: Instant; now: Instant }) {
  const t = useTranslate('trip-planner-journeys');
  const minutes = minutesUntil(departure, now);
  if (hasLeft(departure, now)) return <span className={css.gone}>{t('departure.gone')} </span>;
  if (minutes === null) return null;
  return (
    <span className={css.soon}>{minutes === 0 ? t('departure.now') : t('departure.in', { count: minutes })} </span>
  );
}
