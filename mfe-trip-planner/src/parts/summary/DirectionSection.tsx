import type { Query, RouteTarget } from '@halte/contract';
import { formatDate, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type ReactNode, useId } from 'react';
import { toRoadmap } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import css from './DirectionSection.module.css';

export interface DirectionSectionProps {
  direction: 'out' | 'back';
  /** Departure. */
  time: Instant;
  /** Where another journey is chosen; null while none is chosen. */
  change: RouteTarget | null;
  children: ReactNode;
}

/** One direction of a round trip. */
export function DirectionSection({ direction, time, change, children }: DirectionSectionProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {t(`direction.${direction}`)}
        </h2>
        <p className={css.day}>{formatDate(time, host.tenant.timeZone, locale)}</p>
        {change && (
          <Anchor className={css.change} variant="quiet" href={host.navigation.href(change)}>
            {t(`direction.${direction}.change`)}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  );
}

export interface ChosenDirectionProps extends Omit<DirectionSectionProps, 'children' | 'time'> {
  query: Query;
  journey: Journey;
}

/** The chosen journey of one direction, with a link to its roadmap. */
export function ChosenDirection({ query, direction, change, journey }: ChosenDirectionProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  return (
    <DirectionSection direction={direction} time={journey.departureDateTime} change={change}>
      <JourneyRow
        journey={journey}
        zone={host.tenant.timeZone}
        since={journey.departureDateTime}
        href={host.navigation.href(toRoadmap(query, journey.journeySummaryCode))}
        hint={t('preview.roadmap')}
      />
    </DirectionSection>
  );
}
