import type { View, ViewProps } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { type ComponentType, useEffect } from 'react';
import type { Loadable } from '../remotes/loadable.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SlotFailure } from './SlotFailure.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';

export interface AreaOutletProps extends ViewProps {
  readonly screen: Loadable<View>;
}

/** One screen of a remote, in all the states it can be in. What goes wrong inside stays inside. */
export function AreaOutlet({ screen, host, params, query }: AreaOutletProps) {
  const state = useObservable(screen.state);

  useEffect(() => {
    // A navigation has started it already; what failed there waits for the traveller.
    if (screen.state.get().status === 'idle') void screen.load();
  }, [screen]);

  if (state.status === 'failed') return <SlotFailure code={state.code} onRetry={() => void screen.load()} />;
  if (state.status !== 'ready') return <SlotSkeleton slow={state.status === 'loading' && state.slow} />;
  const Screen = state.value as ComponentType<ViewProps>;
  return (
    <ErrorBoundary
      fallback={(retry) => <SlotFailure code="crashed" onRetry={retry} />}
      onError={(error) => host.report(error, 'render')}
    >
      <Screen host={host} params={params} query={query} />
    </ErrorBoundary>
  );
}
