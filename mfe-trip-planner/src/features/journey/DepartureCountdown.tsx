import { formatDelta, type Instant, useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { LiveIcon } from '@halte/ui/icons';
import css from './DepartureCountdown.module.css';
import { useMinutesToDeparture } from './useMinutesToDeparture.ts';

/** How a departure is known: predicted as planned, predicted at another time, or from the timetable only. */
export type DepartureKnowledge = 'live' | 'late' | 'scheduled';

/** Minutes until the departure; nothing when it is more than an hour away. Subscribes to the clock itself, so that a minute does not render the row again. */
export function DepartureCountdown({ departure, known }: { departure: Instant; known: DepartureKnowledge }) {
  const t = useTranslate('trip-planner-journeys');
  const minutes = useMinutesToDeparture(departure);
  if (minutes === null) return null;
  if (minutes === 'departed')
    return (
      <>
        <span className={css.departed}>{t('departure.left')}</span>{' '}
      </>
    );
  return (
    <>
      <span className={cx(css.soon, css[known])}>
        <span aria-hidden="true" className={css.face}>
          {known !== 'scheduled' && <Icon of={LiveIcon} className={css.icon} />}
          {minutes === 0 ? t('departure.now') : formatDelta(minutes * 60)}
        </span>
        <VisuallyHidden>
          {minutes === 0 ? t('departure.now') : t('departure.in', { count: minutes })}
          {known !== 'scheduled' && `, ${t('departure.live')}`}
        </VisuallyHidden>
      </span>{' '}
    </>
  );
}
