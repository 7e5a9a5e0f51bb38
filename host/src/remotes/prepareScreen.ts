import type { Locale, View } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import type { Route } from '../routes/table.ts';
import type { BuildWatch } from './buildWatch.ts';
import type { Loadable } from './loadable.ts';
import { reloadIfOutdated } from './pageReload.ts';

/** A navigation waits this long for its screen; after that the page changes and shows a skeleton. */
const TRANSITION_MS = 100;

export interface PrepareOptions {
  readonly screenOf: (route: Route) => Loadable<View> | null;
  readonly locale: () => Locale;
  readonly loadLocale: (locale: Locale) => Promise<void>;
  readonly build: BuildWatch;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Starts to load what the next screen needs: its code, and the messages of another language. Null when all of it is loaded. */
export function createPrepare({ screenOf, locale, loadLocale, build }: PrepareOptions) {
  /** Target of the latest navigation. */
  let target = '';

  return (next: Shown): Promise<void> | null => {
    const path = next.current.fullPath;
    target = path;
    const isLatest = () => target === path;
    const screen = next.kind === 'screen' ? screenOf(next.route) : null;
    const loading = screen?.load().then(async (state) => {
      if (state.status === 'failed' && isLatest()) await reloadIfOutdated({ code: state.code, path, isLatest }, build);
    });
    const isReady = !screen || screen.state.get().status === 'ready';
    const loadedOrLate = isReady ? null : Promise.race([loading, delay(TRANSITION_MS)]).then(() => undefined);
    if (next.locale === locale()) return loadedOrLate;
    return Promise.all([loadLocale(next.locale), loadedOrLate]).then(() => undefined);
  };
}
