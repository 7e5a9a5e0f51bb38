import { lazy, Suspense } from 'react';
import { useApp } from '../context/appContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { SheetHeight } from './sheet/heights.ts';
import { useHeightRoutes } from './sheet/useHeightRoutes.ts';
import { useRequestedSheet } from './sheet/useRequestedSheet.ts';

// With the other small parts that are loaded when the first screen is drawn: one request.
const SheetHandle = lazy(() =>
  import(/* webpackChunkName: "besides" */ './sheet/SheetHandle.tsx').then(({ SheetHandle }) => ({
    default: SheetHandle,
  })),
);

export interface SheetSlotProps {
  /** Height that the traveller has chosen; null while the screen's own applies. */
  readonly chosen: SheetHeight | null;
  readonly onChoose: (height: SheetHeight) => void;
}

/** Imports the handle and the code that moves the sheet with the first sheet. Until then the sheet stays as the screen requests. */
export function SheetSlot({ chosen, onChoose }: SheetSlotProps) {
  const { servicesFor, navigation, history: entries } = useApp();
  const requested = useRequestedSheet();
  const openAt = useHeightRoutes({ navigation, entries, requested, chosen });
  if (requested === 'fit') return null;
  return (
    <ErrorBoundary fallback={null} onError={(error) => servicesFor('host').report(error, 'sheet')}>
      <Suspense>
        <SheetHandle height={chosen ?? requested} onChoose={(next) => openAt(next) || onChoose(next)} />
      </Suspense>
    </ErrorBoundary>
  );
}
