import { useEffect, useState } from 'react';

export type MapCore = typeof import('@halte/map-core');

/** After this timeout the screen offers to go back and type an address. */
const MAP_TIMEOUT_MS = 8000;

export interface AwaitedMap {
  readonly map: MapCore | null;
  /** It may come all the same. */
  readonly isLate: boolean;
}

/** Loads the map module; tries again when the network is back. */
export function useMapCore(): AwaitedMap {
  const [map, setMap] = useState<MapCore | null>(null);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (map) return;
    let isGone = false;
    const load = () =>
      import('@halte/map-core').then(
        (loaded) => isGone || setMap(loaded),
        () => isGone || setLate(true),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [map]);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  return { map, isLate };
}
