import { type Instant, useTranslate } from '@halte/i18n';
import css from './Departure.module.css';
import { useSoon } from './useSoon.ts';

/** How soon to leave, in words; nothing when that is hours away. Keeps the time by itself: a minute is no reason to draw a card again. */
export function Departure({ departure }: { departure: Instant }) {
  const t = useTranslate('trip-planner-journeys');
  const soon = useSoon(departure);
  if (soon === null) return null;
  if (soon === 'gone') return <span className={css.gone}>{t('departure.gone')} </span>;
  return <span className={css.soon}>{soon === 0 ? t('departure.now') : t('departure.in', { count: soon })} </span>;
}
