import type { App } from '../context/appContext.ts';
import { startPrefetch } from '../remotes/prefetch.ts';
import { sendPageFigures } from '../services/pageFigures.ts';
import { sendTo } from '../services/report.ts';
import { rememberSheets } from './rememberSheets.ts';

/** Loads what the first screen does without. `used` resolves when it is loaded and somebody uses the page. */
export async function startAfterwards(
  { boot, areas, isWidget, navigation, remotes, screenOf }: App,
  used: Promise<unknown>,
) {
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
