import { gzipSync } from 'node:zlib';
import { drawingGround } from './drawingGround.ts';
import { drawingNames } from './drawingNames.ts';
import { rendererOf } from './drawMap.ts';
import { escapeXml } from './labelSvg.ts';
import type { Names } from './names.ts';
import { createGroundRenderer } from './renderer.ts';
import { type TestMap, type TestPoint, testMap } from './testing/drawings.ts';
import { tileSpec } from './testing/specs.ts';

/** Degrees of a pixel at zoom 16, at the equator. */
const PIXEL = 360 / 2 ** 24;
/** A place so many pixels of zoom 16 east and south of 0, 0. */
const at = (x: number, y: number) => [-y * PIXEL, x * PIXEL] as const;

describe('tiles beside each other', () => {
  /** Names and streets over the meeting point of four tiles and around it. */
  const crowd = (zoom: number): TestMap => {
    /** Pixels of the zoom. */
    const near = (x: number, y: number) => at(x * 2 ** (16 - zoom), y * 2 ** (16 - zoom));
    return {
      points: Array.from({ length: 400 }, (_, i) => {
        const name = i % 5 ? `Café ${i}` : `A long name of a museum, ${i}`;
        return {
          kind: i % 5 ? 'restaurant' : 'museum',
          at: near(-385 + (i % 20) * 40, -385 + Math.floor(i / 20) * 40),
          name,
        };
      }),
      ways: Array.from({ length: 60 }, (_, i) => {
        const name = `Street of the ${i}th of May`;
        return { kind: 'minor', path: [near(-450 + i * 13, -450), near(450 - i * 7, 450)], name };
      }),
      houses: Array.from({ length: 200 }, (_, i) => ({ at: near(-300 + i * 3, 100 + (i % 7) * 9), number: `${i}` })),
    };
  };

  it.each([16, 18, 20, 21])(
    'agree on every name at zoom %d: one that reaches over a border is in both, at the same place',
    (zoom) => {
      const map = rendererOf(testMap(crowd(Math.min(zoom, 19))));
      const middle = 2 ** (zoom - 1);
      let crossing = 0;
      const tiles = [-1, 0].flatMap((dx) => [-1, 0].map((dy) => [zoom, middle + dx, middle + dy] as const));
      const drawn = tiles.map(([, x, y]) => namesIn(map.tile(tileSpec([zoom, x, y])), x, y));
      for (const [i, names] of drawn.entries())
        for (const { text, box, place } of names)
          for (const [j, [, x, y]] of tiles.entries()) {
            const [west, north] = [x * 256, y * 256];
            if (j === i || box[2] <= west || box[0] >= west + 256 || box[3] <= north || box[1] >= north + 256) continue;
            crossing++;
            const there = drawn[j]!.filter((other) => other.text === text);
            const apart = there.map((other) =>
              Math.max(Math.abs(other.place[0] - place[0]), Math.abs(other.place[1] - place[1])),
            );
            // Each tile rounds to a quarter of a pixel.
            expect([text, Math.min(...apart) <= 0.25]).toEqual([text, true]);
          }
      expect(crossing).toBeGreaterThan(0);
    },
  );
});

/** The names of a tile of 256 pixels in pixels of the world: upright ones, with the room that their letters surely have. */
function namesIn(svg: string, x: number, y: number) {
  return [...svg.matchAll(/font-size="(\d+)"[^>]*>((?:<circle[^>]*>|<text.*?<\/text>)+)/g)].flatMap(([, size, texts]) =>
    [...texts!.matchAll(/<text x="(-?\d+)" y="(-?\d+)" dy="\d+">(.*?)<\/text>/g)].map(([, left, top, content]) => {
      const lines = content!.replaceAll('</tspan>', '').split(/<tspan[^>]*>/);
      const [cx, cy] = [x * 256 + Number(left) / 4, y * 256 + Number(top) / 4];
      const half = (Math.max(...lines.map(({ length }) => length)) * (Number(size) / 4) * 0.4) / 2;
      const box = [cx - half, cy - 3, cx + half, cy + 3 + (lines.length - 1) * 12] as const;
      return { text: lines.join(' '), box, place: [cx, cy] as const };
    }),
  );
}

describe('a name along a bend', () => {
  const round = Array.from({ length: 25 }, (_, i) => (Math.PI * i) / 24).map((turn) =>
    at(-120 * Math.cos(turn), -120 * Math.sin(turn)),
  );
  const tileOf = (name: string, [x, y] = [0, -1], zoom = 16) =>
    rendererOf(testMap({ ways: [{ kind: 'minor', path: round, name }] })).tile(
      tileSpec([zoom, 2 ** (zoom - 1) + x!, 2 ** (zoom - 1) + y!]),
    );
  /** Of its line, in pixels of the world. */
  const startOf = (svg: string, [x, y]: readonly number[]) => {
    const [, left, top] = /<path id="b0" d="M(-?\d+) (-?\d+)l/.exec(svg)!.map(Number);
    return [x! * 1_024 + left!, y! * 1_024 + top!];
  };

  it('is drawn along the same line by both tiles of a border, and once more with the names alone', () => {
    const [east, west] = [tileOf('Curved Street'), tileOf('Curved Street', [-1, -1])];
    for (const svg of [east, west])
      expect(svg.match(/<textPath href="#b0" startOffset="50%">Curved Street<\/textPath>/g)).toHaveLength(1);
    expect(startOf(west, [-1, -1])).toEqual(startOf(east, [0, -1]));
    expect(east).toContain('<use href="#n"');
  });

  it('is in each tile that one of its ends reaches, and takes the room of its letters', () => {
    const lower = round.map(([lat, lon]) => [lat - 100 * PIXEL, lon] as const);
    const ways = ['Curved Street', 'Another Street'].map((name) => ({ kind: 'minor', path: lower, name }) as const);
    const tiles = [-1, 0].map((y) => rendererOf(testMap({ ways })).tile(tileSpec([16, 2 ** 15, 2 ** 15 + y])));
    for (const svg of tiles)
      expect(svg.match(/<textPath[^>]*>[^<]*/g)).toEqual([expect.stringContaining('Curved Street')]);
  });

  it('of letters that belong together is not torn apart', () => {
    expect(tileOf('Лиговский пр.')).toContain('textPath');
    for (const name of ['شارع الملك فيصل', 'सुभाष मार्ग नगर', '中山北路二段一'])
      expect([name, tileOf(name).includes(name)]).toEqual([name, false]);
  });

  it('is never markup, and has its length at each zoom', () => {
    expect(tileOf('<b>Bold & Sons</b>')).toContain('>&lt;b&gt;Bold &amp; Sons&lt;/b&gt;</textPath>');
    const lengthOf = (zoom: number) => {
      const [, steps] = / d="M[-\d ]+l([-\d ]+)"/.exec(tileOf('Curved Street', [0, -1], zoom))!;
      const numbers = steps!.split(' ').map(Number);
      return numbers.reduce((sum, one, i) => (i % 2 ? sum + Math.hypot(numbers[i - 1]!, one) : sum), 0);
    };
    expect(lengthOf(16)).toBeGreaterThan(4 * 100);
    expect(lengthOf(16)).toBeLessThan(4 * 130);
  });
});

describe('names by strangers', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</text><foreignObject><body onload=alert(1)>',
    ']]><!ENTITY x SYSTEM "file:///etc/passwd">&x;',
    'javascript:alert(1)',
    '&#60;script&#62;',
  ];

  it.each(HOSTILE)('never become markup: %s', (name) => {
    const map = testMap({
      points: [{ kind: 'station', at: at(128, 40), name }],
      ways: [{ kind: 'primary', path: [at(-200, 128), at(500, 128)], name }],
      houses: [{ at: at(128, 200), number: name }],
    });
    for (const zoom of [16, 18]) {
      const svg = rendererOf(map).tile(tileSpec([zoom, 2 ** (zoom - 1), 2 ** (zoom - 1)], { size: 512 }));
      const elements = new Set([...svg.matchAll(/<\/?([a-zA-Z!?[]+)/g)].map(([, element]) => element));
      for (const known of ['svg', 'style', 'path', 'g', 'view', 'text', 'tspan', 'use', 'circle'])
        elements.delete(known);
      expect([...elements]).toEqual([]);
      expect(svg.match(/<[^>]*>/g)!.filter((tag) => /\son\w+=|<!/.test(tag))).toEqual([]);
      expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    }
  });

  it('of any length leave a tile small', () => {
    const name = 'w '.repeat(5_000);
    const points = Array.from({ length: 50 }, (_, i): TestPoint => ({ kind: 'museum', at: at(i * 9, i * 5), name }));
    const svg = rendererOf(testMap({ points })).tile(tileSpec([16, 32_768, 32_768], { size: 512 }));
    expect(gzipSync(svg).length).toBeLessThan(5_000);
    expect(svg).not.toContain(escapeXml(name));
  });
});

it('keeps the names of some zooms and languages only: the others are placed again, and the same', () => {
  const tables = testMap({ points: [0, 1, 2].map((i) => ({ kind: 'village', at: at(20, 300 * i), name: `V${i}` })) });
  const names = drawingNames(tables);
  const asked: number[] = [];
  const counted: Names = {
    ...names,
    points(zoom) {
      asked.push(zoom);
      return names.points(zoom);
    },
  };
  const renderer = createGroundRenderer(drawingGround(tables.drawing), counted, 9);
  const tile = (zoom: number) => renderer.tile(tileSpec([zoom, 2 ** (zoom - 1), 2 ** (zoom - 1)]));
  const zooms = [15, 14, 15, 13, 15, 12, 15, 14];
  const once = zooms.map(tile);
  // Three names each: of those of four zooms, those that were asked for longest ago go.
  expect(asked).toEqual([15, 14, 13, 12, 14]);
  expect(zooms.map(tile)).toEqual(once);
});
