import { type Api, answerOf, asProblem } from '@halte/api';
import { proxy, ref } from 'valtio';
import type { ItineraryOptions } from '../preferences/itineraryOptions.ts';
import { type DetailsStore, detailsStore } from './detailsStore.ts';
import type { Direction, Trip } from './model.ts';
import {
  answered,
  failed,
  firstJourneyId,
  isAnswer,
  type JourneySearchBody,
  NO_SEARCH,
  returnSearchBody,
  type SearchState,
  searchBody,
  searching,
} from './search.ts';
import { type TripStore, tripStore } from './store.ts';

export interface FoundState {
  /** Which way is looked at: what is selected is selected there. */
  activeView: Direction;
  search: SearchState;
  selectedJourneyId: string | null;
  returnSearch: SearchState;
  returnSelectedJourneyId: string | null;
}

const FIELDS = {
  DEPARTURE: { search: 'search', selectedId: 'selectedJourneyId' },
  RETURN: { search: 'returnSearch', selectedId: 'returnSelectedJourneyId' },
} as const;

export interface Found {
  readonly search: SearchState;
  readonly selectedId: string | null;
}

/** What was found for the way that is looked at. */
export function foundIn(state: Readonly<FoundState>, activeView: Direction = state.activeView): Found {
  const { search, selectedId } = FIELDS[activeView];
  return { search: state[search], selectedId: state[selectedId] };
}

export interface FoundStoreParts {
  readonly trips: Pick<TripStore, 'onEdit'>;
  readonly details: Pick<DetailsStore, 'forget'>;
}

/** What was found for a trip, out and back. Values are replaced whole, never changed inside. */
export function createFoundStore({ trips, details }: FoundStoreParts) {
  const state = proxy<FoundState>({
    activeView: 'DEPARTURE',
    search: ref(NO_SEARCH),
    selectedJourneyId: null,
    returnSearch: ref(NO_SEARCH),
    returnSelectedJourneyId: null,
  });
  const latest: Record<Direction, AbortController> = {
    DEPARTURE: new AbortController(),
    RETURN: new AbortController(),
  };

  function forget(direction: Direction): void {
    const { search, selectedId } = FIELDS[direction];
    latest[direction].abort();
    state[search] = ref(NO_SEARCH);
    state[selectedId] = null;
  }

  // Only what the traveller does makes results void: they would vanish with every minute otherwise.
  trips.onEdit(() => {
    forget('DEPARTURE');
    forget('RETURN');
    state.activeView = 'DEPARTURE';
  });

  /** Whether this very thing is searched already, or was found. */
  function isKnown(direction: Direction, key: string): boolean {
    const { search } = foundIn(state, direction);
    return search.key === key && search.problem === null;
  }

  /** Only the latest search of a direction may answer. */
  async function run(direction: Direction, api: Api, body: JourneySearchBody): Promise<void> {
    const { search, selectedId } = FIELDS[direction];
    const key = JSON.stringify(body);
    latest[direction] = new AbortController();
    const { signal } = latest[direction];
    state[search] = ref(searching(key));
    api.wake();
    try {
      const call = api.POST('/api/trip-planner/v2/journeys/search', { body, signal, fetch: api.asSearch });
      const answer = await answerOf(call, isAnswer);
      if (signal.aborted) return;
      state[search] = ref(answered(key, answer));
      state[selectedId] = firstJourneyId(state[search].groups);
    } catch (error) {
      if (!signal.aborted) state[search] = ref(failed(key, asProblem(error)));
    }
  }

  /**
   * Searches journeys for `trip` with these preferences, its times on the clocks of `zone`. Does nothing without both places, or when this
   * very trip is searched or was found already. Never rejects: what went wrong is in the state.
   */
  async function search(api: Api, trip: Trip, zone: string, options: ItineraryOptions = {}): Promise<void> {
    const body = searchBody(trip, zone, options);
    if (!body || isKnown('DEPARTURE', JSON.stringify(body))) return;
    forget('DEPARTURE');
    forget('RETURN');
    details.forget();
    await run('DEPARTURE', api, body);
  }

  /** The same for the way back of the journey `previousCode`, without which nothing happens; what was found for the way out stays. */
  async function searchReturns(
    api: Api,
    trip: Trip,
    zone: string,
    ask: { readonly options?: ItineraryOptions; readonly previousCode: string | null },
  ): Promise<void> {
    const body = returnSearchBody(trip, zone, ask);
    if (!body || isKnown('RETURN', JSON.stringify(body))) return;
    forget('RETURN');
    await run('RETURN', api, body);
  }

  /** The traveller looks at the journeys out, or back. */
  function look(direction: Direction): void {
    state.activeView = direction;
  }

  /** Selects a journey among those that are looked at. */
  function selectJourney(id: string): void {
    state[FIELDS[state.activeView].selectedId] = id;
  }

  return { state, search, searchReturns, look, selectJourney };
}

export type FoundStore = ReturnType<typeof createFoundStore>;

/** One for all views of this area: results are still there after a look at a roadmap. */
export const foundStore: FoundStore = createFoundStore({ trips: tripStore, details: detailsStore });
