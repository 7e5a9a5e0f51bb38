import { useObservable } from '@halte/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { HEADER_MS } from '../remotes/retryPolicy.ts';
import { useApp } from './appContext.ts';
import { BuiltInHeader } from './BuiltInHeader.tsx';
import { HeaderPart } from './HeaderPart.tsx';
import styles from './HeaderSlot.module.css';

/**
 * The tenant's header; the built-in one when it fails or times out. It is loaded again with the next navigation, when the page changes anyway:
 * replacing a header while the page is used would move the control that the traveller is about to press. A crashed header is not loaded again.
 */
function RemoteHeaderSlot() {
  const { boot, navigation, remotes } = useApp();
  const { header } = remotes;
  const state = useObservable(header.state);
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
    <header
      className={styles.slot}
      data-header={builtIn ? 'built-in' : state.status}
      data-look={boot.tenant.look?.header}
      data-reserved={boot.hasBanners || undefined}
    >
      {builtIn && <BuiltInHeader />}
      {!builtIn && state.status === 'ready' && (
        <HeaderPart className={styles.mounted} module={state.value} mount={state.value.mount} onCrash={onCrash} />
      )}
    </header>
  );
}

// Few tenants have a header of their own: the others do not download this.
const FramedHeaderSlot = lazy(async () => ({ default: (await import('./FramedHeaderSlot.tsx')).FramedHeaderSlot }));

/** The tenant's own header in its frame, or the product's. */
export function HeaderSlot() {
  const { headerFrame } = useApp().boot;
  return headerFrame ? (
    <Suspense fallback={<header className={styles.slot} />}>
      <FramedHeaderSlot address={headerFrame} />
    </Suspense>
  ) : (
    <RemoteHeaderSlot />
  );
}
