import { useQuery } from '@halte/api/query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Direction } from '../trip/model.ts';
import {
  firstJourneyId,
  type JourneyGroup,
  type JourneySearchBody,
  NO_RESULTS,
  resultsOf,
  type SearchResults,
} from '../trip/search.ts';
import { useTripPlanner } from './TripPlannerProvider.tsx';

function parseBody(text: string): JourneySearchBody {
  return JSON.parse(text);
}

function useSearchQuery(direction: Direction, asks: 'once' | 'never') {
  const { searches } = useTripPlanner();
  const request = useSnapshot(searches.state).requests[direction];
  const question = useMemo(() => request && { body: parseBody(request.body) }, [request]);
  // The traveller has started it.
  const options = { asks, isAction: true, ...(request && { since: request.startedAt }) };
  return { request, ...useQuery('/api/trip-planner/v2/journeys/search', question, options) };
}

export interface SearchResultsQuery {
  readonly results: SearchResults;
  /** Sends the search again. */
  readonly retry: () => void;
}

/** The results of the current search of a direction. The search is sent by the first screen that shows them, and aborted with the last. */
export function useSearchResults(direction: Direction): SearchResultsQuery {
  const { request, data, problem, isLoading, retry } = useSearchQuery(direction, 'once');
  const isPending = isLoading || (request !== null && !data && !problem);
  const results = useMemo((): SearchResults => {
    if (data) return resultsOf(data);
    if (isPending) return { ...NO_RESULTS, status: 'loading' };
    return problem ? { ...NO_RESULTS, status: 'done', problem } : NO_RESULTS;
  }, [data, problem, isPending]);
  return { results, retry };
}

const NO_GROUPS: readonly JourneyGroup[] = [];

/** The journeys that were found in a direction. Sends no search: for screens that open one of the journeys. */
export function useFoundIn(direction: Direction): readonly JourneyGroup[] {
  const { data } = useSearchQuery(direction, 'never');
  return useMemo(() => (data ? resultsOf(data).groups : NO_GROUPS), [data]);
}

/** The same in both directions. */
export function useFoundGroups(): readonly JourneyGroup[] {
  const outbound = useFoundIn('DEPARTURE');
  const inbound = useFoundIn('RETURN');
  return useMemo(() => [...outbound, ...inbound], [outbound, inbound]);
}

/** The id of the selected journey: the first one until the traveller selects another. */
export function useSelectedId(direction: Direction, groups: readonly JourneyGroup[]): string | null {
  const { searches } = useTripPlanner();
  const [selected] = Object.keys(useSnapshot(searches.state).selected[direction]);
  return selected ?? firstJourneyId(groups);
}

/** Whether this journey is selected. Renders only the cards whose selection changes. */
export function useIsSelected(direction: Direction, journeyId: string, isFirst: boolean): boolean {
  const { searches } = useTripPlanner();
  const selected = useSnapshot(searches.state).selected[direction];
  return selected[journeyId] === true || (isFirst && Object.keys(selected).length === 0);
}

/** Whether one of these journeys is selected. */
export function useIsOneSelected(direction: Direction, journeys: readonly { readonly id: string }[]): boolean {
  const { searches } = useTripPlanner();
  const selected = useSnapshot(searches.state).selected[direction];
  return journeys.some(({ id }) => selected[id] === true);
}
