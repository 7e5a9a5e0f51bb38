import { createCachedTiles, tileDocument, withLinesAside } from './tile.ts';

const TILE = 'x'.repeat(1_000);

function counted(mostCached: number) {
  const drawn: number[] = [];
  const tiles = createCachedTiles(
    10,
    ({ x }) => {
      drawn.push(x);
      return TILE;
    },
    mostCached,
  );
  return { drawn, tile: (x: number) => tiles.tile(8, x, 0, 'light') };
}

describe('the cache of tiles', () => {
  it('draws a tile once, and each look and size of it', () => {
    const drawn: string[] = [];
    const tiles = createCachedTiles(10, ({ theme, content, size, detail }) => {
      drawn.push(`${theme} ${content} ${size} ${detail}`);
      return TILE;
    });
    for (let round = 0; round < 2; round += 1) {
      tiles.tile(8, 1, 1, 'light');
      tiles.tile(8, 1, 1, 'dark', { content: 'names' });
      tiles.tile(8, 1, 1, 'dark', { content: 'withoutStops', size: 512 });
    }
    expect(drawn).toEqual(['light all 256 8', 'dark names 256 8', 'dark withoutStops 512 9']);
  });

  it('never holds more characters than its bound, and forgets what was requested longest ago', () => {
    const { drawn, tile } = counted(3_000);
    for (const x of [1, 2, 3, 1, 4]) tile(x);
    expect(drawn).toEqual([1, 2, 3, 4]);
    tile(1);
    expect(drawn).toEqual([1, 2, 3, 4]);
    tile(2);
    expect(drawn).toEqual([1, 2, 3, 4, 2]);
  });

  it('keeps the tile that was requested last, however large it is', () => {
    const { drawn, tile } = counted(10);
    tile(1);
    tile(1);
    expect(drawn).toEqual([1]);
  });
});

it('has the lines beside the ground, further away than its names, in the same file', () => {
  const ground = tileDocument('<path d="M0 0"/>', 512);
  const tile = withLinesAside(ground, tileDocument('<path class="w" d="M9 9"/>', 512), 512);
  expect(tile.startsWith(ground.replace('</svg>', ''))).toBe(true);
  expect(tile).toMatch(
    /<view id="lines" viewBox="8192 0 2048 2048"\/><g transform="translate\(8192\)"><path class="w" d="M9 9"\/><\/g><\/svg>$/,
  );
});
