import type { Frame } from './clip.ts';
import type { Box } from './mercator.ts';
import type { TileTheme } from './palette.ts';

/** The whole ground; the same without stop names, for a map that labels stops itself; only its names, to be overlaid on what hides them. */
export type TileContent = 'all' | 'withoutStops' | 'names';

export interface TileRenderer {
  /** An SVG document of 256 × 256 pixels; null if there is no such tile: unsupported zoom, or coordinates off the map. */
  tile(z: number, x: number, y: number, theme: TileTheme, content?: TileContent): string | null;
}

/** Inner units per tile: one unit is a quarter of a pixel. */
export const SIZE = 1024;
export const UNITS_PER_PIXEL = 4;

const CACHED_TILES = 1_500;

/** Tiles up to `maxZoom`. Recently requested tiles are not drawn again. */
export function createCachedTiles(
  maxZoom: number,
  draw: (z: number, x: number, y: number, theme: TileTheme, content: TileContent) => string,
): TileRenderer {
  const cache = new Map<string, string>();
  return {
    tile(z, x, y, theme, content = 'all') {
      if (!isTile(z, x, y, maxZoom)) return null;
      const key = `${theme} ${content} ${z} ${x} ${y}`;
      const svg = cache.get(key) ?? draw(z, x, y, theme, content);
      // Least recently used first: a Map iterates in insertion order.
      cache.delete(key);
      cache.set(key, svg);
      if (cache.size > CACHED_TILES) cache.delete(cache.keys().next().value!);
      return svg;
    },
  };
}

function isTile(z: number, x: number, y: number, maxZoom: number): boolean {
  const inside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= maxZoom && inside(x) && inside(y);
}

/** The frame of a tile. @param margin drawn beyond its edges, in inner units. */
export function frameOf(z: number, x: number, y: number, margin: number): Frame {
  const tiles = 2 ** z;
  return { originX: x / tiles, originY: y / tiles, scale: tiles * SIZE, size: SIZE, margin };
}

/** The tile's box in the unit square, extended by `edge` inner units on each side. */
export function boxOf(z: number, x: number, y: number, edge: number): Box {
  const tiles = 2 ** z;
  const share = edge / SIZE;
  return {
    minX: (x - share) / tiles,
    minY: (y - share) / tiles,
    maxX: (x + 1 + share) / tiles,
    maxY: (y + 1 + share) / tiles,
  };
}

/** The SVG document of a tile. Elements of class `w` are lines without a fill. */
export function tileDocument(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${SIZE} ${SIZE}"><style>.w{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>${content}</svg>`;
}
