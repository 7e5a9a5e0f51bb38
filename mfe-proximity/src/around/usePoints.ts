import type { ApiProblem } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { useLocale } from '@halte/i18n';
import { boundsToCoords, hasBounds, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { useDebouncedValue, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { isLoaded, type PointsAnswer, withPoints } from './loadedPoints.ts';
import type { Point } from './rules.ts';
import { servicesOf } from './services.ts';

export interface PointsState {
  /** All that was loaded in this visit, wherever it is. */
  readonly points: readonly Point[];
  /** The last answer, where it could not give all points of the visible part one by one. */
  readonly crowded: PointsAnswer | null;
  /** Whether any answer has come in this visit: what there is around here is known. */
  readonly areKnown: boolean;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: ApiProblem | null;
  /** Sends the request for the last bounds again. */
  retry(): void;
}

/** Debounce of the requests while the map moves. */
export const DEBOUNCE_MS = 1000;

/**
 * The points inside of the bounds of the map, collected for the whole visit. Bounds inside of bounds that were loaded before need no request. The
 * first request is sent at once, the others are debounced; the next request aborts the pending one.
 */
export function usePoints(bounds: MapBounds | null): PointsState {
  const wanted = bounds && hasBounds(bounds) ? bounds : null;
  const debounced = useDebouncedValue(wanted, DEBOUNCE_MS);
  const store = servicesOf(useHost()).loadedIn(useLocale());
  const loaded = useObservable(store);
  const box = debounced ?? NO_BOUNDS;
  const isDone = wanted !== null && isLoaded(loaded, wanted);
  const isWanted = debounced !== null && !isDone && !isLoaded(loaded, box);

  const { data, problem, isLoading, retry } = useQuery(
    '/api/v1/proximity/points',
    isWanted ? { params: { query: { coord: [...boundsToCoords(box)] } } } : null,
    // The traveller has moved the map.
    { isAction: true },
  );
  // Clusters stay until the next answer: without them the map would be empty for a moment. Not in another language, which has a store of its own.
  const [received, setReceived] = useState<{ readonly store: typeof store; readonly answer: PointsAnswer } | null>(
    null,
  );
  const last = received?.store === store ? received.answer : null;
  if (data && data.points !== last?.points)
    setReceived({ store, answer: { bounds: box, points: data.points, clusters: data.clusters } });
  useEffect(() => {
    if (last) store.set(withPoints(store.get(), last));
  }, [last, store]);

  function status(): PointsState['status'] {
    if (wanted === null) return 'idle';
    if (isDone) return 'ready';
    if (debounced !== wanted || isLoading) return 'loading';
    if (problem) return 'failed';
    return data ? 'ready' : 'loading';
  }

  const current = status();
  const crowded = !isDone && last && last.clusters.length > 0 ? last : null;
  return {
    points: loaded.points,
    crowded,
    areKnown: last !== null || loaded.complete.length > 0 || loaded.points.length > 0,
    status: current,
    problem: current === 'failed' ? problem : null,
    retry,
  };
}
