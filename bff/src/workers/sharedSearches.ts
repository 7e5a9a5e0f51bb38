import type { JourneySearch } from './journeys.ts';

/** Callers of one search; the next one begins another, so that the bound of the queue holds for them too. */
const MOST_CALLERS = 1_000;

interface Shared {
  readonly answer: Promise<Buffer>;
  readonly abort: AbortController;
  callers: number;
  /** Those that have not left. */
  waiting: number;
}

/**
 * Answers searches that are asked while the same one is under way by that one (request coalescing): a link that was sent to thousands costs one search a
 * second. Searches are the same if body, second, language and compression are. Nothing is kept once it is answered. A search is aborted only
 * when all its callers have left; its span belongs to the trace of the first one.
 *
 * @param onShared called for each caller that was answered without a search of its own.
 */
export function sharingSearches(journeys: JourneySearch, onShared: () => void): JourneySearch {
  const running = new Map<string, Shared>();

  function begin(key: string, search: (signal: AbortSignal) => Promise<Buffer>): Shared {
    const abort = new AbortController();
    const shared = { answer: search(abort.signal), abort, callers: 0, waiting: 0 };
    running.set(key, shared);
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    abort.signal.addEventListener('abort', forget);
    shared.answer.then(forget, forget);
    return shared;
  }

  return {
    ...journeys,
    use(snapshot, updates) {
      // Callers from now on must not get an answer from the network before.
      running.clear();
      journeys.use(snapshot, updates);
    },
    async search(body, now, caller = {}) {
      const { signal, language = null, encoding = null } = caller;
      signal?.throwIfAborted();
      const key = JSON.stringify([body, now, language, encoding]);
      const known = running.get(key);
      const isShared = known !== undefined && known.callers < MOST_CALLERS;
      if (isShared) onShared();
      return join(
        isShared ? known : begin(key, (own) => journeys.search(body, now, { ...caller, signal: own })),
        signal,
      );
    },
  };
}

function join(shared: Shared, signal: AbortSignal | undefined): Promise<Buffer> {
  shared.callers++;
  shared.waiting++;
  if (!signal) return shared.answer;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const leave = () => {
    reject(signal.reason);
    if (--shared.waiting === 0) shared.abort.abort(signal.reason);
  };
  signal.addEventListener('abort', leave, { once: true });
  shared.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}
