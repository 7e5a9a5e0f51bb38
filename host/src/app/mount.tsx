import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type App, AppContext } from '../layouts/appContext.ts';
import { RouterHistoryAdapter } from '../layouts/RouterHistoryAdapter.tsx';
import { Shell } from '../layouts/Shell.tsx';

/** Draws the app into `root`. */
export function mount(app: App, root: HTMLElement): void {
  createRoot(root).render(
    <BrowserRouter>
      <AppContext value={app}>
        <RouterHistoryAdapter />
        <Shell />
      </AppContext>
    </BrowserRouter>,
  );
}
