import { keptPictures } from './keptPictures.ts';
import type { MapPictures, Picture, TilePicture } from './picture.ts';
import { MAX_ZOOM } from './renderer.ts';
import { STILL_STROKES, type StillSpec } from './still.ts';
import { tileSpec } from './testing/specs.ts';

const picture = (z: number, x: number, more: Partial<TilePicture> = {}): TilePicture => {
  const { detail: _, ...tile } = tileSpec([z, x, 0]);
  return { ...tile, kind: 'ground', lines: 'none', ...more };
};

const STILL: StillSpec = {
  ...{ lat: 0, lon: 0, zoom: 1, width: 9, height: 9, tall: 9, theme: 'light', lines: [] },
  stroke: STILL_STROKES.network,
};

/** Draws as many bytes as it is told. */
function counted(bytes: number, fails: () => boolean = () => false): MapPictures & { readonly drawn: Picture[] } {
  const drawn: Picture[] = [];
  const pictures = keptPictures('v', async (one) => {
    drawn.push(one);
    if (fails()) throw new Error('no room');
    return Buffer.alloc(bytes);
  });
  return { ...pictures, drawn };
}

it('draws a tile once, and each look, size and language of it', async () => {
  const map = counted(9);
  const looks = [
    {},
    { theme: 'dark' },
    { content: 'names' },
    { content: 'withoutStops' },
    { size: 512 },
    { lines: 'aside' },
    { kind: 'lines' },
  ] as const;
  for (let round = 0; round < 2; round++) for (const look of looks) await map.tile(picture(8, 1, look));
  expect(map.drawn).toEqual(looks.map((look) => picture(8, 1, look)));
});

it('draws once what is asked for again meanwhile, and again what could not be drawn', async () => {
  let broken = true;
  const map = counted(9, () => broken);
  const both = await Promise.allSettled([map.tile(picture(8, 1)), map.tile(picture(8, 1))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(map.drawn).toHaveLength(1);
  broken = false;
  expect(await map.tile(picture(8, 1))).toHaveLength(9);
  expect(map.drawn).toHaveLength(2);
});

it('keeps 24 MB of tiles and 6 MB of stills, and forgets what was asked for longest ago', async () => {
  const map = counted(1_000_000);
  for (let still = 0; still < 7; still++) await map.still(`still ${still}`, () => STILL);
  for (let x = 0; x < 25; x++) await map.tile(picture(8, x));
  map.drawn.length = 0;
  for (let still = 6; still >= 0; still--) await map.still(`still ${still}`, () => STILL);
  for (let x = 24; x >= 0; x--) await map.tile(picture(8, x));
  expect(map.drawn).toEqual([{ ...STILL, kind: 'still' }, picture(8, 0)]);
});

it.each([
  ['a zoom too far out', picture(-1, 0)],
  ['a zoom too near', picture(MAX_ZOOM + 1, 0)],
  ['a zoom too near for tiles of 512 pixels', picture(MAX_ZOOM, 0, { size: 512 })],
  ['lines where streets are shown', picture(13, 0, { kind: 'lines' })],
  ['lines of 512 pixels where streets are shown', picture(12, 0, { kind: 'lines', size: 512 })],
  ['a broken zoom', picture(12.5, 0)],
  ['a column beyond the map', picture(12, 4_096)],
  ['a negative row', picture(12, 0, { y: -1 })],
  ['not a number', picture(12, Number.NaN)],
])('has no tile for %s, and draws nothing', async (_, tile) => {
  const map = counted(9);
  expect(await map.tile(tile)).toBeNull();
  expect(map.drawn).toEqual([]);
});

it.each([
  ['the nearest ground', picture(MAX_ZOOM, 0)],
  ['the nearest ground of 512 pixels', picture(MAX_ZOOM - 1, 0, { size: 512 })],
  ['the nearest lines', picture(12, 0, { kind: 'lines' })],
  ['the world', picture(0, 0)],
])('has a tile of %s', async (_, tile) => {
  expect(await counted(9).tile(tile)).toHaveLength(9);
});
