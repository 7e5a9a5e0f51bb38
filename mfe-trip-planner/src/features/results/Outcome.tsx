import { useTranslate } from '@halte/i18n';
import { Notice, useAnnouncer } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { directionOf } from '../../trip/model.ts';
import { isEmpty, journeysOf, NO_RESULTS, type SearchResults } from '../../trip/search.ts';
import { ResultsSkeleton } from '../journey/ResultsSkeleton.tsx';
import { fetchRoadmapCode } from '../roadmap/fetchRoadmapCode.ts';
import { Alternatives } from './Alternatives.tsx';
import { JourneyGroups } from './JourneyGroups.tsx';
import { LaterDayNotice } from './LaterDayNotice.tsx';
import { NoResult } from './NoResult.tsx';
import css from './Outcome.module.css';
import { PeekTarget } from './PeekTarget.tsx';
import { useResultsScreen } from './ResultsContext.ts';
import { ResultsOnMap } from './ResultsOnMap.ts';
import page from './ResultsPage.module.css';
import { useNextTime } from './useNextTime.ts';

/** Reports to the host whether a search is pending, while its screen is shown. */
function useReportSearching(isSearching: boolean): void {
  const host = useHost();
  useEffect(() => host.setSearching(isSearching), [host, isSearching]);
  useEffect(() => () => host.setSearching(false), [host]);
}

/** The results of a search, in the list and on the map. The map is drawn when the whole list is rendered. */
export function Outcome({ results: latest }: { results: SearchResults }) {
  const { mode, trip } = useResultsScreen();
  // Deferred: a long list must not block what the traveller does meanwhile.
  const results = useDeferredValue(latest);
  const [listed, setListed] = useState(NO_RESULTS);
  useReportSearching(latest.status === 'loading');
  return (
    <>
      <ResultsOnMap
        trip={trip}
        direction={directionOf(mode)}
        groups={listed === results ? results.groups : NO_RESULTS.groups}
      />
      <List results={results} onListed={() => startTransition(() => setListed(results))} />
    </>
  );
}

interface ListProps {
  results: SearchResults;
  onListed: () => void;
}

/** The journeys, or a skeleton while the search is pending, or why there are none. Announced to screen readers. */
function List({ results, onListed }: ListProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const { unsearchable } = useResultsScreen();
  const { status, groups, problem, next } = results;
  const nextTime = useNextTime(results.reason, next);
  const isWaiting = unsearchable === null && status !== 'done';
  const hasNone = unsearchable !== null || isEmpty(results);
  const count = isWaiting || hasNone ? 0 : journeysOf(groups).length;
  const { reason } = results;

  // An effect event: messages that load later must not announce the results again, over what was announced since.
  const announceResults = useEffectEvent((isLoading: boolean, found: number) => {
    if (isLoading) announce(t('results.loading'));
    else if (found > 0) announce(t('results.count', { count: found }));
  });
  useEffect(() => announceResults(status === 'loading', count), [status, count]);
  // After the request of the search, which the query sends before this effect: its answer is awaited meanwhile.
  const isSearched = unsearchable === null && status !== 'none';
  useEffect(() => {
    if (isSearched) fetchRoadmapCode();
  }, [isSearched]);

  if (isWaiting) return <ResultsSkeleton />;
  if (hasNone)
    return <NoResult reason={unsearchable ?? reason} problem={unsearchable === null ? problem : null} next={next} />;
  return (
    <>
      {results.reason && (
        <div className={page.note}>
          <Notice
            tone="warning"
            title={t(`empty.${results.reason}.title`)}
            action={
              <div className={css.alternatives}>
                <Alternatives reason={reason} next={next} />
              </div>
            }
          >
            {nextTime} {t('results.withoutTransit')}
          </Notice>
        </div>
      )}
      {results.reason === null && <LaterDayNotice groups={groups} />}
      <PeekTarget groups={groups} />
      <JourneyGroups groups={groups} onListed={onListed} />
    </>
  );
}
