import type { CurrentRoute, NavigationContext, Observable } from '@halte/contract';
import { mapCoreIfLoaded } from '@halte/map-core/lazy';
import { proxy, snapshot, subscribe } from 'valtio';
import type { HostAreas } from '../routes/areas.ts';
import { afterNavigation, FIRST_CONTEXT, type MapEffect } from './navigationContext.ts';

const EFFECTS: Readonly<Record<MapEffect, () => void>> = {
  'stop-position-search': () => mapCoreIfLoaded()?.stopPositionSearch(),
  'clear-selected-place': () => mapCoreIfLoaded()?.clearSelectedPlace(),
  'reset-line-shapes': () => mapCoreIfLoaded()?.resetLineShapes(),
  'clear-journeys': () => mapCoreIfLoaded()?.clearJourneys(),
};

export interface ContextStore extends Observable<NavigationContext> {
  navigated(from: CurrentRoute | null, to: CurrentRoute): void;
}

export function createContextStore(areas: HostAreas): ContextStore {
  const state = proxy<NavigationContext>({ ...FIRST_CONTEXT });
  return {
    get: () => snapshot(state),
    subscribe: (listener) => subscribe(state, listener, true),
    navigated(from, to) {
      const { context, map } = afterNavigation(areas, snapshot(state), from, to);
      Object.assign(state, context);
      for (const effect of map) EFFECTS[effect]();
    },
  };
}
