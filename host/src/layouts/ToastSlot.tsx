import { untilLoaded } from '@halte/map-core/lazy';
import { useObservable } from '@halte/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const load = () => import('./Toasts.tsx').then(({ Toasts }) => Toasts);

/** Imports the toasts' code with the first toast; one that is shown without a connection waits for it. */
export function ToastSlot() {
  const { toasts, servicesFor } = useApp();
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const isWanted = useObservable(toasts).length > 0 && Toasts === null;
  useEffect(
    () =>
      isWanted
        ? untilLoaded(
            load,
            (loaded) => setToasts(() => loaded),
            (error) => servicesFor('host').report(error, 'toasts'),
          )
        : undefined,
    [isWanted, servicesFor],
  );
  if (!Toasts) return null;
  return (
    <ErrorBoundary fallback={null} onError={(error) => servicesFor('host').report(error, 'toasts')}>
      <Toasts />
    </ErrorBoundary>
  );
}
