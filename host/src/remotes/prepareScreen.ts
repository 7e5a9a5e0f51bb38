import type { Locale, View } from '@halte/contract';
import type { Shown } from '../routes/navigation.ts';
import type { Route } from '../routes/table.ts';
import type { BuildWatch } from './buildWatch.ts';
import type { Loadable } from './loadable.ts';
import { reloadIfOutdated } from './pageReload.ts';

/** A navigation waits so long for its screen before it shows that it is loading. */
const TRANSITION_MS = 100;

export interface PrepareOptions {
  readonly screenOf: (route: Route) => Loadable<View> | null;
  readonly locale: () => Locale;
  readonly setLocale: (locale: Locale) => Promise<void>;
  readonly build: BuildWatch;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Starts what the next screen needs: its code, and its texts in another language. Null when all is here already. */
export function createPrepare({ screenOf, locale, setLocale, build }: PrepareOptions) {
  /** Where the traveller is heading. */
  let heading = '';

  return (next: Shown): Promise<void> | null => {
    const path = next.current.fullPath;
    heading = path;
    const isWanted = () => heading === path;
    const screen = next.kind === 'screen' ? screenOf(next.route) : null;
    const loading = screen?.load().then(async (state) => {
      if (state.status === 'failed' && isWanted()) await reloadIfOutdated({ code: state.code, path, isWanted }, build);
    });
    const isHere = !screen || screen.state.get().status === 'ready';
    const shortly = isHere ? null : Promise.race([loading, after(TRANSITION_MS)]).then(() => undefined);
    if (next.locale === locale()) return shortly;
    return Promise.all([setLocale(next.locale), shortly]).then(() => undefined);
  };
}
