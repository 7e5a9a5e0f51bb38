import type { FailureCode, Observable } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { classify, RemoteFailure } from './failure.ts';
import { NOTICE_MS } from './policy.ts';

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
}

export interface LoadableOptions<T> {
  readonly run: () => Promise<T>;
  readonly onFailure: (failure: RemoteFailure) => void;
}

export function createLoadable<T>({ run, onFailure }: LoadableOptions<T>): Loadable<T> {
  const state = createObservable<LoadState<T>>({ status: 'idle' });
  let underWay: Promise<LoadState<T>> | null = null;

  async function start(): Promise<LoadState<T>> {
    state.set({ status: 'loading', slow: false });
    const notice = setTimeout(() => state.set({ status: 'loading', slow: true }), NOTICE_MS);
    try {
      state.set({ status: 'ready', value: await run() });
    } catch (error) {
      const failure =
        error instanceof RemoteFailure ? error : new RemoteFailure(classify(error, null), String(error), error);
      state.set({ status: 'failed', code: failure.code });
      onFailure(failure);
    } finally {
      clearTimeout(notice);
      underWay = null;
    }
    return state.get();
  }

  return {
    state,
    load() {
      const now = state.get();
      if (now.status === 'ready') return Promise.resolve(now);
      underWay ??= start();
      return underWay;
    },
  };
}
