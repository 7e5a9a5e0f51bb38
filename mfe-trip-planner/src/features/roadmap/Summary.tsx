import { formatPercent, unknownShare } from '@halte/api/departures';
import { WithUnits } from '@halte/api/units';
import { formatDate, formatDelta, formatList, localDaysBetween, useLocale, useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, WarningIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import { shownDuration } from '../../trip/duration.ts';
import { hasRide } from '../../trip/journey.ts';
import { DayMark } from '../journey/DayMark.tsx';
import { alertsOf } from './rules/alerts.ts';
import { factsOf } from './rules/facts.ts';
import { breakOf } from './rules/journeyState.ts';
import { endOf, startOf } from './rules/steps.ts';
import type { Timing } from './rules/timing.ts';
import css from './Summary.module.css';
import { ExpectedTime } from './timeline/ExpectedTime.tsx';

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
  /** The most important thing right now, or that the journey is over. */
  readonly state: ReactNode;
  /** Where its ticket is bought. */
  readonly ticket: ReactNode;
  /** The source of the times. */
  readonly source: ReactNode;
}

/** Summary of the journey, above its steps: day, times, duration, facts. */
export function Summary({ journey, state, ticket, source }: SummaryProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const zone = host.tenant.timeZone;
  const { departureDateTime, arrivalDateTime, accessibility, sections, stairsUnknownAt = [] } = journey;
  const [start, end] = timingsOf(journey);
  const alerts = alertsOf(journey).length;
  const unknown = unknownShare(sections);
  const isHeldLate = end.kind !== 'cancelled' && (end.kind === 'late' || start.kind === 'late');
  return (
    <section className={css.summary} aria-label={t('title.trip-planner-roadmap-journeyId')}>
      {state}
      <p className={css.day}>{formatDate(departureDateTime, zone, locale)}</p>
      <div className={css.top}>
        <p className={css.times}>
          <ExpectedTime timing={start} zone={zone} size="lg" end="departure" />
          <VisuallyHidden>, </VisuallyHidden>
          <Icon of={ForwardIcon} className={css.arrow} />{' '}
          <ExpectedTime timing={end} zone={zone} size="lg" end="arrival" />
          <DayMark days={localDaysBetween(departureDateTime, arrivalDateTime, zone)} />
        </p>
        {end.kind !== 'cancelled' && (
          <p className={css.duration}>
            <WithUnits>{formatDelta(shownDuration(journey))}</WithUnits>
          </p>
        )}
      </div>
      <ul className={css.facts}>
        {factsOf(journey, { isHeldLate, t, tRoadmap, locale }).map((fact) => (
          <li key={fact}>
            <WithUnits>{fact}</WithUnits>
          </li>
        ))}
      </ul>
      <div className={css.underPrice}>
        {ticket}
        {source}
      </div>
      {alerts > 0 && (
        <p className={css.alerts}>
          <Icon of={WarningIcon} />
          {tRoadmap('alerts', { count: alerts })}
        </p>
      )}
      {hasRide(sections) && (
        <p className={css.note}>
          {accessibility === 'yes' ? t('accessible') : t(`roadmap.accessibility.${accessibility}`)}
        </p>
      )}
      {stairsUnknownAt.length > 0 && (
        <p className={css.note}>{tRoadmap('stairs.unknown', { stops: formatList(stairsUnknownAt, locale) })}</p>
      )}
      {unknown > 0 && (
        <p className={css.note}>{tRoadmap('wheelchair.unknown', { percent: formatPercent(unknown, locale) })}</p>
      )}
    </section>
  );
}
