import { gzipSync } from 'node:zlib';
import { type DrawnKind, drawGround } from './drawGround.ts';
import { drawingGround } from './drawingGround.ts';
import { rendererOf } from './drawMap.ts';
import { PALETTES } from './palette.ts';
import { WAY_ORDER } from './styles.ts';
import { type TestMap, testMap } from './testing/drawings.ts';
import { tileSpec } from './testing/specs.ts';
import { boxOf, frameOf } from './tile.ts';

/** A tile of zoom 16 with the corner 0, 0 in its upper left: its 1 024 units are 0.0055 degrees. */
const TILE = [16, 32_768, 32_768] as const;
const DEGREES = 360 / 2 ** 16;

/** A place of the tile, in shares of it from the upper left. */
const at = (x: number, y: number) => [-y * DEGREES, x * DEGREES] as const;
const square = (from: number, to: number) => [at(from, from), at(to, from), at(to, to), at(from, to)];
const line = (y: number) => [at(-0.5, y), at(1.5, y)];

function drawn(map: TestMap, more: { readonly kinds?: readonly DrawnKind[]; readonly leastBuilding?: number } = {}) {
  const spec = tileSpec(TILE);
  return drawGround(drawingGround(testMap(map).drawing), {
    ...{ theme: 'light', detail: 16, unitsPerPixel: 4, ...more },
    frame: (margin) => frameOf(spec, margin),
    box: (edge) => boxOf(spec, edge),
  });
}

const { areas: AREAS, ways: WAYS, bridge: BRIDGE } = PALETTES.light;
/** Colours in drawing order, without the ground. */
const colors = (svg: string) => [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, color]) => color).slice(1);

it('draws areas by their kinds, whatever order they have in the tables', () => {
  const kinds = ['building', 'platform', 'water', 'wood', 'builtUp'] as const;
  const svg = drawn({ areas: kinds.map((kind) => ({ kind, rings: [square(0.2, 0.8)] })) });
  expect(colors(svg)).toEqual([...kinds].reverse().map((kind) => AREAS[kind]));
});

it('has a style for every kind of the tables, in both themes', () => {
  expect(new Set(WAY_ORDER)).toEqual(new Set(Object.keys(WAYS)));
  for (const { areas, ways } of Object.values(PALETTES)) {
    expect(Object.keys(areas)).toEqual(Object.keys(AREAS));
    expect(Object.keys(ways)).toEqual(Object.keys(WAYS));
  }
});

it('leaves holes open, and what another area of the kind covers filled', () => {
  const lake = { kind: 'water', rings: [square(0.1, 0.9), square(0.3, 0.7)] } as const;
  const island = [{ kind: 'water', rings: [square(0.4, 0.6)] }] as const;
  const svg = drawn({ areas: [lake, ...island] });
  expect(svg).toContain(
    `<path fill="${AREAS.water}" d="M410 410l204 0l0 204l-204 0z"/><path fill="${AREAS.water}" fill-rule="evenodd" d="M102 102l820 0l0 820l-820 0zM307 307l410 0l0 410l-410 0z"/>`,
  );
});

it('lets two areas of a kind overlap, whichever way round they are drawn', () => {
  const [one, other] = [square(0.1, 0.5), square(0.3, 0.7).toReversed()];
  const svg = drawn({ areas: [one, other].map((ring) => ({ kind: 'wood', rings: [ring] })) });
  const turns = [...svg.matchAll(/M(-?\d+) (-?\d+)((?:l-?\d+ ?-?\d+)+)z/g)].map(([, , , steps]) => {
    let [x, y, twice] = [0, 0, 0];
    for (const [, dx, dy] of steps!.matchAll(/l(-?\d+) ?(-?\d+)/g)) {
      twice += x * Number(dy) - y * Number(dx);
      x += Number(dx);
      y += Number(dy);
    }
    return Math.sign(twice);
  });
  expect(turns).toEqual([1, 1]);
});

it('draws tunnels pale and below all else, and bridges above all else, the highest last, with a border of their own', () => {
  const svg = drawn({
    ways: [
      { kind: 'minor', path: line(0.2), deck: 'bridge', layer: 2 },
      { kind: 'stream', path: line(0.3), deck: 'bridge', layer: 1 },
      { kind: 'primary', path: line(0.4) },
      { kind: 'secondary', path: line(0.5), deck: 'tunnel', layer: -1 },
    ],
  });
  expect(colors(svg)).toEqual([
    ...[WAYS.secondary.border, WAYS.secondary.fill, WAYS.primary.border, WAYS.primary.fill],
    ...[WAYS.stream.fill, BRIDGE, WAYS.minor.fill],
  ]);
  expect(svg).toMatch(/<g opacity="\.45"><path[^>]+><path[^>]+><\/g>/);
  expect(svg).toMatch(new RegExp(`stroke="${BRIDGE}"[^>]+stroke-linecap="butt"`));
});

it('draws all borders of a deck below its surfaces, so that crossings are open', () => {
  const svg = drawn({
    ways: [
      { kind: 'primary', path: line(0.2) },
      { kind: 'minor', path: line(0.3) },
    ],
  });
  expect(colors(svg)).toEqual([WAYS.minor.border, WAYS.primary.border, WAYS.minor.fill, WAYS.primary.fill]);
});

it('dashes paths everywhere, a metro in tunnels only, and streets nowhere', () => {
  const dashes = (deck?: 'tunnel') =>
    (['path', 'metro', 'minor'] as const).map((kind) =>
      drawn({ ways: [{ kind, path: line(0.5), ...(deck && { deck }) }] }).includes('stroke-dasharray'),
    );
  expect([dashes(), dashes('tunnel')]).toEqual([
    [true, false, false],
    [true, true, false],
  ]);
});

it('draws what it is told to: kinds of ways, no buildings, no small buildings', () => {
  const map: TestMap = {
    ways: [
      { kind: 'primary', path: line(0.2) },
      { kind: 'minor', path: line(0.3) },
    ],
    areas: [
      { kind: 'building', rings: [square(0.1, 0.2)], size: 90 },
      { kind: 'building', rings: [square(0.3, 0.4)], size: 110 },
    ],
  };
  expect(colors(drawn(map, { kinds: ['primary'] }))).toEqual([WAYS.primary.border, WAYS.primary.fill]);
  const rings = (leastBuilding: number) =>
    drawn(map, { leastBuilding, kinds: ['buildings'] }).match(/z(?=[M"])/g)?.length ?? 0;
  // With the ground itself.
  expect([0, 100, 200].map(rings)).toEqual([3, 2, 1]);
});

it('cuts what is far outside, and draws nothing that is elsewhere', () => {
  const svg = drawn({
    areas: [
      { kind: 'sea', rings: [square(-500, 500)] },
      { kind: 'wood', rings: [square(3, 4)] },
    ],
  });
  expect(colors(svg)).toEqual([AREAS.sea]);
  for (const [number] of svg.matchAll(/-?\d+/g)) expect(Math.abs(Number(number))).toBeLessThan(2_000);
});

it('takes what its zoom shows', () => {
  const map = { ways: [{ kind: 'primary', path: line(0.5), minZoom: 17 }] } as const;
  expect(colors(drawn(map))).toEqual([]);
  expect(colors(drawn({ ways: [{ ...map.ways[0], minZoom: 16 }] }))).toHaveLength(2);
});

it('keeps a tile under 48 kB packed: the smallest buildings go first, streets and their names stay', () => {
  let state = 1;
  const real = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const houses = Array.from({ length: 24_000 }, (_, i) => {
    const [x, y, size] = [real(), real(), 0.002 + real() / 300];
    const ring = [
      at(x, y),
      at(x + size, y + size * real()),
      at(x + size / 2, y + size),
      at(x - size * real(), y + size),
    ];
    return { kind: 'building', rings: [ring], size: i % 4 === 0 ? 5_000 : 50 } as const;
  });
  const areas = [...houses.slice(0, 10_000), { kind: 'building', rings: [square(0.4, 0.6)], size: 9_000 } as const];
  const points = [
    { kind: 'shop', at: at(0.5, 0.9), name: 'Bakery' } as const,
    { kind: 'station', at: at(0.5, 0.1), name: 'Central' } as const,
  ];
  const ways = [{ kind: 'primary', path: line(0.5), name: 'Main Street' } as const];
  const tile = (map: TestMap) => rendererOf(testMap(map)).tile(tileSpec(TILE));
  const full = tile({ areas: houses.slice(0, 1_000), points, ways });
  expect([full.includes('Bakery'), full.match(/z(?=[M"])/g)!.length]).toEqual([true, 1_001]);
  for (const crowded of [areas, houses]) {
    const svg = tile({ areas: crowded, points, ways });
    expect(gzipSync(svg).length).toBeLessThanOrEqual(48_000);
    expect([svg.includes('Bakery'), svg.includes('Central'), svg.includes('Main Street')]).toEqual([false, true, true]);
  }
  const some = tile({ areas, points, ways }).match(/z(?=[M"])/g)!.length;
  expect(some).toBe(2_502);
});
