import type { Locale } from '@halte/contract';
import { useLocale } from '@halte/i18n';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, unstable_serialize } from 'swr';
import { type ApiProblem, asProblem, isAborted } from '../policy/problem.ts';
import { addReader, fetchForReaders } from './keyReaders.ts';

export interface ApiQuery<Data> {
  readonly data: Data | undefined;
  /** null without an error; set beside `data` when a later refresh failed. Aborts are not errors. */
  readonly problem: ApiProblem | null;
  /** True while the first request of this key is pending. */
  readonly isLoading: boolean;
  readonly mutate: KeyedMutator<Data>;
  /** Sends the request again, without deduplication. */
  retry(): void;
}

export type ApiQueryOptions<Data> = SWRConfiguration<Data, unknown>;

/** What a response depends on, besides its language: a name for the request, and all parameters. Null sends no request. */
export type QueryKey = string | readonly unknown[] | null;

/** The key in the cache. */
export function cacheKey(locale: Locale, key: QueryKey): readonly [Locale, string | readonly unknown[]] | null {
  return key === null ? null : [locale, key];
}

/**
 * `useSWR` for the backend. Hooks with equal keys share one request; it is aborted when the last of them unmounts or changes its key. SWR
 * caches by key and by the language of the page, which is that of the request: a late response never replaces the data of a newer key.
 * The call policy of the client retries, so SWR does not; after the wait that a busy server asks for, the request is sent again once.
 */
export function useApiQuery<Data>(
  queryKey: QueryKey,
  fetcher: (signal: AbortSignal) => Promise<Data>,
  options: ApiQueryOptions<Data> = {},
): ApiQuery<Data> {
  const key = cacheKey(useLocale(), queryKey);
  const id = unstable_serialize(key);
  // Before useSWR: SWR sends the request in its own layout effect.
  useLayoutEffect(() => (id === '' ? undefined : addReader(id)), [id]);
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(key, () => fetchForReaders(id, fetcher), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...options,
  });
  const retry = useCallback(() => void mutate(), [mutate]);
  useOneRetry(id, { wait: error === undefined ? null : waitAfter(error), retry });
  return { data, problem: problemToShow(error), isLoading, mutate, retry };
}

function problemToShow(error: unknown): ApiProblem | null {
  return error === undefined || isAborted(error) ? null : asProblem(error);
}

/** The seconds after which a busy server wants to be asked again. */
function waitAfter(error: unknown): number | null {
  const { kind, retryAfter } = asProblem(error);
  return kind === 'busy' ? retryAfter : null;
}

/** Retries once after `wait` seconds; again only for another key. */
function useOneRetry(id: string, { wait, retry }: { readonly wait: number | null; readonly retry: () => void }): void {
  const retriedFor = useRef<string | null>(null);
  useEffect(() => {
    if (wait === null || retriedFor.current === id) return undefined;
    const timer = setTimeout(() => {
      retriedFor.current = id;
      retry();
    }, wait * 1_000);
    return () => clearTimeout(timer);
  }, [id, wait, retry]);
}
