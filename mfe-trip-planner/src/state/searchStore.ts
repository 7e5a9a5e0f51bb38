import { proxy } from 'valtio';
import type { Direction } from '../trip/model.ts';
import type { JourneySearchBody } from '../trip/search.ts';
import type { TripStore } from './tripStore.ts';

/** One search as it was started. Its answer is server state: see `useSearchResults`. */
interface SearchRequest {
  /** Part of the query key: the same body searched again after an edit is another request. */
  readonly id: number;
  /** The body as JSON text. */
  readonly body: string;
}

export interface SearchStoreState {
  readonly requests: Record<Direction, SearchRequest | null>;
  /** The id of the selected journey as the only key, so that of many cards only two render on a selection. Empty: the first journey. */
  readonly selected: Record<Direction, Readonly<Record<string, true>>>;
  /** How many outbound searches were started. Details of journeys are cached per outbound search. */
  outboundCount: number;
  /** The search that a journey led to because it cannot be rebuilt, as the text of its address; null where none did. */
  ledTo: string | null;
}

/** The searches of a trip, outbound and return, and which journey is selected in each. */
export function createSearchStore(trips: Pick<TripStore, 'onEdit'>) {
  const state = proxy<SearchStoreState>({
    requests: { DEPARTURE: null, RETURN: null },
    selected: { DEPARTURE: {}, RETURN: {} },
    outboundCount: 0,
    ledTo: null,
  });
  let lastId = 0;

  function clear(direction: Direction): void {
    state.requests[direction] = null;
    state.selected[direction] = {};
  }

  // Only an edit by the traveller clears the results, not the clock: they would vanish every minute.
  trips.onEdit(() => {
    clear('DEPARTURE');
    clear('RETURN');
  });

  /** Starts a search, unless the current one of this direction has the same body. An outbound search also clears the return search. Returns whether it is a new search. */
  function start(direction: Direction, request: JourneySearchBody): boolean {
    const body = JSON.stringify(request);
    if (state.requests[direction]?.body === body) return false;
    if (direction === 'DEPARTURE') {
      clear('RETURN');
      state.outboundCount += 1;
    }
    lastId += 1;
    state.requests[direction] = { id: lastId, body };
    state.selected[direction] = {};
    return true;
  }

  function select(direction: Direction, journeyId: string): void {
    state.selected[direction] = { [journeyId]: true };
  }

  /** Remembers that a journey which cannot be rebuilt led to this search; null forgets it. */
  function leadTo(search: string | null): void {
    state.ledTo = search;
  }

  return { state, start, select, leadTo };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
