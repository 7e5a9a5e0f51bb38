import { useEffect, useEffectEvent, useState } from 'react';
import { untilLoaded } from './untilLoaded.ts';

export { untilLoaded };

export type MapCore = typeof import('@halte/map-core');

let loaded: MapCore | null = null;

/**
 * Imports the code of the map, which no first screen needs. Imported by the name of the package, because the modules of a page share one copy
 * under this name. Rejects when it cannot be loaded; may be called again.
 */
export async function loadMapCore(): Promise<MapCore> {
  loaded = await import('@halte/map-core');
  return loaded;
}

/** The code of the map if this bundle has loaded it. Before that the map is empty. */
export function mapCoreIfLoaded(): MapCore | null {
  return loaded;
}

/** Calls `use` once with the code of the map, which is loaded by {@link untilLoaded}. Returns a function that stops it. */
export const whenMapCore = (use: (map: MapCore) => void, onError?: (error: unknown) => void): (() => void) =>
  untilLoaded(loadMapCore, use, onError);

interface MapCoreOptions {
  /** Loads nothing while false. */
  readonly enabled?: boolean;
  /** Called each time that the code cannot be loaded. */
  readonly onError: (error: unknown) => void;
}

/** The code of the map, loaded as by {@link whenMapCore}; null until it is loaded. */
export function useMapCore({ enabled = true, onError }: MapCoreOptions): MapCore | null {
  const [map, setMap] = useState<MapCore | null>(null);
  const isMissing = enabled && map === null;
  const reportError = useEffectEvent(onError);

  useEffect(() => (isMissing ? whenMapCore(setMap, (error) => reportError(error)) : undefined), [isMissing]);

  return map;
}
