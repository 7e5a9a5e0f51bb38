import type { HostServices, Query, RouteTarget } from '@halte/contract';
import { formatDate, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { type ReactNode, useId } from 'react';
import type { Journey } from '../../trip/search.ts';
import { toRoadmap } from '../../trip/ways.ts';
import { JourneyCard } from '../journey/JourneyCard.tsx';
import css from './Way.module.css';

export interface WayProps {
  host: HostServices;
  way: 'out' | 'back';
  /** When it leaves. */
  time: Instant;
  /** Where another one is chosen; null as long as none is. */
  change: RouteTarget | null;
  children: ReactNode;
}

/** One of the two ways of a trip. */
export function Way({ host, way, time, change, children }: WayProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const id = useId();
  return (
    <section className={css.way} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {t(`way.${way}`)}
        </h2>
        <p className={css.day}>{formatDate(time, host.tenant.timeZone, locale)}</p>
        {change && (
          <Anchor className={css.change} variant="quiet" href={host.navigation.href(change)}>
            {t(`way.${way}.change`)}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  );
}

export interface ChosenWayProps extends Omit<WayProps, 'children' | 'time'> {
  query: Query;
  journey: Journey;
}

/** The journey that was chosen for one way, and its roadmap. */
export function ChosenWay({ host, query, way, change, journey }: ChosenWayProps) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <Way host={host} way={way} time={journey.departureDateTime} change={change}>
      <JourneyCard
        journey={journey}
        zone={host.tenant.timeZone}
        href={host.navigation.href(toRoadmap(query, journey.journeySummaryCode))}
        hint={t('preview.roadmap')}
      />
    </Way>
  );
}
