import { lazy, Suspense } from 'react';
import { useApp } from './appContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { SheetHeight } from './sheet/heights.ts';
import { useHeightRoutes } from './sheet/useHeightRoutes.ts';
import { useRequestedSheet } from './sheet/useRequestedSheet.ts';

const SheetHandle = lazy(() => import('./sheet/SheetHandle.tsx').then(({ SheetHandle }) => ({ default: SheetHandle })));

export interface SheetSlotProps {
  /** Null as long as the screen's own choice holds. */
  readonly chosen: SheetHeight | null;
  readonly onChoose: (height: SheetHeight) => void;
}

/** Imports the handle, and all that moves the sheet, with the first sheet. Without it the sheet stays as the screen asks. */
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
