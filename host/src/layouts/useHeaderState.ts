import type { HeaderModule } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useDeferredValue } from 'react';
import { useApp } from '../context/appContext.ts';
import type { LoadState } from '../remotes/loadable.ts';

const LOADING: LoadState<HeaderModule> = { status: 'loading', slow: false };

/**
 * The tenant's header, in each of its loading states. The markup of the page has none yet. Deferred: React renders readers of an observable in the task
 * that changes it, and their effects, which draw the three parts of the header.
 */
export function useHeaderState(): LoadState<HeaderModule> {
  return useDeferredValue(useObservable(useApp().remotes.header.state, LOADING));
}
