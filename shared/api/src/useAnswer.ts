import { useEffect } from 'react';
import useSWR from 'swr';
import { type ApiProblem, asProblem, isAborted } from './problem.ts';

export interface Answer<Data> {
  readonly data: Data | undefined;
  /** null while all is well; kept beside the data when a later refresh failed. */
  readonly problem: ApiProblem | null;
  /** True while the first answer of this key is on its way. */
  readonly loading: boolean;
  retry(): void;
}

export interface AnswerOptions {
  /** Milliseconds between refreshes while the page is visible; never, unless given. */
  readonly refreshEvery?: number;
  /** Shows the answer of the former key until the new one is there. */
  readonly keepPrevious?: boolean;
}

interface Interest {
  readonly controller: AbortController;
  readers: number;
}

/** Components that read the same key share one call; it is called off when the last of them has gone. */
const interests = new Map<string, Interest>();

function interestIn(key: string): Interest {
  const known = interests.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const interest = { controller: new AbortController(), readers: 0 };
  interests.set(key, interest);
  return interest;
}

function follow(key: string): () => void {
  const interest = interestIn(key);
  interest.readers += 1;
  return () => {
    interest.readers -= 1;
    // A later turn: React in development leaves and comes back at once.
    queueMicrotask(() => {
      if (interest.readers > 0) return;
      interest.controller.abort();
      if (interests.get(key) === interest) interests.delete(key);
    });
  };
}

/**
 * Reads from the backend: one call for all that ask for the same `key`, called off when nobody asks any more. No key, no call.
 * The key must say everything the answer depends on, the language among it.
 */
export function useAnswer<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { refreshEvery = 0, keepPrevious = false }: AnswerOptions = {},
): Answer<Data> {
  useEffect(() => (key === null ? undefined : follow(key)), [key]);
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(
    key,
    (asked: string) => load(interestIn(asked).controller.signal),
    {
      refreshInterval: refreshEvery,
      keepPreviousData: keepPrevious,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return {
    data,
    problem: problemToShow(error),
    loading: isLoading,
    retry: () => void mutate(),
  };
}

function problemToShow(error: unknown): ApiProblem | null {
  return error === undefined || isAborted(error) ? null : asProblem(error);
}
