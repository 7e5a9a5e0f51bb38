import { type Api, ApiProblem, answerOf } from '@halte/api';
import { type Instant, nowInstant } from '@halte/i18n';
import { proxy, ref } from 'valtio';
import type { ItineraryOptions } from '../preferences/itineraryOptions.ts';
import { wholeMinute } from './dateTime.ts';
import { emptyTrip, type Trip } from './model.ts';
import type { DetailedJourney } from './roadmap.ts';
import { ticked } from './rules.ts';
import {
  answered,
  failed,
  firstJourneyId,
  NO_SEARCH,
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
  search: SearchState;
  selectedJourneyId: string | null;
  /** By journey summary code. */
  details: ReadonlyMap<string, DetailState>;
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
    search: ref(NO_SEARCH),
    selectedJourneyId: null,
    details: ref(new Map()),
  });
  let latest = new AbortController();
  let watchers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function clearResults(): void {
    latest.abort();
    state.search = ref(NO_SEARCH);
    state.selectedJourneyId = null;
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

  /**
   * Searches journeys for `trip` with these preferences, its times on the clocks of `zone`. Does nothing without both places, or when this very trip is searched or was
   * found already. Only the latest search may answer. Never rejects: what went wrong is in the state.
   */
  async function search(api: Api, trip: Trip, zone: string, options: ItineraryOptions = {}): Promise<void> {
    const body = searchBody(trip, zone, options);
    if (!body) return;
    const key = JSON.stringify(body);
    if (state.search.key === key && state.search.problem === null) return;
    clearResults();
    latest = new AbortController();
    const { signal } = latest;
    state.details = ref(new Map());
    state.search = ref(searching(key));
    try {
      const answer = await answerOf(api.POST('/api/trip-planner/v2/journeys/search', { body, signal }));
      if (signal.aborted) return;
      state.search = ref(answered(key, answer));
      state.selectedJourneyId = firstJourneyId(state.search.groups);
    } catch (error) {
      if (!signal.aborted) state.search = ref(failed(key, problemOf(error)));
    }
  }

  function selectJourney(id: string): void {
    state.selectedJourneyId = id;
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

  return { state, edit, fill, tick, startTicker, search, selectJourney, loadDetails };
}

export type TripStore = ReturnType<typeof createTripStore>;

/** One for all views of this area: results are still there after a look at a roadmap. */
export const tripStore: TripStore = createTripStore();
