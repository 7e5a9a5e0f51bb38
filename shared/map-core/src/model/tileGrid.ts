import type { TileSize } from '@halte/contract';

/** Options of a tile layer, as Leaflet names them. */
export interface TileGrid {
  readonly tileSize: TileSize;
  readonly zoomOffset: number;
  /** Zooms of the map between which tiles are requested; beyond, the nearest are scaled. */
  readonly minNativeZoom: number;
  readonly maxNativeZoom: number;
}

/**
 * How tiles lie on the map. Twice as large ones are those of the zoom before: they have its numbers, and there are none for a map at zoom 0.
 *
 * @param maxZoom highest zoom of the map at which there are tiles
 * @param size pixels on each side
 */
export function tileGrid(maxZoom: number, size: TileSize = 256): TileGrid {
  const isLarge = size === 512;
  return {
    tileSize: size,
    zoomOffset: isLarge ? -1 : 0,
    minNativeZoom: isLarge ? 1 : 0,
    maxNativeZoom: maxZoom,
  };
}
