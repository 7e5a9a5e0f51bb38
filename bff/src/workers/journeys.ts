import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { JourneyEngine } from '../engine/journeyEngine.ts';
import { createEngine } from '../engine/raptor/engine.ts';
import { answerRequest } from '../journeys/answer.ts';
import { requestOf } from '../journeys/request.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { RequestError } from '../problems/requestError.ts';
import type { TripUpdates } from '../timetable/realtime/tripUpdates.ts';

/** What a search needs of the network. */
export type Searched = Pick<NetworkSnapshot, 'feed' | 'places'>;

/** Where journeys are searched: on threads of their own, or on this one. */
export interface JourneySearch {
  /**
   * From now on, searches are answered with this network; those that run already end on the one before. `updates` are those that `snapshot`
   * has laid over its timetable.
   */
  use(snapshot: Searched, updates: TripUpdates): void;
  /**
   * Resolves to the JSON of a `JourneySearchAnswer` in UTF-8. Rejects with a {@link RequestError}: for a request that makes no sense, and, to be tried
   * again, when too many wait already or the search broke off. With the signal's reason when it is aborted.
   */
  search(body: JourneySearchBodyT, now: EpochSeconds, signal?: AbortSignal, language?: string | null): Promise<Buffer>;
  /** Searches that are under way, and those that wait for a thread. */
  load(): { readonly searching: number; readonly waiting: number };
  /** Takes no more searches, answers those it has, and ends its threads. */
  close(): Promise<void>;
}

export function loading(): RequestError {
  return new RequestError('loading', 'loading', 'The timetable is still being loaded: try again in a few seconds.');
}

/** On this thread, which does nothing else meanwhile: for a machine with one core. */
export function searchHere(): JourneySearch {
  let snapshot: (Searched & { readonly engine: JourneyEngine }) | null = null;
  return {
    use({ feed, places }) {
      snapshot = { feed, places, engine: createEngine(feed) };
    },
    async search(body, now, _signal, language = null) {
      if (!snapshot) throw loading();
      const request = requestOf(searchedInLanguage(snapshot, language), body, now);
      return Buffer.from(JSON.stringify(answerRequest(snapshot, request)));
    },
    // A search blocks this thread: no other can be under way.
    load: () => ({ searching: 0, waiting: 0 }),
    async close() {
      snapshot = null;
    },
  };
}
