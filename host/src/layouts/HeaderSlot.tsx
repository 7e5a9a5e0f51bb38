import { useIsHydrated } from '@halte/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import { HEADER_MS } from '../remotes/retryPolicy.ts';
import { BuiltInHeader } from './BuiltInHeader.tsx';
import { HeaderPart } from './HeaderPart.tsx';
import styles from './HeaderSlot.module.css';
import { ServerSlot } from './ServerSlot.tsx';
import { useHeaderState } from './useHeaderState.ts';

interface HeaderBarProps {
  readonly state: string;
  readonly children: ReactNode;
}

function HeaderBar({ state, children }: HeaderBarProps) {
  const { boot, buildMarks } = useApp();
  return (
    <header
      className={styles.slot}
      data-header={state}
      data-look={buildMarks?.page('look') ?? boot.tenant.look?.header ?? 'plain'}
      data-reserved={buildMarks?.page('banners') ?? boot.hasBanners === true}
    >
      {children}
    </header>
  );
}

/** The bar of the first paint: what the server writes into it stays until the header is there. */
function HeaderRoom() {
  return <ServerSlot name="header" className={styles.room} />;
}

/**
 * The tenant's header; the built-in one when it fails or times out. It is loaded again with the next navigation, when the page changes anyway:
 * replacing a header while the page is used would move the control that the traveller is about to press. A crashed header is not loaded again.
 */
function RemoteHeaderSlot() {
  const { navigation, remotes } = useApp();
  const { header } = remotes;
  const state = useHeaderState();
  const [timedOut, setTimedOut] = useState(false);
  const [crashed, setCrashed] = useState(false);
  // Stable identity: a new function would mount the header again.
  const onCrash = useCallback(() => setCrashed(true), []);
  const isPending = state.status === 'idle' || state.status === 'loading';

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setTimedOut(true), HEADER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  useEffect(
    () =>
      navigation.current.subscribe(() => {
        const { status } = header.state.get();
        if (status === 'loading') return;
        setTimedOut(false);
        if (status === 'failed') void header.loadInBackground();
      }),
    [navigation, header],
  );

  const builtIn = crashed || timedOut || state.status === 'failed';
  return (
    <HeaderBar state={builtIn ? 'built-in' : state.status}>
      {builtIn && <BuiltInHeader />}
      {!builtIn && state.status !== 'ready' && <HeaderRoom />}
      {!builtIn && state.status === 'ready' && (
        <HeaderPart className={styles.mounted} module={state.value} mount={state.value.mount} onCrash={onCrash} />
      )}
    </HeaderBar>
  );
}

// Few tenants have a header of their own: the others do not download this.
const FramedHeaderSlot = lazy(async () => ({ default: (await import('./FramedHeaderSlot.tsx')).FramedHeaderSlot }));

/** The tenant's own header in its frame, or the product's. */
export function HeaderSlot() {
  const { headerFrame } = useApp().boot;
  const isHydrated = useIsHydrated();
  if (!headerFrame) return <RemoteHeaderSlot />;
  const bar = (
    <HeaderBar state="loading">
      <HeaderRoom />
    </HeaderBar>
  );
  return isHydrated ? (
    <Suspense fallback={bar}>
      <FramedHeaderSlot address={headerFrame} />
    </Suspense>
  ) : (
    bar
  );
}
