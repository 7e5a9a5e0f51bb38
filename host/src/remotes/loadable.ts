import type { FailureCode, Observable } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { failureOf, type RemoteFailure } from './failure.ts';
import { SLOW_NOTICE_MS } from './retryPolicy.ts';

export type LoadState<T> =
  | { readonly status: 'idle' }
  /** `slow`: loading for longer than {@link SLOW_NOTICE_MS}. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly code: FailureCode };

/** A value that is loaded on demand. A success is cached, a failure never is. */
export interface Loadable<T> {
  readonly state: Observable<LoadState<T>>;
  /**
   * Starts loading unless it is pending or ready; resolves to the new state. Never rejects. A retry of a failure that joins a background run
   * runs again when that run fails: the background run may have started before the cause was removed.
   */
  load(): Promise<LoadState<T>>;
  /** Loads without showing it, for prefetches and for retries in the background: only a success changes the state. */
  loadInBackground(): Promise<LoadState<T>>;
  /** Discards the value and loads it again. */
  reload(): Promise<LoadState<T>>;
  /** Drops the value; the next `load` starts again. */
  reset(): void;
}

export interface LoadableOptions<T> {
  readonly run: () => Promise<T>;
  /** Called by `reload`: the next `run` must not return the same value. */
  readonly discard?: () => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}

export function createLoadable<T>({ run, discard, onFailure }: LoadableOptions<T>): Loadable<T> {
  const state = createObservable<LoadState<T>>({ status: 'idle' });
  let pending: Promise<LoadState<T>> | null = null;
  let slowNotice: ReturnType<typeof setTimeout> | undefined;
  /** A retry has joined a background run, and has had no run of its own yet. */
  let hasJoinedRetry = false;
  const isVisible = () => state.get().status === 'loading';

  function fail(failure: RemoteFailure): void {
    const before = state.get();
    // A background load that fails for another reason changes the message.
    if (isVisible() || (before.status === 'failed' && before.code !== failure.code)) {
      state.set({ status: 'failed', code: failure.code });
      onFailure(failure);
    }
  }

  async function runAgainForRetry(): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!hasJoinedRetry) throw error;
      return await run();
    }
  }

  async function start(): Promise<LoadState<T>> {
    try {
      state.set({ status: 'ready', value: await runAgainForRetry() });
    } catch (error) {
      fail(failureOf(error));
    } finally {
      clearTimeout(slowNotice);
      pending = null;
      hasJoinedRetry = false;
    }
    return state.get();
  }

  function loadInBackground(): Promise<LoadState<T>> {
    const now = state.get();
    if (now.status === 'ready') return Promise.resolve(now);
    pending ??= start();
    return pending;
  }

  function load(): Promise<LoadState<T>> {
    const { status } = state.get();
    if (status === 'idle' || status === 'failed') {
      hasJoinedRetry = status === 'failed' && pending !== null;
      state.set({ status: 'loading', slow: false });
      slowNotice = setTimeout(() => state.set({ status: 'loading', slow: true }), SLOW_NOTICE_MS);
    }
    return loadInBackground();
  }

  function reset(): void {
    if (state.get().status === 'ready') state.set({ status: 'idle' });
  }

  return {
    state,
    load,
    loadInBackground,
    reload() {
      discard?.();
      reset();
      return load();
    },
    reset,
  };
}
