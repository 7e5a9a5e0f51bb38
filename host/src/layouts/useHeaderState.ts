import type { HeaderModule } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useApp } from '../context/appContext.ts';
import type { LoadState } from '../remotes/loadable.ts';

const LOADING: LoadState<HeaderModule> = { status: 'loading', slow: false };

/** The tenant's header, in each of its loading states. The markup of the page has none yet. */
export function useHeaderState(): LoadState<HeaderModule> {
  return useObservable(useApp().remotes.header.state, LOADING);
}
