import type { Box } from '../timetable/geo/mercator.ts';
import type { Frame } from './frame.ts';
import type { NameLanguage } from './names.ts';
import type { TileTheme } from './palette.ts';

/** The whole ground; the same without stop names, for a map that labels stops itself; only its names, to be overlaid on what hides them. */
export type TileContent = 'all' | 'withoutStops' | 'names';

/** Pixels on each side. One of 512 shows the square of its numbers as the four tiles of 256 of the next zoom do, with their lines and letters. */
export type TileSize = 256 | 512;

/** Everything that decides how a tile is drawn. */
export interface TileSpec {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly theme: TileTheme;
  readonly content: TileContent;
  readonly size: TileSize;
  /** Of towns, waters and sights from afar; null: all names are those on signs. */
  readonly language: NameLanguage;
  /** The zoom of the map that shows it: how wide lines are, and which names there are. */
  readonly detail: number;
}

/** Inner units: one is a quarter of a pixel. */
export const UNITS_PER_PIXEL = 4;

export function detailOf({ z, size }: Pick<TileSpec, 'z' | 'size'>): number {
  return size === 512 ? z + 1 : z;
}

export function isTile(z: number, x: number, y: number, maxZoom: number): boolean {
  const inside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= maxZoom && inside(x) && inside(y);
}

type Place = Pick<TileSpec, 'z' | 'x' | 'y' | 'size'>;

/** The frame of a tile. @param margin drawn beyond its edges, in inner units. */
export function frameOf({ z, x, y, size }: Place, margin: number): Frame {
  const tiles = 2 ** z;
  const units = size * UNITS_PER_PIXEL;
  return { originX: x / tiles, originY: y / tiles, scale: tiles * units, width: units, height: units, margin };
}

/** The tile's box in the unit square, extended by `edge` inner units on each side. */
export function boxOf({ z, x, y, size }: Place, edge: number): Box {
  const tiles = 2 ** z;
  const share = edge / (size * UNITS_PER_PIXEL);
  return {
    minX: (x - share) / tiles,
    minY: (y - share) / tiles,
    maxX: (x + 1 + share) / tiles,
    maxY: (y + 1 + share) / tiles,
  };
}

/** The SVG document of a tile. Elements of class `w` are lines without a fill. */
export function tileDocument(content: string, size: TileSize): string {
  const units = size * UNITS_PER_PIXEL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${units} ${units}"><style>.w{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>${content}</svg>`;
}

/**
 * A tile of the ground with the network's lines beside it, further away than the names: the fragment `#lines` shows them there, to be laid above the
 * ground in any opacity without another download.
 *
 * @param lines a tile of the same size
 */
export function withLinesAside(ground: string, lines: string, size: TileSize): string {
  const units = size * UNITS_PER_PIXEL;
  const [end, start] = ['</svg>', tileDocument('', size).replace('</svg>', '')];
  const drawn = lines.slice(start.length, -end.length);
  const aside = `<view id="lines" viewBox="${4 * units} 0 ${units} ${units}"/><g transform="translate(${4 * units})">${drawn}</g>`;
  return `${ground.slice(0, -end.length)}${aside}${end}`;
}

/**
 * Names that are drawn with the ground, and once more far beside it. The address of the tile with the fragment `#names` shows them there: alone, so
 * that they can be laid above what hides them without another download.
 */
export function withNamesAside(names: string, size: TileSize): string {
  const units = size * UNITS_PER_PIXEL;
  return `<view id="names" viewBox="${2 * units} 0 ${units} ${units}"/><g id="n">${names}</g><use href="#n" x="${2 * units}"/>`;
}
