import { formatDate, formatDelta, localDaysBetween, useLocale, useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, WarningIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { DayMark } from '../../parts/journey/DayMark.tsx';
import { JourneyAttributes } from '../../parts/journey/JourneyAttributes.tsx';
import { alertsOf } from '../../roadmap/alerts.ts';
import { breakOf } from '../../roadmap/journeyState.ts';
import { endOf, startOf } from '../../roadmap/steps.ts';
import type { Timing } from '../../roadmap/timing.ts';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { shownDuration } from '../../trip/duration.ts';
import { hasRide } from '../../trip/journey.ts';
import { ExpectedTime } from './ExpectedTime.tsx';
import css from './Summary.module.css';

/** Timings of departure and arrival; cancelled from the first broken ride on. */
function timingsOf(journey: DetailedJourney): readonly [start: Timing, end: Timing] {
  const reason = breakOf(journey);
  const start = startOf(journey).timing;
  const end = endOf(journey).timing;
  if (!reason) return [start, end];
  const isFirst = reason.ride === journey.sections.find(({ ride }) => ride)?.ride;
  return [isFirst ? { ...start, kind: 'cancelled' } : start, { ...end, kind: 'cancelled' }];
}

interface SummaryProps {
  readonly journey: DetailedJourney;
  /** The state notice. */
  readonly state: ReactNode;
  /** The source of the times. */
  readonly source: ReactNode;
  readonly actions: ReactNode;
}

/** The head of the roadmap: places, day, times, attributes and actions. */
export function Summary({ journey, state, source, actions }: SummaryProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const { departureDateTime, arrivalDateTime, accessibility, sections } = journey;
  const [start, end] = timingsOf(journey);
  const alerts = alertsOf(journey).length;
  return (
    <header className={css.summary}>
      <h1 className={css.ends}>{t('roadmap.fromTo', { from: journey.from.name, to: journey.to.name })}</h1>
      <p className={css.day}>{formatDate(departureDateTime, zone, locale)}</p>
      {state}
      <div className={css.top}>
        <p className={css.times}>
          <VisuallyHidden>{t('step.start')} </VisuallyHidden>
          <ExpectedTime timing={start} zone={zone} size="lg" />
          <Icon of={ForwardIcon} className={css.arrow} /> <VisuallyHidden>{t('card.arrival')} </VisuallyHidden>
          <ExpectedTime timing={end} zone={zone} size="lg" />
          <DayMark days={localDaysBetween(departureDateTime, arrivalDateTime, zone)} />
        </p>
        {end.kind !== 'cancelled' && <p className={css.duration}>{formatDelta(shownDuration(journey))}</p>}
      </div>
      {source}
      <JourneyAttributes journey={journey} />
      {alerts > 0 && (
        <p className={css.alerts}>
          <Icon of={WarningIcon} />
          {tRoadmap('alerts', { count: alerts })}
        </p>
      )}
      {hasRide(sections) && accessibility !== 'yes' && (
        <p className={css.note}>{t(`roadmap.accessibility.${accessibility}`)}</p>
      )}
      {actions}
    </header>
  );
}
