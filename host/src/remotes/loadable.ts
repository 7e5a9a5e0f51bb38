import type { FailureCode, Observable } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { classify, NO_PROBE_RESULT, RemoteFailure } from './failure.ts';
import { SLOW_NOTICE_MS } from './retryPolicy.ts';

export type LoadState<T> =
  | { readonly status: 'idle' }
  /** `slow`: it takes longer than the traveller expects. */
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly code: FailureCode };

/** Something that is loaded when it is wanted. Success is kept, failure never. */
export interface Loadable<T> {
  readonly state: Observable<LoadState<T>>;
  /** Starts loading unless that is under way or done; resolves when it is decided, to the new state. Never rejects. */
  load(): Promise<LoadState<T>>;
  /** The same unseen: for what may be wanted soon, and for what failed and may be back. Only a success changes what is shown. */
  loadInBackground(): Promise<LoadState<T>>;
  /** Loads another one in the place of the one that is here and no good. */
  reload(): Promise<LoadState<T>>;
  /** Forgets the one that is here: it is loaded when it is next wanted. */
  reset(): void;
}

export interface LoadableOptions<T> {
  readonly run: () => Promise<T>;
  /** The one that was loaded is no good; `run` must not give it again. */
  readonly discard?: () => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}

export function createLoadable<T>({ run, discard, onFailure }: LoadableOptions<T>): Loadable<T> {
  const state = createObservable<LoadState<T>>({ status: 'idle' });
  let underWay: Promise<LoadState<T>> | null = null;
  let notice: ReturnType<typeof setTimeout> | undefined;
  const isSeen = () => state.get().status === 'loading';

  function fail(failure: RemoteFailure): void {
    const before = state.get();
    // Another reason needs another sentence, also when nobody is waiting.
    if (isSeen() || (before.status === 'failed' && before.code !== failure.code)) {
      state.set({ status: 'failed', code: failure.code });
      onFailure(failure);
    }
  }

  async function start(): Promise<LoadState<T>> {
    try {
      state.set({ status: 'ready', value: await run() });
    } catch (error) {
      fail(
        error instanceof RemoteFailure
          ? error
          : new RemoteFailure(classify(error, NO_PROBE_RESULT), String(error), error),
      );
    } finally {
      clearTimeout(notice);
      underWay = null;
    }
    return state.get();
  }

  function loadInBackground(): Promise<LoadState<T>> {
    const now = state.get();
    if (now.status === 'ready') return Promise.resolve(now);
    underWay ??= start();
    return underWay;
  }

  function load(): Promise<LoadState<T>> {
    const { status } = state.get();
    if (status === 'idle' || status === 'failed') {
      state.set({ status: 'loading', slow: false });
      notice = setTimeout(() => state.set({ status: 'loading', slow: true }), SLOW_NOTICE_MS);
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
