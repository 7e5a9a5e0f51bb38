import { useEffect, useState } from 'react';

export type MapCore = typeof import('@halte/map-core');

/** Slower than this, the map is not worth the wait: a traveller types an address meanwhile. */
const PATIENCE_MS = 8000;

export interface AwaitedMap {
  readonly map: MapCore | null;
  /** It may come all the same. */
  readonly isLate: boolean;
}

/** What the map is told with, and what it tells; tried again when the network comes back. */
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
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return { map, isLate };
}
