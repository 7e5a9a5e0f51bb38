import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/** Event of a map: another part of it is hidden. */
export const HIDDEN_PART = 'hiddenpart';

const pixels = new WeakMap<LeafletMap, number>();

/** Pixels at the bottom of the map that nobody sees. */
export const hiddenBelow = (map: LeafletMap): number => pixels.get(map) ?? 0;

export function hideBelow(map: LeafletMap, height: number): void {
  pixels.set(map, height);
  map.fire(HIDDEN_PART);
}

/** Its effect comes before that of layers which are mounted later, so that they request no tile of that part. */
export function useHiddenPart(map: LeafletMap | undefined, height: number): void {
  useEffect(() => {
    if (map) hideBelow(map, height);
  }, [map, height]);
}
