/** Pictures of a map, and what they are drawn from: plain data, which is passed to the thread that draws. */
import type { NamedTables } from './drawingNames.ts';
import type { DrawnLines } from './lineTiles.ts';
import { MAX_LINE_ZOOM } from './lineTiles.ts';
import { LAST_IN_LANGUAGE, MAX_ZOOM } from './renderer.ts';
import type { StillSpec } from './still.ts';
import { detailOf, isTile, type TileSpec } from './tile.ts';

export interface MapContent {
  readonly ground: NamedTables;
  readonly lines: DrawnLines;
}

/** A square of the ground or of the network's lines alone; `lines` adds them beside the ground, as far as there are some. */
export interface TilePicture extends Omit<TileSpec, 'detail'> {
  readonly kind: 'ground' | 'lines';
  readonly lines: 'none' | 'aside';
}

export type Picture = TilePicture | (StillSpec & { readonly kind: 'still' });

/** The pictures of one map. */
export interface MapPictures {
  /** Changes with everything that is drawn. */
  readonly version: string;
  /**
   * An SVG document in UTF-8; null if there is no such tile: unsupported zoom, or coordinates off the map.
   *
   * @throws RequestError if too many pictures wait.
   */
  tile(tile: TilePicture): Promise<Buffer | null>;
  /** As {@link tile}, of any part of the map; drawn once for each key as long as there is room. */
  still(key: string, specOf: () => StillSpec): Promise<Buffer>;
}

export function isDrawn({ kind, z, x, y, size }: TilePicture): boolean {
  return isTile(z, x, y, (kind === 'lines' ? MAX_LINE_ZOOM : MAX_ZOOM) - (size === 512 ? 1 : 0));
}

/** The same picture for all languages in which it is the same. */
export function inOwnLanguage(tile: TilePicture): TilePicture {
  return { ...tile, language: tile.kind === 'ground' && detailOf(tile) <= LAST_IN_LANGUAGE ? tile.language : null };
}
