import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type App, AppContext } from '../layouts/appContext.ts';
import { RouterHistoryAdapter } from '../layouts/RouterHistoryAdapter.tsx';
import { Shell } from '../layouts/Shell.tsx';

/** Draws the app into `root`. In a transition, so that React lets the browser in between: otherwise the first render is one task. */
export function mount(app: App, root: HTMLElement): void {
  startTransition(() =>
    createRoot(root).render(
      <BrowserRouter>
        <AppContext value={app}>
          <RouterHistoryAdapter />
          <Shell />
        </AppContext>
      </BrowserRouter>,
    ),
  );
}
