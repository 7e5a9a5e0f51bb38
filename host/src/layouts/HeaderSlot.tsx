import type { HeaderModule } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HEADER_MS } from '../remotes/policy.ts';
import { useApp } from './app.ts';
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

/** The tenant's header; the built-in one when it fails, or does not come in time. */
export function HeaderSlot() {
  const { remotes } = useApp();
  const state = useObservable(remotes.header.state);
  const [givenUp, giveUp] = useState(false);
  // The same at each render: another one would mount the header anew.
  const crash = useCallback(() => giveUp(true), []);
  const undecided = state.status === 'idle' || state.status === 'loading';

  useEffect(() => {
    if (!undecided) return;
    const timer = setTimeout(() => giveUp(true), HEADER_MS);
    return () => clearTimeout(timer);
  }, [undecided]);

  const builtIn = givenUp || state.status === 'failed';
  return (
    <header className={styles.slot} data-header={builtIn ? 'built-in' : state.status}>
      {builtIn && <BuiltInHeader />}
      {!builtIn && state.status === 'ready' && <MountedHeader module={state.value} onCrash={crash} />}
    </header>
  );
}
