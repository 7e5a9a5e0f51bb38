import type { RouteName, View } from '@halte/contract';
import { persist } from '../remotes/attempt.ts';
import type { RemoteFailure } from '../remotes/failure.ts';
import { createLoadable, type Loadable } from '../remotes/loadable.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { Route } from '../routes/table.ts';
import { PAGES } from './pages.ts';

/** The screen of a route, from a remote or from the host itself; null for routes whose page is always here. */
export type ScreenOf = (route: Route) => Loadable<View> | null;

export function createScreens(remotes: Remotes, onFailure: (failure: RemoteFailure) => void): ScreenOf {
  const own = new Map<RouteName, Loadable<View>>();

  function page(name: RouteName): Loadable<View> | null {
    const load = PAGES[name];
    if (!load) return null;
    const run = () => persist({ run: load, probe: async () => null }).then(({ View }) => View);
    const screen = own.get(name) ?? createLoadable({ run, onFailure });
    own.set(name, screen);
    return screen;
  }

  return ({ area, name, view }) => (area === null ? page(name) : remotes.screen(area, view));
}
