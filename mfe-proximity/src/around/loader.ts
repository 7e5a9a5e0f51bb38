import { type ApiProblem, asProblem, isAborted } from '@halte/api';
import type { Observable } from '@halte/contract';
import { boundsContain, hasBounds, type MapBounds } from '@halte/map-core';
import type { Point } from './rules.ts';

export interface PointsState {
  /** All that was loaded in this visit, wherever it lies. */
  readonly points: readonly Point[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: ApiProblem | null;
}

export interface PointsLoader extends Observable<PointsState> {
  /** The map, or what stands for it, shows these bounds now. */
  moved(bounds: MapBounds): void;
  /** Asks again for the last bounds, at once. */
  retry(): void;
  /** Aborts what is on its way or about to be sent. */
  stop(): void;
}

/** A map that is being moved asks when it has come to rest. */
export const REST_MS = 1000;
/** The backend answers no more than this. An answer that long may have been cut off. */
const FULL_ANSWER = 500;

/**
 * Loads the points of what the map shows, unless it lies inside of bounds that were loaded before. A new question aborts the one that is on
 * its way; bounds that failed, were aborted or were answered in part are not remembered.
 */
export function createPointsLoader(
  load: (bounds: MapBounds, signal: AbortSignal) => Promise<readonly Point[]>,
): PointsLoader {
  const listeners = new Set<() => void>();
  const points = new Map<string, Point>();
  const loaded: MapBounds[] = [];
  let state: PointsState = { points: [], status: 'idle', problem: null };
  let wanted: MapBounds | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  function set(change: Partial<PointsState>): void {
    state = { ...state, problem: null, ...change };
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    controller.abort();
  }

  async function fetchPoints(bounds: MapBounds): Promise<void> {
    stop();
    controller = new AbortController();
    const { signal } = controller;
    set({ status: 'loading' });
    try {
      const found = await load(bounds, signal);
      if (signal.aborted) return;
      if (found.length < FULL_ANSWER) loaded.push(bounds);
      for (const point of found) points.set(point.id, point);
      set({ points: [...points.values()], status: 'ready' });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      set({ status: 'failed', problem: asProblem(error) });
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moved(bounds) {
      if (!hasBounds(bounds)) return;
      const first = wanted === null;
      wanted = bounds;
      if (loaded.some((box) => boundsContain(box, bounds))) {
        stop();
        set({ status: 'ready' });
        return;
      }
      if (first) {
        void fetchPoints(bounds);
        return;
      }
      clearTimeout(timer);
      set({ status: 'loading' });
      timer = setTimeout(() => void fetchPoints(bounds), REST_MS);
    },
    retry() {
      if (wanted) void fetchPoints(wanted);
    },
    stop() {
      stop();
      wanted = null;
    },
  };
}
