import { type Query, useQuery } from '@halte/api/query';
import { type ProviderKind, sameKind } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo } from 'react';
import {
  detailsProblem,
  isMissing,
  mergedPlace,
  type PlaceInFull,
  requestedKind,
  type SecondAnswer,
} from '../../place/placeDetails.ts';

/** The details of a place other than its current state. */
function useFacts(kind: ProviderKind, id: string): Query<SecondAnswer> {
  const isArea = sameKind(kind, 'stopArea');
  const path = { kind: requestedKind(kind), id };
  const area = useQuery('/api/proximity/v2/stopAreas/{id}', isArea ? { params: { path: { id } } } : null);
  const place = useQuery('/core/v3/{kind}/{id}', isArea ? null : { params: { path } });
  return isArea ? area : place;
}

/** The place of the address with all that both look-ups tell, and what is there as it is now. One of them may fail without a word. */
export function usePlace(kind: ProviderKind, id: string) {
  const host = useHost();
  const path = { kind: requestedKind(kind), id };
  const first = useQuery('/api/v1/proximity/points/{kind}/{id}', { params: { path } });
  const second = useFacts(kind, id);
  const isLoading = first.isLoading || second.isLoading;
  const data = useMemo((): PlaceInFull | null => {
    return isLoading ? null : mergedPlace(kind, first.data ?? null, second.data ?? null);
  }, [isLoading, kind, first.data, second.data]);
  const problem = useMemo(
    () => (first.problem && second.problem ? detailsProblem(first.problem, second.problem) : null),
    [first.problem, second.problem],
  );
  useEffect(() => {
    if (problem && !isMissing(problem)) host.report(problem, 'place');
  }, [problem, host]);
  return {
    data: data ?? undefined,
    problem,
    isLoading,
    retry() {
      first.retry();
      second.retry();
    },
  };
}
