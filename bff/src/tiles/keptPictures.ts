import { createBoundedCache } from '../common/boundedCache.ts';
import { inOwnLanguage, isDrawn, type MapPictures, type Picture } from './picture.ts';

/** Bytes of all tiles of a map that are kept, and of all its stills. */
const MOST_TILE_BYTES = 24_000_000;
const MOST_STILL_BYTES = 6_000_000;

/** What is drawn is kept, and drawn once for all that ask for it meanwhile. */
export function keptPictures(version: string, draw: (picture: Picture) => Promise<Buffer>): MapPictures {
  const tiles = createBoundedCache<Buffer>(MOST_TILE_BYTES, ({ length }) => length);
  const stills = createBoundedCache<Buffer>(MOST_STILL_BYTES, ({ length }) => length);
  const drawing = new Map<string, Promise<Buffer>>();
  function keep(cache: typeof tiles, key: string, pictureOf: () => Picture): Promise<Buffer> {
    const known = cache.get(key);
    return known ? Promise.resolve(known) : (drawing.get(key) ?? drawNow(cache, key, pictureOf()));
  }
  async function drawNow(cache: typeof tiles, key: string, picture: Picture): Promise<Buffer> {
    const drawn = draw(picture);
    drawing.set(key, drawn);
    try {
      const svg = await drawn;
      cache.set(key, svg);
      return svg;
    } finally {
      drawing.delete(key);
    }
  }
  return {
    version,
    async tile(tile) {
      const drawn = inOwnLanguage(tile);
      return isDrawn(tile) ? keep(tiles, Object.values(drawn).join(' '), () => drawn) : null;
    },
    still: (key, specOf) => keep(stills, key, () => ({ ...specOf(), kind: 'still' })),
  };
}
