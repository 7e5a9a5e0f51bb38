import type { HeaderModule } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HEADER_MS } from '../remotes/retryPolicy.ts';
import { useApp } from './appContext.ts';
import { BuiltInHeader } from './BuiltInHeader.tsx';
import styles from './HeaderSlot.module.css';

interface MountedHeaderProps {
  readonly module: HeaderModule;
  readonly onCrash: () => void;
}

/** Mounts a header, which draws itself into an element, and unmounts it. */
function MountedHeader({ module, onCrash }: MountedHeaderProps) {
  const { servicesFor } = useApp();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const services = servicesFor(module.id);
    try {
      const unmount = module.mount(element.current!, services);
      return () => unmount();
    } catch (error) {
      services.report(error, 'mount');
      onCrash();
    }
  }, [module, servicesFor, onCrash]);

  return <div ref={element} className={styles.mounted} />;
}

/**
 * The tenant's header; the built-in one when it fails or times out. It is loaded again with the next navigation, when the page changes anyway:
 * a header that is replaced while the page is used moves what the traveller is about to press. A crashed header is not loaded again.
 */
export function HeaderSlot() {
  const { navigation, remotes } = useApp();
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
    <header className={styles.slot} data-header={builtIn ? 'built-in' : state.status}>
      {builtIn && <BuiltInHeader />}
      {!builtIn && state.status === 'ready' && <MountedHeader module={state.value} onCrash={onCrash} />}
    </header>
  );
}
