import { gzipSync } from 'node:zlib';
import type { Ground } from '../ground/ground.ts';
import { testCityGround } from '../testing/demoCity.ts';
import { latOf, lonOf, worldX, worldY } from '../timetable/geo/mercator.ts';
import { rendererOf } from './drawMap.ts';
import { escapeXml } from './labelSvg.ts';
import { type GroundRenderer, MAX_ZOOM } from './renderer.ts';
import { type TestMap, testMap } from './testing/drawings.ts';
import { tileSpec } from './testing/specs.ts';

const CENTRE = { lat: 47.2995, lon: 0.9012 };
const zooms = Array.from({ length: MAX_ZOOM + 1 }, (_, zoom) => zoom);

function tileAt(zoom: number): [number, number, number] {
  return [zoom, Math.floor(worldX(CENTRE.lon) * 2 ** zoom), Math.floor(worldY(CENTRE.lat) * 2 ** zoom)];
}

/** Elements are properly nested and closed, and there are no bare ampersands. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, end, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
}

describe('tiles of the city', () => {
  let city: Ground;
  let renderer: GroundRenderer;

  beforeAll(async () => {
    city = await testCityGround();
    renderer = rendererOf(city);
  }, 60_000);

  it.each(zooms)('are well-formed and small at zoom %d, in both themes', (zoom) => {
    for (const theme of ['light', 'dark'] as const) {
      const svg = renderer.tile(tileSpec(tileAt(zoom), { theme }));
      expectWellFormed(svg);
      expect(gzipSync(svg).length).toBeLessThan(15_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are the same from another renderer, and again', () => {
    const fresh = rendererOf(city).tile(tileSpec(tileAt(15)));
    expect(renderer.tile(tileSpec(tileAt(15)))).toBe(fresh);
    expect(renderer.tile(tileSpec(tileAt(15)))).toBe(fresh);
    expect(renderer.tile(tileSpec(tileAt(15), { theme: 'dark' }))).not.toBe(fresh);
  });

  it('of 512 pixels show what four of the next zoom show', () => {
    const [z, x, y] = tileAt(15);
    const four = [0, 1].flatMap((dy) => [0, 1].map((dx) => renderer.tile(tileSpec([z + 1, 2 * x + dx, 2 * y + dy]))));
    const one = renderer.tile(tileSpec([z, x, y], { size: 512 }));
    expectWellFormed(one);
    expect(gzipSync(one).length).toBeLessThan(40_000);
    expect(one).toContain('width="512" height="512" viewBox="0 0 2048 2048"');
    const namesOf = (svg: string) => new Set([...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, name]) => name));
    expect(namesOf(one)).toEqual(new Set(four.flatMap((svg) => [...namesOf(svg)])));
    const widthsOf = (svg: string) => new Set([...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => width));
    expect(widthsOf(one)).toEqual(new Set(four.flatMap((svg) => [...widthsOf(svg)])));
  });

  it('name the city from afar, streets from near and houses from very near', () => {
    const around = (zoom: number) => {
      const [z, x, y] = tileAt(zoom);
      return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => renderer.tile(tileSpec([z, x + dx, y + dy])))).join('');
    };
    expect(around(11)).toContain('>Clairvenne<');
    expect(around(16)).toContain('>Avenue de la République<');
    expect(around(18)).toMatch(/>\d+<\/text>/);
  });

  it('are empty ground where nothing is', () => {
    expect(renderer.tile(tileSpec([12, 0, 0]))).not.toContain('<text');
  });
});

describe('labels', () => {
  const stop = (name: string, x: number, y = worldY(CENTRE.lat)) =>
    ({ kind: 'stop', name, at: [latOf(y), lonOf(x)], minZoom: 10 }) as const;
  const mapOf = (map: TestMap) => rendererOf(testMap(map));
  const renderer = (name: string, x: number) =>
    mapOf({
      points: [stop(name, x)],
      ways: [
        {
          kind: 'minor',
          name,
          path: [
            [CENTRE.lat, CENTRE.lon],
            [47.31, 0.92],
          ],
        },
      ],
    });

  it('never become markup', () => {
    const svg = renderer('<script>"A&B"</script>', worldX(CENTRE.lon)).tile(tileSpec(tileAt(16)));
    expect(svg).toContain('&lt;script&gt;&quot;A&amp;B&quot;&lt;/script&gt;');
    expect(svg).not.toContain('<script');
    expectWellFormed(svg);
  });

  it('that lie across a border are drawn by both tiles', () => {
    const [z, x, y] = tileAt(14);
    const { tile } = renderer('Place du Marché', x / 2 ** z);
    expect(tile(tileSpec([z, x - 1, y]))).toContain('Place du Marché');
    expect(tile(tileSpec([z, x, y]))).toContain('Place du Marché');
  });

  it('of stops are left out for a map that names them itself, others are not', () => {
    const [z, x, y] = tileAt(17);
    const middle = (x + 0.5) / 2 ** z;
    const { tile } = mapOf({
      points: [stop('Gare', middle, (y + 0.3) / 2 ** z), { ...stop('Parc', middle, (y + 0.7) / 2 ** z), kind: 'park' }],
    });
    const svgs = (['all', 'withoutStops'] as const).map((content) => tile(tileSpec([z, x, y], { content })));
    expect(svgs.map((svg) => svg.includes('>Gare<'))).toEqual([true, false]);
    expect(svgs[1]).toContain('Parc');
  });

  it('stand once more beside the tile, where the fragment “names” shows them', () => {
    const [z, x, y] = tileAt(16);
    const svg = renderer('Gare', (x + 0.5) / 2 ** z).tile(tileSpec([z, x, y], { size: 512 }));
    const [, left] = /<view id="names" viewBox="(\d+) 0 2048 2048"\/>/.exec(svg)!;
    expect(svg).toContain(`<use href="#n" x="${left}"/>`);
    expect(svg).toMatch(/<g id="n"><g.*>Gare<\/text>/);
    expect(mapOf({}).tile(tileSpec([z, x, y]))).toContain('id="names"');
  });

  it('are drawn alone where they are to be laid above what hides them, in the same places', () => {
    const [z, x, y] = tileAt(16);
    const { tile } = renderer('Gare', (x + 0.5) / 2 ** z);
    const [all, names] = (['all', 'names'] as const).map((content) => tile(tileSpec([z, x, y], { content })));
    const texts = (svg = '') => svg.match(/<text.*?<\/text>/g);
    expect(texts(names)).toEqual(texts(all));
    expect(names).toContain('>Gare<');
    expect(all).toContain('<path');
    expect(names).not.toContain('<path');
    expectWellFormed(names!);
  });

  it('that would cover each other are not both drawn', () => {
    const names = ['Gare', 'Gare routière'];
    const svg = mapOf({ points: names.map((name) => stop(name, worldX(CENTRE.lon))) }).tile(tileSpec(tileAt(14)));
    expect(svg).toContain('>Gare<');
    expect(svg).not.toContain('Gare routière');
  });
});

describe('escapeXml', () => {
  it.each([
    ['L’Hôtel & <b>', 'L’Hôtel &amp; &lt;b&gt;'],
    ['a\u0000b\u0008c', 'abc'],
    ['zug 🚆', 'zug 🚆'],
    ['half \ud83d', 'half '],
  ])('makes %j into %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});
