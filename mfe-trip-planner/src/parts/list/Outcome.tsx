import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Notice, useAnnouncer } from '@halte/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Alternative, Circumstances } from '../../trip/alternatives.ts';
import type { Found } from '../../trip/foundStore.ts';
import { directionOf, type Trip, type ViewMode } from '../../trip/model.ts';
import { toForm } from '../../trip/routeTargets.ts';
import { type EmptyReason, journeysOf, NO_SEARCH, type SearchState } from '../../trip/search.ts';
import { FoundOnMap } from '../FoundOnMap.ts';
import { tellSearching } from '../tellSearching.ts';
import { Alternatives } from './Alternatives.tsx';
import { JourneyGroups } from './JourneyGroups.tsx';
import { NoResult } from './NoResult.tsx';
import css from './Outcome.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

export interface OutcomeProps {
  host: HostServices;
  query: Query;
  mode: ViewMode;
  found: Pick<Found, 'search'>;
  /** That is searched, in the order of travelling. */
  trip: Trip;
  /** Why nothing is searched at all. */
  refusal: EmptyReason | null;
  overrides: Query;
  propose: (reason: EmptyReason | null, circumstances: Circumstances) => readonly Alternative[];
  onSearch: (trip: Trip) => void;
  onRetry: () => void;
}

/** What a search found, in the list and on the map. The list comes first: the map waits until all of it is there. */
export function Outcome({ found, trip, ...shown }: OutcomeProps) {
  // A long list is made in small pieces beside what the traveller does.
  const search = useDeferredValue(found.search);
  const [listed, setListed] = useState(NO_SEARCH);
  useEffect(() => tellSearching(shown.host), [shown.host]);
  return (
    <>
      <FoundOnMap
        host={shown.host}
        trip={trip}
        direction={directionOf(shown.mode)}
        search={listed === search ? search : NO_SEARCH}
      />
      <Answer {...shown} search={search} onListed={() => setListed(search)} />
    </>
  );
}

interface AnswerProps extends Omit<OutcomeProps, 'found' | 'trip'> {
  search: SearchState;
  onListed: () => void;
}

/** What was found, or that it is being searched, or why there is nothing. Says so to who does not see it. */
function Answer({ host, query, mode, search, refusal, overrides, propose, onSearch, onRetry, onListed }: AnswerProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const { loading, groups, problem } = search;
  const isWaiting = refusal === null && (loading || search.key === null);
  const isEmpty = refusal !== null || search.hasError;
  const count = isWaiting || isEmpty ? 0 : journeysOf(groups).length;
  const reason = refusal ?? search.reason;

  useEffect(() => {
    if (loading) announce(t('results.loading'));
    else if (count > 0) announce(t('results.count', { count }));
  }, [announce, loading, count, t]);

  const alternatives = (
    <Alternatives
      host={host}
      overrides={overrides}
      propose={(circumstances) => propose(reason, circumstances)}
      onSearch={onSearch}
    />
  );

  if (isWaiting) return <ResultsSkeleton />;
  if (isEmpty) {
    return (
      <NoResult
        reason={reason}
        problem={refusal === null ? problem : null}
        alternatives={alternatives}
        editHref={host.navigation.href(toForm(query))}
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      {search.reason && (
        <Notice
          tone="warning"
          title={t(`empty.${search.reason}.title`)}
          action={<div className={css.alternatives}>{alternatives}</div>}
        >
          {t('results.withoutTransit')}
        </Notice>
      )}
      <JourneyGroups host={host} query={query} mode={mode} groups={groups} onListed={onListed} />
    </>
  );
}
