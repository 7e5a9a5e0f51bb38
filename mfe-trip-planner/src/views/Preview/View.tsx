import type { RouteTarget, ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { ListIcon, RouteIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { JourneyCard } from '../../parts/journey/JourneyCard.tsx';
import page from '../../parts/Page.module.css';
import { useJourneysOnMap } from '../../parts/useJourneysOnMap.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { findJourney } from '../../trip/search.ts';
import css from './View.module.css';

/** The selected journey on the map, and the least that must be said of it. Without one, back to the results. */
export function View({ host, query }: ViewProps) {
  const t = useTranslate('trip-planner');
  const { search, selectedJourneyId, now } = useTripStore();
  const trip = useTripOfAddress(host, query);
  const journey = findJourney(search.groups, selectedJourneyId);
  const isMissing = journey === null;
  useJourneysOnMap(host, trip);

  useEffect(() => {
    if (isMissing) host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query, isMissing]);

  if (!journey) return null;
  const roadmap: RouteTarget = {
    name: 'trip-planner-roadmap-journeyId',
    params: { journeyId: journey.journeySummaryCode },
    query,
  };
  const href = host.navigation.href(roadmap);

  return (
    <div className={page.page}>
      <h1 className={css.title}>{t('preview.title')}</h1>
      <JourneyCard
        journey={journey}
        zone={host.tenant.timeZone}
        now={now}
        href={href}
        isSelected={true}
        onLook={() => undefined}
      />
      <div className={css.actions}>
        <Anchor variant="primary" icon={<RouteIcon aria-hidden="true" />} href={href}>
          {t('preview.roadmap')}
        </Anchor>
        <Anchor
          variant="secondary"
          icon={<ListIcon aria-hidden="true" />}
          href={host.navigation.href({ name: 'trip-planner-results', query })}
        >
          {t('preview.results')}
        </Anchor>
      </div>
    </div>
  );
}
