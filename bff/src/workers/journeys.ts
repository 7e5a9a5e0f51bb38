import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import type { EpochSeconds } from '@halte/engine/common/time';
import { findFor } from '@halte/engine/journeys/found';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { requestOf } from '@halte/engine/journeys/request';
import { RequestError } from '@halte/engine/problems/requestError';
import type { TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import type { Encoding } from '@halte/server/acceptedEncoding';
import { monotonic } from '../common/monotonic.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { searchedInLanguage } from '../network/snapshotInLanguage.ts';
import { searchedNetwork } from '../places/placeById.ts';
import { type OnSearch, partsOfThread } from './searchParts.ts';
import { writeAnswer } from './writeAnswer.ts';

/** The parts of the network that a search needs. */
export type Searched = Pick<NetworkSnapshot, 'feed' | 'places' | 'walkTables'>;

/** By whom a search is asked. */
export interface Caller {
  /** Aborted if the caller no longer waits. */
  readonly signal?: AbortSignal;
  /** Language of the names in the answer: see `searchedInLanguage`. Absent: original names. */
  readonly language?: string | null;
  /** The compression of the answer. Absent: none. */
  readonly encoding?: Encoding | null;
  /** W3C Trace Context of its request. */
  readonly traceparent?: string | null;
}

/** Searches journeys, on separate threads or on this one. */
export interface JourneySearch {
  /**
   * From now on, searches are answered with this network; running ones finish with the previous one. `updates` are those that `snapshot`
   * has laid over its timetable.
   */
  use(snapshot: Searched, updates: TripUpdates): void;
  /**
   * Resolves to the JSON of a `JourneySearchAnswer` in UTF-8, compressed as the caller wants it. Rejects with a {@link RequestError} for an invalid request and, as
   * a retryable error, if too many searches are waiting or the thread failed; with the signal's reason if aborted.
   */
  search(body: JourneySearchBodyT, now: EpochSeconds, caller?: Caller): Promise<Buffer>;
  /** Resolves once the first search need not make anything that the next ones have. */
  prepared(): Promise<void>;
  /** Number of running searches, and of those waiting for a thread. */
  load(): { readonly searching: number; readonly waiting: number };
  /** Accepts no more searches, answers pending ones, and ends its threads. */
  close(): Promise<void>;
}

export function loading(): RequestError {
  return new RequestError('loading', 'loading', 'The timetable is still being loaded: try again in a few seconds.');
}

/** Searches on this thread, blocking it: for a machine with one core. */
export function searchHere(onSearch?: OnSearch): JourneySearch {
  const finder = createOwnFinder();
  let snapshot: Searched | null = null;
  return {
    use(next) {
      snapshot = next;
    },
    async search(body, now, { language = null, encoding = null, traceparent = null } = {}) {
      if (!snapshot) throw loading();
      const { feed } = snapshot;
      const request = requestOf(searchedNetwork(searchedInLanguage(snapshot, language)), body, now);
      const began = monotonic();
      const found = await findFor(finder, feed, request, NO_LIMITS);
      const foundAt = monotonic();
      const answer = Buffer.from(writeAnswer(feed, { request, encoding }, found).buffer);
      onSearch?.(partsOfThread({ began, found: foundAt, written: monotonic() }), traceparent);
      return answer;
    },
    // Made by the first search: this thread answers what else is asked meanwhile.
    prepared: async () => undefined,
    // A search blocks this thread, so none can be running.
    load: () => ({ searching: 0, waiting: 0 }),
    async close() {
      snapshot = null;
    },
  };
}
