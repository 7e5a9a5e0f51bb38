import { createObservable, whenIdle } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { startTransition, useEffect, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import type { LoadState } from '../remotes/loadable.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import { shownScreen } from './shownScreen.ts';

/** For screens without a remote, such as the error page. */
const NOTHING_TO_LOAD = createObservable<LoadState<unknown>>({ status: 'idle' });

/** Travellers use the page as soon as it is drawn: handling a tap takes precedence over loading. */
const IDLE = { timeout: 1000, delay: 200 };

/** Whether the first screen of the visit is drawn and the browser is idle, so that secondary parts may load. */
export function useFirstScreenDrawn(shown: Shown): boolean {
  const screen = shownScreen(useApp(), shown);
  const { status } = useObservable(screen?.state ?? NOTHING_TO_LOAD);
  const [isDrawn, setDrawn] = useState(false);
  const isLoading = screen !== null && (status === 'idle' || status === 'loading');

  useEffect(
    () => (isDrawn || isLoading ? undefined : whenIdle(() => startTransition(() => setDrawn(true)), IDLE)),
    [isDrawn, isLoading],
  );

  return isDrawn;
}
