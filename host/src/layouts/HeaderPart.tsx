import { type HeaderModule, nextTask } from '@halte/contract';
import { useEffect, useRef } from 'react';
import { useApp } from '../context/appContext.ts';
import { failureOf } from '../remotes/failure.ts';

interface HeaderPartProps {
  readonly module: HeaderModule;
  /** The function of the module that draws this part. */
  readonly mount: HeaderModule['mount'];
  readonly onCrash?: () => void;
  readonly className?: string | undefined;
}

/** An element that a header draws itself into, in a task of its own, and leaves when it is unmounted. */
export function HeaderPart({ module, mount, onCrash, className }: HeaderPartProps) {
  const { servicesFor } = useApp();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const services = servicesFor(module.id);
    // null: this part has been left.
    let unmount: (() => void) | null | undefined;
    void nextTask().then(() => {
      if (unmount === null) return;
      try {
        unmount = mount.call(module, element.current!, services);
      } catch (error) {
        services.report(failureOf(error), 'mount');
        onCrash?.();
      }
    });
    return () => {
      unmount?.();
      unmount = null;
    };
  }, [module, mount, servicesFor, onCrash]);

  return <div ref={element} className={className} />;
}
