import type { ApiProblem } from '@halte/api';
import { cacheKey, useApiQuery } from '@halte/api/query';
import { useLocale } from '@halte/i18n';
import { boundsToCoords, hasBounds, type MapBounds, NO_BOUNDS } from '@halte/map-core';
import { useDebouncedValue } from '@halte/ui';
import useSWR from 'swr';
import { isLoaded, type LoadedPoints, NOTHING_LOADED, type PointsAnswer, withPoints } from './loadedPoints.ts';
import type { Point } from './rules.ts';

export type FetchPoints = (bounds: MapBounds, signal: AbortSignal) => Promise<PointsAnswer>;

export interface PointsState {
  /** All that was loaded in this visit, wherever it is. */
  readonly points: readonly Point[];
  /** The last answer, where it could not give all points of the visible part one by one. */
  readonly crowded: PointsAnswer | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: ApiProblem | null;
  /** Sends the request for the last bounds again. */
  retry(): void;
}

/** Debounce of the requests while the map moves. */
export const DEBOUNCE_MS = 1000;

/**
 * The points inside of the bounds of the map, cached by SWR for the whole visit under `tenantKey`. Bounds inside of bounds that were loaded
 * before need no request. The first request is sent at once, the others are debounced; the next request aborts the pending one.
 */
export function usePoints(tenantKey: string, bounds: MapBounds | null, fetchPoints: FetchPoints): PointsState {
  const wanted = bounds && hasBounds(bounds) ? bounds : null;
  const debounced = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data: loaded = NOTHING_LOADED, mutate } = useSWR<LoadedPoints>(
    cacheKey(useLocale(), ['loaded-points', tenantKey]),
    null,
  );
  const box = debounced ?? NO_BOUNDS;
  const isDone = wanted !== null && isLoaded(loaded, wanted);

  const { data, problem, isLoading, retry } = useApiQuery(
    debounced === null || isDone || isLoaded(loaded, box) ? null : ['points', tenantKey, ...boundsToCoords(box)],
    async (signal) => {
      const answer = await fetchPoints(box, signal);
      signal.throwIfAborted();
      await mutate((current = NOTHING_LOADED) => withPoints(current, answer), { revalidate: false });
      return answer;
    },
    // Clusters stay until the next answer: without them the map would be empty for a moment.
    { revalidateIfStale: false, revalidateOnReconnect: false, keepPreviousData: true },
  );

  function status(): PointsState['status'] {
    if (wanted === null) return 'idle';
    if (isDone) return 'ready';
    if (debounced !== wanted || isLoading) return 'loading';
    if (problem) return 'failed';
    return data ? 'ready' : 'loading';
  }

  const current = status();
  const crowded = !isDone && data && data.clusters.length > 0 ? data : null;
  return { points: loaded.points, crowded, status: current, problem: current === 'failed' ? problem : null, retry };
}
