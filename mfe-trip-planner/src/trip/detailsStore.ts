import { type Api, type ApiProblem, answerOf, asProblem } from '@halte/api';
import { proxy, ref } from 'valtio';
import type { DetailedJourney } from './detailedJourney.ts';

/** Details of one journey, and whether they are on their way. */
export interface DetailState {
  readonly loading: boolean;
  readonly journey: DetailedJourney | null;
  readonly problem: ApiProblem | null;
}

export interface DetailsState {
  /** By journey summary code. Replaced whole, never changed inside. */
  details: ReadonlyMap<string, DetailState>;
}

/** Asks for a journey as it is now; rejects as the API does. */
export function askJourney(api: Api, journeySummaryCode: string, signal?: AbortSignal): Promise<DetailedJourney> {
  const body = { tripType: 0, journeySummaryCode } as const;
  const call = api.POST('/api/trip-planner/v2/journeys/detailed', { body, signal: signal ?? null, fetch: api.asRead });
  return answerOf(call, ({ sections }) => Array.isArray(sections) && sections.length > 0);
}

/** Journeys step by step, as far as somebody looked at them. */
export function createDetailsStore() {
  const state = proxy<DetailsState>({ details: ref(new Map()) });

  function set(code: string, detail: DetailState): void {
    state.details = ref(new Map(state.details).set(code, detail));
  }

  /** Keeps a journey as it is now: its delays may have changed since it was loaded. */
  function keep(journeySummaryCode: string, journey: DetailedJourney): void {
    set(journeySummaryCode, { loading: false, journey, problem: null });
  }

  /**
   * Loads one journey's details unless they are there or on their way. Never rejects; a call after a failure tries again. An answer that
   * comes when they were forgotten, or are known otherwise, counts no more.
   */
  async function load(api: Api, journeySummaryCode: string): Promise<void> {
    const known = state.details.get(journeySummaryCode);
    if (known?.loading || known?.journey) return;
    const asked: DetailState = { loading: true, journey: null, problem: null };
    set(journeySummaryCode, asked);
    const isWanted = () => state.details.get(journeySummaryCode) === asked;
    try {
      const journey = await askJourney(api, journeySummaryCode);
      if (isWanted()) keep(journeySummaryCode, journey);
    } catch (error) {
      if (isWanted()) set(journeySummaryCode, { loading: false, journey: null, problem: asProblem(error) });
    }
  }

  /**
   * Loads one journey's details unless they were asked for before, well or not: what a screen wants by itself is asked for once, because a
   * failure would otherwise be the reason for the next call.
   */
  async function loadOnce(api: Api, journeySummaryCode: string): Promise<void> {
    if (!state.details.has(journeySummaryCode)) await load(api, journeySummaryCode);
  }

  /** The same after a traveller's "try again", or because the network is back. */
  function retry(api: Api, journeySummaryCode: string): Promise<void> {
    api.wake();
    return load(api, journeySummaryCode);
  }

  function forget(): void {
    state.details = ref(new Map());
  }

  return { state, load, loadOnce, retry, keep, forget };
}

export type DetailsStore = ReturnType<typeof createDetailsStore>;

/** One for all views of this area: what one screen has loaded is there for the next. */
export const detailsStore: DetailsStore = createDetailsStore();
