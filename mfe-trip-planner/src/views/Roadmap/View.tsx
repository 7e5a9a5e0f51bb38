import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Notice, VisuallyHidden } from '@halte/ui';
import { BackIcon } from '@halte/ui/icons';
import { useEffect, useMemo } from 'react';
import page from '../../parts/Page.module.css';
import { servicesOf } from '../../parts/services.ts';
import { useTripMap } from '../../parts/useTripMap.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { mapJourneyOf, markersOf } from '../../trip/mapJourney.ts';
import { stepsOf } from '../../trip/roadmap.ts';
import { tripStore } from '../../trip/store.ts';
import { RoadmapSkeleton } from './RoadmapSkeleton.tsx';
import { Summary } from './Summary.tsx';
import { Timeline } from './Timeline.tsx';
import css from './View.module.css';

/** One journey, step by step. Its id is all that is needed to rebuild it; when that is no longer possible, the results take its place. */
export function View({ host, params, query }: ViewProps) {
  const t = useTranslate('trip-planner');
  const code = params.journeyId ?? '';
  const { details } = useTripStore();
  const { api } = servicesOf(host);
  const { journey = null, problem = null } = details.get(code) ?? {};
  const isRefused = problem === 'refused';
  const trip = useTripOfAddress(host, query);

  useEffect(() => {
    void tripStore.loadDetails(api, code);
  }, [api, code]);

  useEffect(() => {
    if (isRefused) host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query, isRefused]);

  const markers = useMemo(() => markersOf(trip), [trip]);
  const journeys = useMemo(() => (journey ? [mapJourneyOf(journey)] : []), [journey]);
  const steps = useMemo(() => (journey ? stepsOf(journey) : []), [journey]);
  useTripMap({ markers, journeys, selectedId: journey?.id ?? null });

  return (
    <article className={page.page}>
      <Anchor
        className={css.back}
        variant="quiet"
        icon={<BackIcon aria-hidden="true" />}
        href={host.navigation.href({ name: 'trip-planner-results', query })}
      >
        {t('roadmap.back')}
      </Anchor>
      {!journey && (
        <h1>
          <VisuallyHidden>{t('roadmap.title')}</VisuallyHidden>
        </h1>
      )}
      {journey && (
        <>
          <Summary host={host} journey={journey} />
          <Timeline steps={steps} zone={host.tenant.timeZone} />
        </>
      )}
      {!journey && !problem && <RoadmapSkeleton />}
      {problem && !isRefused && (
        <Notice
          tone="error"
          title={t(`problem.${problem}.title`)}
          action={<Button onClick={() => void tripStore.loadDetails(api, code)}>{t('retry')}</Button>}
        >
          {t(`problem.${problem}.text`)}
        </Notice>
      )}
    </article>
  );
}
