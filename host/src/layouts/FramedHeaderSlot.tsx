import { useEffect, useRef, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import { frameHeader } from '../framing/frameHeader.ts';
import { BuiltInHeader } from './BuiltInHeader.tsx';
import frame from './FramedHeaderSlot.module.css';
import styles from './HeaderSlot.module.css';

/** A tenant's own header, in a frame; the built-in one when it fails. It is tried once: a later success would shift the page. */
export function FramedHeaderSlot({ address }: { readonly address: string }) {
  const { boot, servicesFor, navigation } = useApp();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'built-in'>('loading');
  const [isMenuOpen, setMenuOpen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    return frameHeader({
      element: element.current,
      address,
      services: servicesFor('header'),
      routes: boot.areas,
      open: navigation.open,
      onReady: () => setState('ready'),
      onFailed: () => setState('built-in'),
      onOpenMenu: setMenuOpen,
    });
  }, [address, boot, servicesFor, navigation]);

  return (
    <header className={styles.slot} data-header={state}>
      {state === 'built-in' ? (
        <BuiltInHeader />
      ) : (
        <div ref={element} className={frame.frame} data-ready={state === 'ready'} data-open={isMenuOpen} />
      )}
    </header>
  );
}
