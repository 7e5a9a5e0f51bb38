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

/** A header draws itself: it gets an element and the services, and is told when to go. */
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
 * The tenant's header; the built-in one when it fails, or does not come in time. With a navigation it gets another chance: the page changes
 * then anyway, while a header that appears under the traveller's finger would not do. One that crashed stays away.
 */
export function HeaderSlot() {
  const { navigation, remotes } = useApp();
  const { header } = remotes;
  const state = useObservable(header.state);
  const [givenUp, giveUp] = useState(false);
  const [crashed, setCrashed] = useState(false);
  // The same at each render: another one would mount the header again.
  const crash = useCallback(() => setCrashed(true), []);
  const undecided = state.status === 'idle' || state.status === 'loading';

  useEffect(() => {
    if (!undecided) return;
    const timer = setTimeout(() => giveUp(true), HEADER_MS);
    return () => clearTimeout(timer);
  }, [undecided]);

  useEffect(
    () =>
      navigation.current.subscribe(() => {
        const { status } = header.state.get();
        if (status === 'loading') return;
        giveUp(false);
        if (status === 'failed') void header.loadInBackground();
      }),
    [navigation, header],
  );

  const builtIn = crashed || givenUp || state.status === 'failed';
  return (
    <header className={styles.slot} data-header={builtIn ? 'built-in' : state.status}>
      {builtIn && <BuiltInHeader />}
      {!builtIn && state.status === 'ready' && <MountedHeader module={state.value} onCrash={crash} />}
    </header>
  );
}
