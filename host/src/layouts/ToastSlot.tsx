import { useObservable } from '@halte/ui';
import { lazy, Suspense, useState } from 'react';
import { useApp } from './appContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

/** Imports the toasts' code with the first toast. */
export function ToastSlot() {
  const { toasts, servicesFor } = useApp();
  const count = useObservable(toasts).length;
  const [wanted, setWanted] = useState(false);
  if (count > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={null} onError={(error) => servicesFor('host').report(error, 'toasts')}>
      <Suspense>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}
