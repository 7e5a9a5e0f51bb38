import { createCachedTiles } from './tile.ts';

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
