import { type Api, answerOf, asProblem, isAborted } from '@halte/api';
import { createObservable, type Observable } from '@halte/contract';
import { placesFrom } from './normalise.ts';
import { latLon, type Place, type Position } from './place.ts';

export interface PlaceSearchState {
  readonly results: readonly Place[];
  readonly loading: boolean;
  /** The last search failed. */
  readonly error: boolean;
  /** It failed because there is no connection. */
  readonly offline: boolean;
  /** The last query that was answered, well or not. */
  readonly lastQuery: string;
}

export interface PlaceSearch {
  readonly state: Observable<PlaceSearchState>;
  /** Asks for places that match; nearer to `near` come first. An empty query clears the results. */
  search(query: string, near?: Position | null): void;
  /** Aborts what is on its way. */
  stop(): void;
}

/** Long enough to wait for the next letter, short enough not to be felt. */
const PAUSE_MS = 150;
const IDLE: PlaceSearchState = { results: [], loading: false, error: false, offline: false, lastQuery: '' };

/** Search as you type: waits for a pause, and only the latest query may answer. */
export function createPlaceSearch(api: Api): PlaceSearch {
  const state = createObservable(IDLE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  function stop(): void {
    clearTimeout(timer);
    controller.abort();
  }

  async function fetchPlaces(search: string, near: Position | null, signal: AbortSignal): Promise<void> {
    const query = near ? { search, userLatLon: latLon(near) } : { search };
    try {
      api.wake();
      const found = await answerOf(api.GET('/api/v1/places', { params: { query }, signal }), Array.isArray);
      if (signal.aborted) return;
      state.set({ ...IDLE, results: placesFrom(found), lastQuery: search });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      const offline = asProblem(error).kind === 'offline';
      state.set({ ...IDLE, error: true, offline, lastQuery: search });
    }
  }

  return {
    state,
    stop,
    search(query, near = null) {
      stop();
      const wanted = query.trim();
      if (wanted === '') {
        state.set({ ...IDLE, lastQuery: state.get().lastQuery });
        return;
      }
      controller = new AbortController();
      const { signal } = controller;
      state.set({ ...state.get(), loading: true });
      timer = setTimeout(() => void fetchPlaces(wanted, near, signal), PAUSE_MS);
    },
  };
}
