import type { HostServices, Query } from '@halte/contract';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Icon, Notice } from '@halte/ui';
import { CheckIcon } from '@halte/ui/icons';
import { useCallback, useMemo } from 'react';
import { Outcome } from '../../parts/list/Outcome.tsx';
import { ResultsHeader } from '../../parts/list/ResultsHeader.tsx';
import page from '../../parts/Page.module.css';
import { usePreferredSearch } from '../../parts/preferences/usePreferredSearch.ts';
import { servicesOf, shiftMinutes } from '../../parts/services.ts';
import { useFound } from '../../parts/useFound.ts';
import { useTripInDirection } from '../../parts/useTripInDirection.ts';
import { useTripStore } from '../../parts/useTripStore.ts';
import type { ItineraryOptions } from '../../preferences/itineraryOptions.ts';
import { alternativesBack, isStale } from '../../trip/alternatives.ts';
import { withChosenCodes } from '../../trip/chosenCodes.ts';
import { foundStore } from '../../trip/foundStore.ts';
import { type Trip, VIEW_MODE } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { afterOutbound, canReturnEarlier, minimumReturn, shiftedReturn } from '../../trip/returnTrip.ts';
import { toForm, toList } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import css from './Returns.module.css';

interface ReturnsProps {
  host: HostServices;
  query: Query;
  trip: Trip;
  outbound: Journey;
}

/** Searches the way back of `outbound`, and shows what is found, or why nothing is. */
export function Returns({ host, query, trip: asked, outbound }: ReturnsProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { now } = useTripStore();
  const found = useFound('RETURN');
  const zone = host.tenant.timeZone;
  const minutes = shiftMinutes(host);
  const { api } = servicesOf(host);
  const { journeySummaryCode: code, departureDateTime: departure, arrivalDateTime: arrival } = outbound;
  const trip = useMemo(() => afterOutbound(asked, arrival), [asked, arrival]);
  const time = trip.returnDateTime ?? minimumReturn(trip);
  const travelled = useTripInDirection(trip, 'RETURN');
  const limits = { arrival, now };

  const search = useCallback(
    (options: ItineraryOptions) => void foundStore.searchReturns(api, trip, zone, { options, previousCode: code }),
    [api, trip, zone, code],
  );
  const searchAgain = usePreferredSearch({
    host,
    screen: 'trip-planner-returns',
    query,
    overrides: trip.overrides,
    search,
  });

  function searchInstead(next: Trip): void {
    const address = withChosenCodes(queryOfTrip(next, zone), { outbound: code });
    host.navigation.replace({ name: 'trip-planner-returns', query: address });
  }

  return (
    <div className={page.page}>
      <ResultsHeader
        host={host}
        places={travelled}
        trip={asked}
        step={t('direction.back.step')}
        lead={t('returns.from')}
        time={time}
        choice="DEPARTURE"
        now={now}
        editHref={host.navigation.href(toForm(query))}
        onEarlier={canReturnEarlier(trip, limits) ? () => searchInstead(shiftedReturn(trip, -minutes, limits)) : null}
        onLater={() => searchInstead(shiftedReturn(trip, minutes, limits))}
      />
      <p className={css.chosen}>
        <Icon of={CheckIcon} />
        <span>
          {t('returns.chosen', {
            day: formatDate(departure, zone, locale, 'short'),
            departure: formatTime(departure, zone),
            arrival: formatTime(arrival, zone),
          })}{' '}
          <Anchor href={host.navigation.href(toList(VIEW_MODE.full, query))}>{t('direction.out.change')}</Anchor>
        </span>
      </p>
      {isStale({ ...trip, departureDateTime: time }, now) && !found.search.hasError && !found.search.reason && (
        <Notice>{t('results.pastTime', { day: formatDate(time, zone, locale), time: formatTime(time, zone) })}</Notice>
      )}
      <Outcome
        host={host}
        query={query}
        mode={VIEW_MODE.fullReturn}
        found={found}
        trip={travelled}
        refusal={null}
        overrides={trip.overrides}
        propose={(reason, circumstances) => alternativesBack(trip, reason, { ...circumstances, arrival })}
        onSearch={searchInstead}
        onRetry={searchAgain}
      />
    </div>
  );
}
