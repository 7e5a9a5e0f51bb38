import { type Instant, nowInstant } from '@halte/i18n';
import { proxy } from 'valtio';
import type { Direction } from '../trip/model.ts';
import type { JourneySearchBody } from '../trip/search.ts';
import type { TripStore } from './tripStore.ts';

/** One search as it was started. Its answer is server state: see `useSearchResults`. */
interface SearchRequest {
  /** Journeys that were no longer fresh at this time are searched again. */
  readonly startedAt: Instant;
  /** The body as JSON text. */
  readonly body: string;
}

export interface SearchStoreState {
  readonly requests: Record<Direction, SearchRequest | null>;
  /** The id of the selected journey as the only key, so that of many cards only two render on a selection. Empty: the first journey. */
  readonly selected: Record<Direction, Readonly<Record<string, true>>>;
  /** When the current outbound search was started: details that were no longer fresh then are fetched again. */
  outboundSince: Instant | null;
  /** The search that a journey led to because it cannot be rebuilt, as the text of its address; null where none did. */
  ledTo: string | null;
}

/** The searches of a trip, outbound and return, and which journey is selected in each. */
export function createSearchStore(trips: Pick<TripStore, 'onEdit'>) {
  const state = proxy<SearchStoreState>({
    requests: { DEPARTURE: null, RETURN: null },
    selected: { DEPARTURE: {}, RETURN: {} },
    outboundSince: null,
    ledTo: null,
  });

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
    const startedAt = nowInstant();
    if (direction === 'DEPARTURE') {
      clear('RETURN');
      state.outboundSince = startedAt;
    }
    state.requests[direction] = { startedAt, body };
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
