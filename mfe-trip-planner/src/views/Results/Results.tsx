import type { RouteTarget, ViewProps } from '@halte/contract';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Button, Notice, useAnnouncer } from '@halte/ui';
import { useCallback, useEffect } from 'react';
import page from '../../parts/Page.module.css';
import { usePreferences } from '../../parts/preferences/usePreferences.ts';
import { servicesOf } from '../../parts/services.ts';
import { useJourneysOnMap } from '../../parts/useJourneysOnMap.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { isStale } from '../../trip/alternatives.ts';
import { samePlaceErrors } from '../../trip/errors.ts';
import type { Trip } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { leavingNow } from '../../trip/rules.ts';
import { journeysOf } from '../../trip/search.ts';
import { tripStore } from '../../trip/store.ts';
import { Alternatives } from './Alternatives.tsx';
import { JourneyGroups } from './JourneyGroups.tsx';
import { NoResult } from './NoResult.tsx';
import css from './Results.module.css';
import { ResultsHeader } from './ResultsHeader.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

export interface ResultsProps extends ViewProps {
  trip: Trip;
}

/** Searches, and shows what is found, or why nothing is. */
export function Results({ host, query, trip }: ResultsProps) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const announce = useAnnouncer();
  const { search, now, selectedJourneyId } = useTripStore();
  const zone = host.tenant.timeZone;
  const { api } = servicesOf(host);
  const isSamePlace = Object.keys(samePlaceErrors(trip)).length > 0;
  const { loading, groups, problem } = search;
  const found = loading || problem ? null : journeysOf(groups).length;
  useJourneysOnMap(host, trip);

  const { preferences, couldNotLoad } = usePreferences(host);
  const isReady = preferences !== null || couldNotLoad;

  const searchAgain = useCallback(() => {
    void tripStore.search(api, trip, zone, itineraryOptionsOf(preferencesStore.state.preferences, trip.overrides));
  }, [api, trip, zone]);

  useEffect(() => {
    if (isReady && !isSamePlace) searchAgain();
  }, [searchAgain, isReady, isSamePlace]);

  useEffect(() => {
    if (loading) announce(t('results.loading'));
    else if (found) announce(t('results.count', { count: found }));
  }, [announce, loading, found, t]);

  function searchInstead(next: Trip): void {
    host.navigation.replace({ name: 'trip-planner-results', query: queryOfTrip(next, zone) });
  }

  const roadmapOf = (journeyId: string): RouteTarget => ({
    name: 'trip-planner-roadmap-journeyId',
    params: { journeyId },
    query,
  });
  const isWaiting = !isSamePlace && (loading || search.key === null);
  const isEmpty = isSamePlace || search.hasError;

  return (
    <div className={page.page}>
      <ResultsHeader host={host} query={query} trip={trip} now={now} onSearch={searchInstead} />
      {isStale(trip, now) && !isEmpty && !search.reason && (
        <Notice action={<Button onClick={() => searchInstead(leavingNow(trip, now))}>{t('alternative.now')}</Button>}>
          {t('results.stale', {
            day: formatDate(trip.departureDateTime, zone, locale),
            time: formatTime(trip.departureDateTime, zone),
          })}
        </Notice>
      )}
      {isWaiting && <ResultsSkeleton />}
      {isEmpty && !isWaiting && (
        <NoResult
          host={host}
          query={query}
          trip={trip}
          reason={isSamePlace ? 'same-place' : search.reason}
          problem={isSamePlace ? null : problem}
          onSearch={searchInstead}
          onRetry={searchAgain}
        />
      )}
      {!isEmpty && !isWaiting && (
        <>
          {search.reason && (
            <Notice
              tone="warning"
              title={t(`empty.${search.reason}.title`)}
              action={
                <div className={css.alternatives}>
                  <Alternatives host={host} trip={trip} reason={search.reason} onSearch={searchInstead} />
                </div>
              }
            >
              {t('results.other-ways')}
            </Notice>
          )}
          <JourneyGroups
            host={host}
            groups={groups}
            now={now}
            selectedId={selectedJourneyId}
            hrefOf={(id) => host.navigation.href(roadmapOf(id))}
            previewHref={host.navigation.href({ name: 'trip-planner-preview', query })}
          />
        </>
      )}
    </div>
  );
}
