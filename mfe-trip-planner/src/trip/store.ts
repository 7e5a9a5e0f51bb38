import { type Api, ApiProblem, answerOf } from '@halte/api';
import { type Instant, nowInstant } from '@halte/i18n';
import { proxy, ref } from 'valtio';
import type { ItineraryOptions } from '../preferences/itineraryOptions.ts';
import { wholeMinute } from './dateTime.ts';
import { type Direction, emptyTrip, type Trip } from './model.ts';
import type { DetailedJourney } from './roadmap.ts';
import { ticked } from './rules.ts';
import {
  answered,
  failed,
  firstJourneyId,
  type JourneySearchBody,
  NO_SEARCH,
  returnSearchBody,
  type SearchProblem,
  type SearchState,
  searchBody,
  searching,
} from './search.ts';

/** Details of one journey, and whether they are on their way. */
export interface DetailState {
  readonly loading: boolean;
  readonly journey: DetailedJourney | null;
  readonly problem: SearchProblem | null;
}

export interface TripState {
  /** What stands in the form. */
  trip: Trip;
  /** The current minute. */
  now: Instant;
  /** Which way is looked at: what is selected is selected there. */
  activeView: Direction;
  search: SearchState;
  selectedJourneyId: string | null;
  returnSearch: SearchState;
  returnSelectedJourneyId: string | null;
  /** By journey summary code. */
  details: ReadonlyMap<string, DetailState>;
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
export function foundIn(state: Readonly<TripState>, activeView: Direction = state.activeView): Found {
  const { search, selectedId } = FIELDS[activeView];
  return { search: state[search], selectedId: state[selectedId] };
}

const TICK_MS = 1000;

function problemOf(error: unknown): SearchProblem {
  const { code, status } = error instanceof ApiProblem ? error : { code: '', status: 0 };
  if (code === 'offline') return 'offline';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}

/** The trip planner's memory and what changes it. Values are replaced whole, never changed inside. */
export function createTripStore(clock: () => Instant = nowInstant) {
  const now = wholeMinute(clock());
  const state = proxy<TripState>({
    trip: ref(emptyTrip(now)),
    now,
    activeView: 'DEPARTURE',
    search: ref(NO_SEARCH),
    selectedJourneyId: null,
    returnSearch: ref(NO_SEARCH),
    returnSelectedJourneyId: null,
    details: ref(new Map()),
  });
  const latest: Record<Direction, AbortController> = {
    DEPARTURE: new AbortController(),
    RETURN: new AbortController(),
  };
  let watchers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function forget(direction: Direction): void {
    const { search, selectedId } = FIELDS[direction];
    latest[direction].abort();
    state[search] = ref(NO_SEARCH);
    state[selectedId] = null;
  }

  function clearResults(): void {
    forget('DEPARTURE');
    forget('RETURN');
    state.activeView = 'DEPARTURE';
  }

  /** A change by the traveller makes the results void; one by the clock does not, they would vanish every minute. */
  function edit(change: (trip: Trip) => Trip): void {
    const next = change(state.trip);
    if (next === state.trip) return;
    state.trip = ref(next);
    clearResults();
  }

  /** Puts a trip into the form that somebody else described, e.g. an address. Results are not touched. */
  function fill(trip: Trip): void {
    state.trip = ref(trip);
  }

  function tick(): void {
    const minute = wholeMinute(clock());
    if (minute === state.now) return;
    state.now = minute;
    const next = ticked(state.trip, minute);
    if (next !== state.trip) state.trip = ref(next);
  }

  /** Keeps the time, once a second, until everybody who asked for it has called the returned function. */
  function startTicker(): () => void {
    watchers += 1;
    if (watchers === 1) {
      tick();
      timer = setInterval(tick, TICK_MS);
    }
    return () => {
      watchers -= 1;
      if (watchers === 0) clearInterval(timer);
    };
  }

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
    try {
      const answer = await answerOf(api.POST('/api/trip-planner/v2/journeys/search', { body, signal }));
      if (signal.aborted) return;
      state[search] = ref(answered(key, answer));
      state[selectedId] = firstJourneyId(state[search].groups);
    } catch (error) {
      if (!signal.aborted) state[search] = ref(failed(key, problemOf(error)));
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
    state.details = ref(new Map());
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

  function setDetail(code: string, detail: DetailState): void {
    state.details = ref(new Map(state.details).set(code, detail));
  }

  /** Loads one journey's details unless they are there or on their way. Never rejects; a call after a failure tries again. */
  async function loadDetails(api: Api, journeySummaryCode: string): Promise<void> {
    const known = state.details.get(journeySummaryCode);
    if (known?.loading || known?.journey) return;
    setDetail(journeySummaryCode, { loading: true, journey: null, problem: null });
    try {
      const body = { tripType: 0, journeySummaryCode } as const;
      const journey = await answerOf(api.POST('/api/trip-planner/v2/journeys/detailed', { body }));
      setDetail(journeySummaryCode, { loading: false, journey, problem: null });
    } catch (error) {
      setDetail(journeySummaryCode, { loading: false, journey: null, problem: problemOf(error) });
    }
  }

  return { state, edit, fill, tick, startTicker, search, searchReturns, look, selectJourney, loadDetails };
}

export type TripStore = ReturnType<typeof createTripStore>;

/** One for all views of this area: results are still there after a look at a roadmap. */
export const tripStore: TripStore = createTripStore();
