import type { FailureCode, View, ViewProps } from '@halte/contract';
import { useIsHydrated, useObservable } from '@halte/ui';
import { HostProvider } from '@halte/ui/host';
import { type ComponentType, use, useEffect } from 'react';
import { failureOf } from '../remotes/failure.ts';
import type { Loadable } from '../remotes/loadable.ts';
import { startRecovery } from '../remotes/recovery.ts';
import { isTransient } from '../remotes/retryPolicy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SlotFailure } from './SlotFailure.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { useTakeOver } from './takeOverContext.ts';

export interface AreaOutletProps extends ViewProps {
  readonly screen: Loadable<View>;
}

function FailedScreen({ code, screen }: { readonly code: FailureCode; readonly screen: Loadable<View> }) {
  const canRecover = isTransient(code);
  useEffect(() => (canRecover ? startRecovery(() => void screen.loadInBackground()) : undefined), [canRecover, screen]);
  return <SlotFailure code={code} onRetry={() => void screen.load()} />;
}

/**
 * The painted screen stays until its code is there. A component of its own: once the page is taken over it is rendered again, and the screen is not.
 */
function UntilLoaded({ screen }: Pick<AreaOutletProps, 'screen'>) {
  const isHydrated = useIsHydrated();
  const { status } = useObservable(screen.state);
  if (!isHydrated && (status === 'idle' || status === 'loading')) use(screen.loadInBackground());
  return null;
}

/** One screen of a remote, in each of its loading states. Errors are caught by its boundary. */
export function AreaOutlet(props: AreaOutletProps) {
  return (
    <>
      <UntilLoaded screen={props.screen} />
      <Outlet {...props} />
    </>
  );
}

function Outlet({ screen, host, params, query }: AreaOutletProps) {
  const state = useObservable(screen.state);
  useTakeOver();
  const isIdle = state.status === 'idle';

  useEffect(() => {
    // Usually the navigation has started it; a screen whose remote was replaced by a new copy is loaded here.
    if (isIdle) void screen.load();
  }, [screen, isIdle]);

  if (state.status === 'failed') return <FailedScreen code={state.code} screen={screen} />;
  if (state.status !== 'ready') return <SlotSkeleton slow={state.status === 'loading' && state.slow} />;
  const Screen = state.value as ComponentType<ViewProps>;
  return (
    <ErrorBoundary
      fallback={<SlotFailure code="crashed" onRetry={() => void screen.reload()} />}
      onError={(error) => host.report(failureOf(error), 'render')}
    >
      <HostProvider host={host}>
        <Screen host={host} params={params} query={query} />
      </HostProvider>
    </ErrorBoundary>
  );
}
