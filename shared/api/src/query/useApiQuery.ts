import type { Locale } from '@halte/contract';
import { useLocale } from '@halte/i18n';
import { useCallback, useLayoutEffect } from 'react';
import useSWR, {
  type KeyedMutator,
  type Revalidator,
  type RevalidatorOptions,
  type SWRConfiguration,
  unstable_serialize,
} from 'swr';
import { type ApiProblem, asProblem, isAborted } from '../policy/problem.ts';
import { CALL_LIMIT_MS } from '../policy/timeLimit.ts';
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
 * The call policy of the client retries, so SWR does not, but once after a wait that a busy server asks for and that is longer than a call may take.
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
    shouldRetryOnError: (reason: unknown) => waitAfter(reason) !== null,
    onErrorRetry: (error, _key, _config, revalidate, options) => retryOnce(error, revalidate, options),
    ...options,
  });
  const retry = useCallback(() => void mutate(), [mutate]);
  return { data, problem: problemToShow(error), isLoading, mutate, retry };
}

function problemToShow(error: unknown): ApiProblem | null {
  return error === undefined || isAborted(error) ? null : asProblem(error);
}

/** Seconds that a busy server asks to wait and that the call policy did not wait by itself, because they exceed the time of a call. */
function waitAfter(error: unknown): number | null {
  const { kind, retryAfter } = asProblem(error);
  return kind === 'busy' && retryAfter !== null && retryAfter * 1_000 >= CALL_LIMIT_MS ? retryAfter : null;
}

/** SWR calls it for one of the hooks that share a key, and counts the retries since the last request that a traveller caused. */
function retryOnce(error: unknown, revalidate: Revalidator, options: Required<RevalidatorOptions>): void {
  const wait = waitAfter(error);
  if (wait !== null && options.retryCount === 1) setTimeout(() => void revalidate(options), wait * 1_000);
}
