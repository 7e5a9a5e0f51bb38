import type { LatLon, MapBounds } from '@halte/map-core';

export interface MapSight {
  /** The point being pointed at. */
  readonly at: LatLon;
  /** Bounds of the whole map. */
  readonly bounds: MapBounds;
  /** Leaflet zoom level. */
  readonly zoom: number;
}

export interface Move {
  readonly to: LatLon;
  readonly zoom: number;
}

/** Steps from the upper to the lower edge of the map: small enough to find a street, large enough to cross a town. */
const STEPS = 14;

const WAYS = new Map<string, readonly [north: number, east: number]>([
  ['ArrowUp', [1, 0]],
  ['ArrowDown', [-1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);
const ZOOMS = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
]);

/** The point that a key moves the map to, with equal steps east and north; null for other keys. */
export function moveOf(key: string, { at, bounds, zoom }: MapSight): Move | null {
  const steps = ZOOMS.get(key);
  if (steps) return { to: at, zoom: zoom + steps };
  const way = WAYS.get(key);
  if (!way) return null;
  const [north, east] = way;
  const step = (bounds.northWest.lat - bounds.southEast.lat) / STEPS;
  const narrowing = Math.cos((at.lat * Math.PI) / 180);
  return { to: { lat: at.lat + north * step, lon: at.lon + (east * step) / narrowing }, zoom };
}
