import type { App } from '../context/appContext.ts';
import { startPrefetch } from '../remotes/prefetch.ts';
import { sendPageFigures } from '../services/pageFigures.ts';
import { sendTo } from '../services/report.ts';
import { rememberSheets } from './rememberSheets.ts';

/** A page that the worker answers shows at once how old its answers are; the others have none before somebody uses them. */
async function workOffline(app: App, used: Promise<unknown>): Promise<void> {
  // Absent where a page is not served over https.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (app.isWidget || !worker) return;
  if (!worker.controller) await used;
  void import('../offline/page/startOffline.ts').then(
    (part) => part.startOffline(app),
    () => undefined,
  );
}

/** Loads what the first screen does without. `used` resolves when it is loaded and somebody uses the page. */
export async function startAfterwards(app: App, used: Promise<unknown>) {
  const { boot, areas, isWidget, navigation, remotes, screenOf } = app;
  void workOffline(app, used);
  // A consent panel would cover a widget, and without consent there is no tracker.
  const { urls = {} } = boot.tenant;
  if (!isWidget && (urls.consentScript || urls.analyticsScript)) {
    void import('../services/thirdPartyScripts.ts').then((scripts) => scripts.loadThirdPartyScripts(urls));
  }
  // A widget sets no cookie.
  if (!isWidget) rememberSheets();
  sendPageFigures({
    loads: remotes.loads,
    shown: () => areas.routes.byName.get(navigation.current.get().name ?? '')?.area ?? null,
    send: sendTo(boot.tenant, 'pageFigures'),
  });
  await used;
  startPrefetch({ boot, areas, shown: navigation.shown, screenOf });
}
