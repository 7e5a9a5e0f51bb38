import { detailOf, type TileSpec } from '../tile.ts';

/** A tile of 256 pixels with all names, where nothing else is said. */
export function tileSpec(
  [z, x, y]: readonly [z: number, x: number, y: number],
  {
    theme = 'light',
    content = 'all',
    size = 256,
    language = null,
  }: Partial<Omit<TileSpec, 'z' | 'x' | 'y' | 'detail'>> = {},
): TileSpec {
  return { z, x, y, theme, content, size, language, detail: detailOf({ z, size }) };
}
