import type { Query, RouteTarget } from '@halte/contract';
import { formatDate, useLocale, useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useId } from 'react';
import { toRoadmap } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import css from './DirectionSection.module.css';

export interface ChosenDirectionProps {
  query: Query;
  direction: 'out' | 'back';
  journey: Journey;
  /** Where another journey is chosen. */
  change: RouteTarget;
}

/** The chosen journey of one direction of a round trip, with a link to its roadmap. */
export function ChosenDirection({ query, direction, journey, change }: ChosenDirectionProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const id = useId();
  const zone = host.tenant.timeZone;
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {t(`direction.${direction}`)}
        </h2>
        <p className={css.day}>{formatDate(journey.departureDateTime, zone, locale, 'short')}</p>
        <Anchor
          className={css.change}
          variant="quiet"
          aria-label={t(`direction.${direction}.change`)}
          href={host.navigation.href(change)}
        >
          {t('direction.change')}
        </Anchor>
      </div>
      <JourneyRow
        journey={journey}
        zone={zone}
        since={journey.departureDateTime}
        href={host.navigation.href(toRoadmap(query, journey.journeySummaryCode))}
        hint={t('preview.roadmap')}
      />
    </section>
  );
}
