import { whenIdle } from '@halte/contract';
import type { App } from '../layouts/appContext.ts';

/** Loads what the first screen does without. `used` resolves when it is loaded and somebody uses the page. */
export async function startAfterwards({ boot, isWidget, navigation, screenOf }: App, used: Promise<unknown>) {
  // A consent panel would cover a widget, and without consent there is no tracker.
  const { urls = {} } = boot.tenant;
  if (!isWidget && (urls.consentScript || urls.analyticsScript)) {
    void import('../services/thirdPartyScripts.ts').then((scripts) => scripts.loadThirdPartyScripts(urls));
  }
  await used;
  // Without it a screen is loaded when it is opened.
  const prefetch = () =>
    import('../remotes/prefetch.ts').then(
      (part) => part.startPrefetch({ boot, shown: navigation.shown, screenOf }),
      () => undefined,
    );
  whenIdle(() => void prefetch(), { timeout: 1000, delay: 200 });
}
