import type { ViewProps } from '@halte/contract';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';
import { useCallback, useEffect } from 'react';
import { Outcome } from '../../parts/list/Outcome.tsx';
import { ResultsHeader } from '../../parts/list/ResultsHeader.tsx';
import page from '../../parts/Page.module.css';
import { usePreferences } from '../../parts/preferences/usePreferences.ts';
import { servicesOf, shiftMinutes } from '../../parts/services.ts';
import { useFound } from '../../parts/useFound.ts';
import { useFoundOnMap } from '../../parts/useFoundOnMap.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import { itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { alternativesTo, isStale } from '../../trip/alternatives.ts';
import { samePlaceErrors } from '../../trip/errors.ts';
import { foundStore } from '../../trip/foundStore.ts';
import { type Trip, VIEW_MODE, viewModeOf } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { canShiftEarlier, leavingNow, shifted, swapped } from '../../trip/rules.ts';
import { toForm } from '../../trip/ways.ts';

export interface ResultsProps extends ViewProps {
  trip: Trip;
}

/** Searches, and shows what is found, or why nothing is. */
export function Results({ host, query, trip }: ResultsProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { now } = useTripStore();
  const found = useFound('DEPARTURE');
  const zone = host.tenant.timeZone;
  const minutes = shiftMinutes(host);
  const mode = viewModeOf(trip.tripType, 'DEPARTURE');
  const { api } = servicesOf(host);
  const isSamePlace = Object.keys(samePlaceErrors(trip)).length > 0;
  useFoundOnMap(host, trip, found);

  const { preferences, couldNotLoad } = usePreferences(host);
  const isReady = preferences !== null || couldNotLoad;

  const searchAgain = useCallback(() => {
    void foundStore.search(api, trip, zone, itineraryOptionsOf(preferencesStore.state.preferences, trip.overrides));
  }, [api, trip, zone]);

  useEffect(() => {
    if (isReady && !isSamePlace) searchAgain();
  }, [searchAgain, isReady, isSamePlace]);

  function searchInstead(next: Trip): void {
    host.navigation.replace({ name: 'trip-planner-results', query: queryOfTrip(next, zone) });
  }

  return (
    <div className={page.page}>
      <ResultsHeader
        host={host}
        places={trip}
        step={mode === VIEW_MODE.full ? t('way.out.step') : undefined}
        lead={t('results.from')}
        time={trip.departureDateTime}
        choice={trip.dateChoice}
        now={now}
        editHref={host.navigation.href(toForm(query))}
        onSwap={() => searchInstead(swapped(trip))}
        onEarlier={canShiftEarlier(trip, now) ? () => searchInstead(shifted(trip, -minutes, now)) : null}
        onLater={() => searchInstead(shifted(trip, minutes, now))}
      />
      {isStale(trip, now) && !isSamePlace && !found.search.hasError && !found.search.reason && (
        <Notice action={<Button onClick={() => searchInstead(leavingNow(trip, now))}>{t('alternative.now')}</Button>}>
          {t('results.stale', {
            day: formatDate(trip.departureDateTime, zone, locale),
            time: formatTime(trip.departureDateTime, zone),
          })}
        </Notice>
      )}
      <Outcome
        host={host}
        query={query}
        mode={mode}
        found={found}
        refusal={isSamePlace ? 'same-place' : null}
        overrides={trip.overrides}
        propose={(reason, circumstances) => alternativesTo(trip, reason, circumstances)}
        onSearch={searchInstead}
        onRetry={searchAgain}
      />
    </div>
  );
}
