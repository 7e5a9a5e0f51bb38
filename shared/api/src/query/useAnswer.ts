import { type Locale, nextTask } from '@halte/contract';
import { type Instant, millisOf, nowInstant, useLocale } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR, { type Revalidator, type RevalidatorOptions, unstable_serialize, useSWRConfig } from 'swr';
import { apiFor } from '../apiFor.ts';
import type { Api } from '../client.ts';
import { type ApiProblem, asProblem, isAborted } from '../policy/problem.ts';
import { CALL_LIMIT_MS } from '../policy/timeLimit.ts';
import { useAccount } from './account.ts';
import { ageOf, type Embedded, markUsed } from './embedded.ts';
import { keepToVisitor } from './forget.ts';
import { addReader, fetchForReaders, isRead } from './keyReaders.ts';
import { queryKey } from './queryKey.ts';
import { useRefreshAfterFailure } from './useRefreshAfterFailure.ts';

/** An answer in the cache. */
interface Received<Data> {
  readonly receivedAt: Instant;
  readonly answer: Data;
}

export interface Query<Data> {
  readonly data: Data | undefined;
  /** When `data` arrived; null without data. */
  readonly receivedAt: Instant | null;
  /** null without an error; set together with `data` when a later refresh failed. Aborts are not errors. */
  readonly problem: ApiProblem | null;
  /** True while the first request of this question is pending. */
  readonly isLoading: boolean;
  /** The traveller tries again: sends the request however fresh the answer is, also while the client holds back. */
  retry(): void;
  /** The same; resolves with the answer in the cache when the request has ended. */
  refresh(): Promise<Data | undefined>;
  /** Changes the answer in the cache, after a change of it was sent. Sends no request, and drops the answer of a pending one. */
  update(change: (data: Data | undefined) => Data): void;
}

export interface QueryOptions<Data> {
  /** Whether the request is repeated while its answer is shown. By default as in the table of reads. */
  readonly isLive?: (data: Data, problem: ApiProblem | null) => boolean;
  /** The former answer stays until the new one arrives, if both are about the same subject. */
  readonly keepsPrevious?: boolean;
  /** A live answer is also requested again after a failure, if there is something to show. */
  readonly isPersistent?: boolean;
  /** Requested by the traveller: it is sent even while the circuit is open after failures. */
  readonly isAction?: boolean;
  /** `stale`: for the first time, and when the answer is no longer fresh. `once`: for the first time only. `never`: other readers ask. */
  readonly asks?: 'stale' | 'once' | 'never';
  /** The client to ask with, where another one than that of the host was handed over. */
  readonly api?: Api;
  /** With `once`: an answer that was no longer fresh at this time counts as none. */
  readonly since?: Instant;
}

/** One question to one address. */
interface Request<Data> {
  readonly address: string;
  /** Null sends no request. */
  readonly question: object | null;
  /** The part of the question that identifies its subject. */
  readonly subject: unknown;
  readonly freshFor: number;
  readonly isLive: boolean;
  readonly isPersonal: boolean;
  send(api: Api, signal: AbortSignal): Promise<Data>;
  /** The answer that came with the page, for this language; null without one. */
  embedded?(locale: Locale): Embedded<Data> | null;
}

const SECOND = 1_000;

/**
 * `useSWR` for the backend. Hooks with the same question share one answer in the cache and one request, which is aborted when the last of them
 * unmounts or asks something else. The call policy of the client retries, so SWR does not, but once after a wait that a busy server asks for
 * and that is longer than a call may take.
 */
export function useAnswer<Data>(request: Request<Data>, options: QueryOptions<Data>): Query<Data> {
  const { address, question, subject, freshFor, isPersonal, send } = request;
  const { asks = 'stale', since, isAction = false, isPersistent = false, keepsPrevious = false } = options;
  const host = useHost();
  const { tenant, session } = host;
  const { cache, compare, mutate: mutateAny } = useSWRConfig();
  const locale = useLocale();
  const account = useAccount(session, isPersonal);
  const api = options.api ?? apiFor(host);
  const key = question && queryKey({ locale, tenant, account }, address, question);
  const id = unstable_serialize(key);
  const [firstId] = useState(id);
  const isUnknown = question !== null && cache.get(id)?.data === undefined;
  const embedded = isUnknown ? (request.embedded?.(locale) ?? null) : null;
  // At once, where it is no part of the first render, which equals the markup: a request, though none is sent, renders the screen two times more.
  if (embedded && asks === 'once' && id !== firstId) {
    markUsed(embedded);
    cache.set(id, { data: embedded });
  }
  const entry = cache.get(id);
  const known: Received<Data> | undefined = entry?.data;

  // Before useSWR: SWR sends the request in its own layout effect.
  useLayoutEffect(() => {
    keepToVisitor({ session, tenant }, { cache, mutate: mutateAny });
    return id === '' ? undefined : addReader(id);
  }, [id, session, tenant, cache, mutateAny]);

  async function fetchAnswer(): Promise<Received<Data>> {
    const given = request.embedded?.(locale);
    if (given) {
      markUsed(given);
      return given;
    }
    if (isAction) api.wake();
    const answer = await fetchForReaders(id, async (signal) => {
      // SWR asks in its layout effect, in the task that draws the screen.
      await nextTask();
      signal.throwIfAborted();
      return send(api, signal);
    });
    const former: Received<Data> | undefined = cache.get(id)?.data;
    // An equal answer stays the same object, so that what is computed from it is not computed again.
    return { receivedAt: nowInstant(), answer: former && compare(former.answer, answer) ? former.answer : answer };
  }

  const isLive = options.isLive
    ? known !== undefined && options.isLive(known.answer, problemToShow(entry?.error))
    : request.isLive;
  const isOutdated = since !== undefined && known !== undefined && ageAt(known, since) > freshFor * SECOND;
  const untilStale = useCallback((latest?: Received<Data>) => untilRefresh(latest, freshFor * SECOND), [freshFor]);
  const { data, error, isLoading, mutate } = useSWR<Received<Data>, unknown>(key, fetchAnswer, {
    dedupingInterval: (isLive ? freshFor - 1 : freshFor) * SECOND - (embedded ? ageOf(embedded) : 0),
    refreshInterval: isLive ? untilStale : 0,
    // The failure tells the screen to show the age of its answer.
    refreshWhenOffline: isPersistent,
    revalidateIfStale: asks === 'stale' || isLive,
    revalidateOnReconnect: asks === 'stale' || isLive,
    revalidateOnFocus: isLive,
    ...(asks === 'never' && { revalidateOnMount: false }),
    shouldRetryOnError: (reason: unknown) => waitAfter(reason) !== null,
    onErrorRetry: (reason, _key, _config, revalidate, retry) => retryOnce(reason, revalidate, retry),
  });

  useEffect(() => {
    if (isOutdated && asks !== 'never' && cache.get(id)?.isValidating !== true) void mutate();
  }, [isOutdated, asks, cache, id, mutate]);

  const hasFailed = isPersistent && isLive && error !== undefined && data !== undefined;
  useRefreshAfterFailure(hasFailed, freshFor * SECOND, () => void mutate());

  const current = isOutdated ? undefined : data;
  const about = key && unstable_serialize([...key.slice(0, -1), subject]);
  const shown = usePrevious(current, keepsPrevious ? about : null);
  const refresh = useCallback(() => {
    api.wake();
    return mutate().then((received) => received?.answer);
  }, [api, mutate]);
  const retry = useCallback(() => void refresh(), [refresh]);
  const update = useCallback(
    (change: (data: Data | undefined) => Data) => {
      // By the id, because `mutate` changes the question that is shown now, which may be that of another account.
      if (isRead(id)) void mutateAny<Received<Data>>(id, (last) => changed(last, change), { revalidate: false });
    },
    [id, mutateAny],
  );
  return {
    data: shown?.answer,
    receivedAt: shown?.receivedAt ?? null,
    problem: problemToShow(error),
    isLoading: isLoading || (isOutdated && error === undefined),
    retry,
    refresh,
    update,
  };
}

/** The value or, while there is none, the last one about the same subject; null keeps none. */
function usePrevious<Value>(value: Value | undefined, about: string | null): Value | undefined {
  const last = useRef<{ readonly about: string | null; readonly value: Value } | null>(null);
  useLayoutEffect(() => {
    if (value !== undefined) last.current = { about, value };
  }, [value, about]);
  if (value !== undefined || about === null) return value;
  return last.current?.about === about ? last.current.value : undefined;
}

function changed<Data>(last: Received<Data> | undefined, change: (data: Data | undefined) => Data): Received<Data> {
  return { receivedAt: last?.receivedAt ?? nowInstant(), answer: change(last?.answer) };
}

function ageAt({ receivedAt }: Received<unknown>, at: Instant): number {
  return millisOf(at) - millisOf(receivedAt);
}

/** Milliseconds until an answer is no longer fresh: one that another screen has asked for is refreshed as early as there. */
function untilRefresh(latest: Received<unknown> | undefined, freshMillis: number): number {
  const age = latest ? ageAt(latest, nowInstant()) : 0;
  return age >= 0 && age < freshMillis ? freshMillis - age : freshMillis;
}

function problemToShow(error: unknown): ApiProblem | null {
  return error === undefined || isAborted(error) ? null : asProblem(error);
}

/** Seconds that a busy server asks to wait and that the call policy did not wait by itself, because they exceed the time of a call. */
function waitAfter(error: unknown): number | null {
  const { kind, retryAfter } = asProblem(error);
  return kind === 'busy' && retryAfter !== null && retryAfter * SECOND >= CALL_LIMIT_MS ? retryAfter : null;
}

/** SWR calls it for one of the hooks that share a key, and counts the retries since the last request that a traveller caused. */
function retryOnce(error: unknown, revalidate: Revalidator, options: Required<RevalidatorOptions>): void {
  const wait = waitAfter(error);
  if (wait !== null && options.retryCount === 1) setTimeout(() => void revalidate(options), wait * SECOND);
}
