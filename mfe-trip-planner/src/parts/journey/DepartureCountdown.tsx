import { type Instant, useTranslate } from '@halte/i18n';
import css from './DepartureCountdown.module.css';
import { useMinutesToDeparture } from './useMinutesToDeparture.ts';

type Translate = ReturnType<typeof useTranslate>;

function inWords(soon: number | 'gone', t: Translate): string {
  if (soon === 'gone') return t('departure.left');
  return soon === 0 ? t('departure.now') : t('departure.in', { count: soon });
}

/** How soon to leave, in words; nothing when that is hours away. Keeps the time by itself: a minute is no reason to draw a card again. */
export function DepartureCountdown({ departure }: { departure: Instant }) {
  const t = useTranslate('trip-planner-journeys');
  const soon = useMinutesToDeparture(departure);
  if (soon === null) return null;
  return (
    <>
      <span className={soon === 'gone' ? css.gone : css.soon}>{inWords(soon, t)}</span>{' '}
    </>
  );
}
