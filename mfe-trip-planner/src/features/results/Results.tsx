import type { Query } from '@halte/contract';
import { queryOfTrip, searchBody, type Trip } from '@halte/contract/trip';
import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Button, Notice, useIsHydrated } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useNow } from '../../state/useNow.ts';
import { useSearchResults } from '../../state/useSearchResults.ts';
import { chosenCodesIn, withChosenCodes } from '../../trip/chosenCodes.ts';
import { tripTextOf } from '../../trip/formQuery.ts';
import { viewModeOf } from '../../trip/model.ts';
import { canShiftEarlier, leavingNow } from '../../trip/rules.ts';
import { type ItineraryOptions, isEmpty, type SearchResults } from '../../trip/search.ts';
import { type PlaceErrors, samePlaceErrors } from '../form/errors.ts';
import { alternativesTo, isStale } from './alternatives.ts';
import { Outcome } from './Outcome.tsx';
import { type ResultsScreen, ResultsScreenProvider, type Unsearchable, useResultsScreen } from './ResultsContext.ts';
import { ResultsHeader } from './ResultsHeader.tsx';
import page from './ResultsPage.module.css';
import { earlierSearch, laterSearch } from './shiftedSearch.ts';
import { shiftMinutes } from './shiftMinutes.ts';
import { usePreferredSearch } from './usePreferredSearch.ts';
import { useSelectNamed } from './useSelectNamed.ts';

export interface ResultsProps {
  query: Query;
  trip: Trip;
}

function unsearchableBy({ ARRIVAL, VIA }: PlaceErrors): Unsearchable | null {
  if (ARRIVAL) return 'same-place';
  return VIA ? 'same-via' : null;
}

/** Searches the trip of the address, and shows its journeys or why there are none. */
export function Results({ query: address, trip }: ResultsProps) {
  const { navigation, tenant } = useHost();
  const isHydrated = useIsHydrated();
  const { searches } = useTripPlanner();
  const { results, retry: retryRequest } = useSearchResults('DEPARTURE');
  const zone = tenant.timeZone;
  const mode = viewModeOf(trip.tripType, 'DEPARTURE');
  // The preview names its journey; what is opened from here names its own.
  const query = useMemo(() => withChosenCodes(address, {}), [address]);
  useSelectNamed('DEPARTURE', chosenCodesIn(address).outbound, results.groups);
  usePageTitle({ from: trip.departurePlace, to: trip.arrivalPlace, time: trip.departureDateTime });
  const unsearchable = unsearchableBy(samePlaceErrors(trip));

  const start = useCallback(
    (options: ItineraryOptions) => {
      const body = searchBody(trip, zone, options);
      return body !== null && searches.start('DEPARTURE', body);
    },
    [searches, trip, zone],
  );
  const startAgain = usePreferredSearch({
    screen: 'trip-planner-results',
    query: address,
    overrides: trip.overrides,
    // The trip of the first paint is none that is searched.
    start: unsearchable || !isHydrated ? null : start,
  });

  const screen = useMemo(
    (): ResultsScreen => ({
      query,
      mode,
      trip,
      searchedTrip: trip,
      time: trip.departureDateTime,
      unsearchable,
      propose: (reason, circumstances) => alternativesTo(trip, reason, circumstances),
      search: (next) => navigation.replace({ name: 'trip-planner-results', query: queryOfTrip(next, zone) }),
      searchAgain: startAgain,
      retry() {
        if (!startAgain()) retryRequest();
      },
    }),
    [query, mode, trip, unsearchable, navigation, zone, startAgain, retryRequest],
  );

  return (
    <ResultsScreenProvider value={screen}>
      <div className={page.page}>
        <OutboundHeader results={results} />
        <UnavailableNotice address={address} />
        <PastTimeNotice results={results} />
        <Outcome results={results} />
      </div>
    </ResultsScreenProvider>
  );
}

function OutboundHeader({ results }: { results: SearchResults }) {
  const now = useNow();
  const minutes = shiftMinutes(useHost().tenant);
  const { trip } = useResultsScreen();
  return (
    <ResultsHeader
      kind="results"
      moves={{
        earlier: canShiftEarlier(trip, now) ? earlierSearch(trip, results, { minutes, now }) : null,
        later: laterSearch(trip, results, { minutes, now }),
      }}
    />
  );
}

/** Says that a journey of this search cannot be rebuilt, where its link led here. It stays: the journeys may take longer than a passing message. */
function UnavailableNotice({ address }: { address: Query }) {
  const t = useTranslate('trip-planner-journeys');
  const { searches } = useTripPlanner();
  if (useSnapshot(searches.state).ledTo !== tripTextOf(address)) return null;
  return (
    <div className={page.note}>
      <Notice tone="warning">{t('results.unavailable')}</Notice>
    </div>
  );
}

/** Offers a search from now on, where the time in the address has passed. */
function PastTimeNotice({ results }: { results: SearchResults }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const now = useNow();
  const { timeZone: zone } = useHost().tenant;
  const { trip, unsearchable, search } = useResultsScreen();
  const { departureDateTime: time } = trip;
  if (!isStale(trip, now) || unsearchable || isEmpty(results) || results.reason) return null;
  return (
    <div className={page.note}>
      <Notice action={<Button onClick={() => search(leavingNow(trip, now))}>{t('alternative.now')}</Button>}>
        {t('results.pastTime', { day: formatDate(time, zone, locale), time: formatTime(time, zone) })}
      </Notice>
    </div>
  );
}
