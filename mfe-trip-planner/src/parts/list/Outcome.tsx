import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Notice, useAnnouncer } from '@halte/ui';
import { useDeferredValue, useEffect } from 'react';
import type { Alternative, Circumstances } from '../../trip/alternatives.ts';
import type { Found } from '../../trip/foundStore.ts';
import type { Trip, ViewMode } from '../../trip/model.ts';
import { type EmptyReason, journeysOf } from '../../trip/search.ts';
import { toForm } from '../../trip/ways.ts';
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
  /** Why nothing is searched at all. */
  refusal: EmptyReason | null;
  overrides: Query;
  propose: (reason: EmptyReason | null, circumstances: Circumstances) => readonly Alternative[];
  onSearch: (trip: Trip) => void;
  onRetry: () => void;
}

/** What a search found, or that it is searching, or why there is nothing. Says so to who does not see it. */
export function Outcome({ host, query, mode, found, refusal, overrides, propose, onSearch, onRetry }: OutcomeProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  // A long list is made in small pieces beside what the traveller does, and then shown whole.
  const search = useDeferredValue(found.search);
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
          {t('results.other-ways')}
        </Notice>
      )}
      <JourneyGroups host={host} query={query} mode={mode} groups={groups} />
    </>
  );
}
