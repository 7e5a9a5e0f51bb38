import type { HostServices } from '@halte/contract';
import { formatDate, formatDuration, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Time, VisuallyHidden } from '@halte/ui';
import { ForwardIcon } from '@halte/ui/icons';
import { JourneyFacts } from '../../parts/journey/JourneyFacts.tsx';
import { hasRide } from '../../trip/journey.ts';
import type { DetailedJourney } from '../../trip/roadmap.ts';
import { RoadmapActions } from './RoadmapActions.tsx';
import css from './Summary.module.css';

/** The journey in a few figures, and what can be done with it. */
export function Summary({ host, journey }: { host: HostServices; journey: DetailedJourney }) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const { departureDateTime: departure, arrivalDateTime: arrival, accessibility } = journey;
  return (
    <header className={css.summary}>
      <h1 className={css.ends}>{t('roadmap.ends', { from: journey.from.name, to: journey.to.name })}</h1>
      <p className={css.day}>{formatDate(departure, zone, locale)}</p>
      <div className={css.top}>
        <p className={css.times}>
          <VisuallyHidden>{t('step.start')} </VisuallyHidden>
          <Time dateTime={departure} size="lg">
            {formatTime(departure, zone)}
          </Time>
          <ForwardIcon className={css.arrow} aria-hidden="true" /> <VisuallyHidden>{t('card.arrival')} </VisuallyHidden>
          <Time dateTime={arrival} size="lg">
            {formatTime(arrival, zone)}
          </Time>
        </p>
        <p className={css.duration}>{formatDuration(journey.durationSeconds)}</p>
      </div>
      <JourneyFacts journey={journey} />
      {hasRide(journey.sections) && accessibility !== 'yes' && (
        <p className={css.note}>{t(`roadmap.accessibility.${accessibility}`)}</p>
      )}
      <RoadmapActions host={host} journey={journey} />
    </header>
  );
}
