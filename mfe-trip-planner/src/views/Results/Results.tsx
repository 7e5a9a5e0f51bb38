import type { ViewProps } from '@halte/contract';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Button, Notice } from '@halte/ui';
import { useMemo } from 'react';
import { Outcome } from '../../parts/list/Outcome.tsx';
import { ResultsHeader } from '../../parts/list/ResultsHeader.tsx';
import page from '../../parts/Page.module.css';
import { usePreferredSearch } from '../../parts/preferences/usePreferredSearch.ts';
import { servicesOf, shiftMinutes } from '../../parts/services.ts';
import { useFound } from '../../parts/useFound.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import type { ItineraryOptions } from '../../preferences/itineraryOptions.ts';
import { alternativesTo, isStale } from '../../trip/alternatives.ts';
import { samePlaceErrors } from '../../trip/errors.ts';
import { foundStore } from '../../trip/foundStore.ts';
import { type Trip, VIEW_MODE, viewModeOf } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { toForm } from '../../trip/routeTargets.ts';
import { canShiftEarlier, leavingNow, shifted, swapped } from '../../trip/rules.ts';

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

  const search = useMemo(
    () => (isSamePlace ? null : (options: ItineraryOptions) => void foundStore.search(api, trip, zone, options)),
    [isSamePlace, api, trip, zone],
  );
  const searchAgain = usePreferredSearch({
    host,
    screen: 'trip-planner-results',
    query,
    overrides: trip.overrides,
    search,
  });

  function searchInstead(next: Trip): void {
    host.navigation.replace({ name: 'trip-planner-results', query: queryOfTrip(next, zone) });
  }

  return (
    <div className={page.page}>
      <ResultsHeader
        host={host}
        places={trip}
        trip={trip}
        step={mode === VIEW_MODE.full ? t('direction.out.step') : undefined}
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
          {t('results.pastTime', {
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
        trip={trip}
        refusal={isSamePlace ? 'same-place' : null}
        overrides={trip.overrides}
        propose={(reason, circumstances) => alternativesTo(trip, reason, circumstances)}
        onSearch={searchInstead}
        onRetry={searchAgain}
      />
    </div>
  );
}
