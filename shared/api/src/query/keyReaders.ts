interface KeyReaders {
  readonly controller: AbortController;
  count: number;
}

/** Mounted hooks by query key. They share one request and one AbortSignal. */
const readersByKey = new Map<string, KeyReaders>();

function readersOf(key: string): KeyReaders {
  const known = readersByKey.get(key);
  if (known) return known;
  const readers = { controller: new AbortController(), count: 0 };
  readersByKey.set(key, readers);
  return readers;
}

export function isRead(key: string): boolean {
  return (readersByKey.get(key)?.count ?? 0) > 0;
}

/** Counts one mounted reader of `key`; returns its cleanup. The last cleanup aborts the requests of the key. */
export function addReader(key: string): () => void {
  const readers = readersOf(key);
  readers.count += 1;
  return () => {
    readers.count -= 1;
    // In a microtask: StrictMode unmounts and mounts again at once.
    queueMicrotask(() => {
      if (readers.count > 0 || readersByKey.get(key) !== readers) return;
      readersByKey.delete(key);
      readers.controller.abort();
    });
  };
}

/** Runs `fetcher` with the abort signal of `key`. Fetches again if a reader mounted after the abort and waits for this request. */
export async function fetchForReaders<Data>(
  key: string,
  fetcher: (signal: AbortSignal) => Promise<Data>,
): Promise<Data> {
  const { signal } = readersOf(key).controller;
  try {
    return await fetcher(signal);
  } catch (error) {
    if (signal.aborted && readersByKey.has(key)) return fetchForReaders(key, fetcher);
    throw error;
  }
}
