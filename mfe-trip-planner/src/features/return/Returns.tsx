import type { Query } from '@halte/contract';
import { minimumReturn, queryOfTrip, type Trip } from '@halte/contract/trip';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useCallback, useEffect, useMemo } from 'react';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useNow } from '../../state/useNow.ts';
import { useSearchResults } from '../../state/useSearchResults.ts';
import { chosenCodesIn, withChosenCodes } from '../../trip/chosenCodes.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { afterOutbound, canReturnEarlier, shiftedReturn } from '../../trip/returnTrip.ts';
import {
  type ItineraryOptions,
  isEmpty,
  type Journey,
  returnSearchBody,
  type SearchResults,
} from '../../trip/search.ts';
import { alternativesBack, isStale } from '../results/alternatives.ts';
import { Outcome } from '../results/Outcome.tsx';
import { type ResultsScreen, ResultsScreenProvider } from '../results/ResultsContext.ts';
import { ResultsHeader } from '../results/ResultsHeader.tsx';
import page from '../results/ResultsPage.module.css';
import { laterReturn } from '../results/shiftedSearch.ts';
import { shiftMinutes } from '../results/shiftMinutes.ts';
import { usePreferredSearch } from '../results/usePreferredSearch.ts';
import { useSelectNamed } from '../results/useSelectNamed.ts';
import { ChosenOutbound } from './ChosenOutbound.tsx';
import { fetchBothWaysCode } from './fetchBothWaysCode.ts';
import { useTripInDirection } from './useTripInDirection.ts';

interface ReturnsProps {
  query: Query;
  trip: Trip;
  outbound: Journey;
}

/** Searches the return of `outbound`, and shows its journeys or why there are none. */
export function Returns({ query: address, trip: tripOfAddress, outbound }: ReturnsProps) {
  const { navigation, tenant } = useHost();
  const { searches } = useTripPlanner();
  const { results, retry: retryRequest } = useSearchResults('RETURN');
  const zone = tenant.timeZone;
  const { journeySummaryCode: code, arrivalDateTime: arrival } = outbound;
  // The preview names its return; what is opened from here names its own.
  const query = useMemo(() => withChosenCodes(address, { outbound: code }), [address, code]);
  useSelectNamed('RETURN', chosenCodesIn(address).back, results.groups);
  const trip = useMemo(() => afterOutbound(tripOfAddress, arrival), [tripOfAddress, arrival]);
  const searchedTrip = useTripInDirection(trip, 'RETURN');
  usePageTitle({
    from: trip.arrivalPlace,
    to: trip.departurePlace,
    time: trip.returnDateTime ?? minimumReturn(trip),
  });

  const start = useCallback(
    (options: ItineraryOptions) => {
      const body = returnSearchBody(trip, zone, { options, previousCode: code });
      return body !== null && searches.start('RETURN', body);
    },
    [searches, trip, zone, code],
  );
  const startAgain = usePreferredSearch({
    screen: 'trip-planner-returns',
    query: address,
    overrides: trip.overrides,
    start,
  });

  const hasFound = results.groups.length > 0;
  useEffect(() => (hasFound ? fetchBothWaysCode() : undefined), [hasFound]);

  const screen = useMemo(
    (): ResultsScreen => ({
      query,
      mode: VIEW_MODE.fullReturn,
      trip: tripOfAddress,
      searchedTrip,
      time: trip.returnDateTime ?? minimumReturn(trip),
      unsearchable: null,
      propose: (reason, circumstances) => alternativesBack(trip, reason, { ...circumstances, arrival }),
      search(next) {
        const other = withChosenCodes(queryOfTrip(next, zone), { outbound: code });
        navigation.replace({ name: 'trip-planner-returns', query: other });
      },
      searchAgain: startAgain,
      retry() {
        if (!startAgain()) retryRequest();
      },
    }),
    [query, tripOfAddress, searchedTrip, trip, arrival, code, navigation, zone, startAgain, retryRequest],
  );

  return (
    <ResultsScreenProvider value={screen}>
      <div className={page.page}>
        <ReturnHeader trip={trip} arrival={arrival} results={results} />
        <ChosenOutbound outbound={outbound} time={screen.time} />
        <PastTimeNotice trip={trip} results={results} />
        <Outcome results={results} />
      </div>
    </ResultsScreenProvider>
  );
}

interface ReturnHeaderProps {
  trip: Trip;
  arrival: Journey['arrivalDateTime'];
  results: SearchResults;
}

function ReturnHeader({ trip, arrival, results }: ReturnHeaderProps) {
  const now = useNow();
  const minutes = shiftMinutes(useHost().tenant);
  const limits = { arrival, now };
  return (
    <ResultsHeader
      kind="returns"
      moves={{
        earlier: canReturnEarlier(trip, limits) ? shiftedReturn(trip, -minutes, limits) : null,
        later: laterReturn(trip, results, minutes, limits),
      }}
    />
  );
}

function PastTimeNotice({ trip, results }: { trip: Trip; results: SearchResults }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const now = useNow();
  const { timeZone: zone } = useHost().tenant;
  const time = trip.returnDateTime ?? minimumReturn(trip);
  if (!isStale({ ...trip, departureDateTime: time }, now) || isEmpty(results) || results.reason) return null;
  return (
    <div className={page.note}>
      <Notice>{t('results.pastTime', { day: formatDate(time, zone, locale), time: formatTime(time, zone) })}</Notice>
    </div>
  );
}
