import type { RouteName, View } from '@halte/contract';
import { diagnose } from '../remotes/diagnose.ts';
import type { RemoteFailure } from '../remotes/failure.ts';
import type { ProbeFile } from '../remotes/fileProbe.ts';
import { createLoadable, type Loadable } from '../remotes/loadable.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { createRetry } from '../remotes/retry.ts';
import type { ScreenOf } from '../remotes/screenOf.ts';
import { PAGES } from './pages.ts';

export function createScreens(
  remotes: Remotes,
  probeFile: ProbeFile,
  onFailure: (failure: RemoteFailure) => void,
): ScreenOf {
  const own = new Map<RouteName, Loadable<View>>();

  function page(name: RouteName): Loadable<View> | null {
    const load = PAGES[name];
    if (!load) return null;
    const retry = createRetry<View>((error) => diagnose(error, null, probeFile));
    const run = () => retry.run(() => load().then(({ View }) => View));
    const screen = own.get(name) ?? createLoadable({ run, discard: retry.reset, onFailure });
    own.set(name, screen);
    return screen;
  }

  return ({ area, name, view }) => (area === null ? page(name) : remotes.screen(area, view));
}
