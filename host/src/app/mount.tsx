import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type App, AppContext } from '../context/appContext.ts';
import { RouterHistoryAdapter } from '../layouts/RouterHistoryAdapter.tsx';
import { Shell } from '../layouts/Shell.tsx';
import { type TakeOver, TakeOverContext } from '../layouts/takeOverContext.ts';

function FrameDrawn({ notify }: { readonly notify: () => void }) {
  useEffect(notify, [notify]);
  return null;
}

/** Draws the app into `root`, or takes its markup over. */
export function mount(app: App, root: HTMLElement, takeOver: TakeOver | null): void {
  const tree = (
    <BrowserRouter>
      <AppContext value={app}>
        <TakeOverContext value={takeOver?.page ?? null}>
          <RouterHistoryAdapter />
          <Shell />
          {takeOver && <FrameDrawn notify={takeOver.frameDrawn} />}
        </TakeOverContext>
      </AppContext>
    </BrowserRouter>
  );
  startTransition(() => {
    if (takeOver) hydrateRoot(root, tree, { onRecoverableError: takeOver.onDiffers });
    else createRoot(root).render(tree);
  });
}
