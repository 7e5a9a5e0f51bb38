import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmLimits } from '../osm/limits.ts';
import { type OsmNode, type OsmObjects, osmFile } from '../osm/testing/writeOsm.ts';
import { metresPerPixel, worldX, worldY } from '../timetable/geo/mercator.ts';
import { areaAround } from './area.ts';
import { AREA_KINDS } from './classify/drawnAreas.ts';
import { POINT_KINDS } from './classify/drawnPoints.ts';
import { WAY_KINDS } from './classify/drawnWays.ts';
import { drawnGround } from './drawGround.ts';
import { bandAt, type Drawing, type DrawnAreas, PARTS } from './drawing.ts';
import { nodesAt, ringOf, STOP, square } from './testing/metres.ts';
import { createTextsMaker, type Texts, textAt } from './texts.ts';

const LIMITS = osmLimits(10);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-drawing-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Drawn {
  readonly drawing: Drawing;
  readonly texts: Texts;
}

function drawn(files: readonly (readonly OsmObjects[])[], limits = LIMITS): Drawn {
  const paths = files.map((parts, i) => {
    const path = join(folder, `town${i + 1}.osm.pbf`);
    writeFileSync(path, osmFile(parts));
    return path;
  });
  const texts = createTextsMaker();
  const made = drawnGround(paths, { near: areaAround([STOP], 3_000), texts, limits });
  return { drawing: made, texts: texts.texts() };
}

/** Each area with its hectares, rings and points in a band, in any order. */
function areasIn({ drawing }: Drawn, zoom = 21): string[] {
  const { kind, size, firstRing, first } = bandAt(drawing, zoom).areas;
  return Array.from(kind, (number, area) => {
    const rings = Array.from({ length: firstRing[area + 1]! - firstRing[area]! }, (_, i) => {
      const ring = firstRing[area]! + i;
      return first[ring + 1]! - first[ring]!;
    });
    return `${AREA_KINDS[number]} ${(size[area]! / 1e4).toFixed(2)} ha, ${rings.join(' + ')}`;
  }).sort();
}

/** Each way with its points in a band, in any order. */
function waysIn({ drawing, texts }: Drawn, zoom = 21): string[] {
  const { kind, name, first } = bandAt(drawing, zoom).ways;
  return Array.from(
    kind,
    (number, way) =>
      `${WAY_KINDS[number]} ${textAt(texts, drawing.names.local[name[way]!]!) || '-'} ${first[way + 1]! - first[way]!}`,
  ).sort();
}

function pointsOf({ drawing: { points, names }, texts }: Drawn): string[] {
  return Array.from(
    points.kind,
    (kind, i) => `${POINT_KINDS[kind]} ${textAt(texts, names.local[points.name[i]!]!)} ${points.minZoom[i]}`,
  );
}

/** What kinds of areas a place is in. */
function kindsAt({ kind, firstRing, first, xy }: DrawnAreas, lat: number, lon: number): string[] {
  const [x, y] = [worldX(lon), worldY(lat)].map((world) => (world - 0.5) * PARTS) as [number, number];
  return Array.from(kind, (number, area) => {
    let isOdd = false;
    for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++) {
      const points = xy.subarray(2 * first[ring]!, 2 * first[ring + 1]!);
      for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
        const [y1, y2] = [points[i + 1]!, points[j + 1]!];
        if (y1 > y !== y2 > y && x < points[i]! + ((y - y1) / (y2 - y1)) * (points[j]! - points[i]!)) isOdd = !isOdd;
      }
    }
    return isOdd ? AREA_KINDS[number]! : '';
  }).filter((one) => one !== '');
}

const HOUSE = square(1, 100, 100, 20);
const PARK = square(11, 300, 0, 200);
const LAKE = square(21, 1_000, 1_000, 400);
const ISLAND = square(31, 1_100, 1_100, 100);
const STREET = nodesAt(41, [
  [0, 0],
  [100, 0],
  [200, 0],
]);
const CAFE: OsmNode = { ...nodesAt(51, [[5, 5]])[0]!, tags: { amenity: 'cafe', name: 'Le Coin' } };
const nodes = [...HOUSE, ...PARK, ...LAKE, ...ISLAND, ...STREET, CAFE];
const ways = [
  { id: 1, nodes: ringOf(HOUSE), tags: { building: 'yes' } },
  { id: 2, nodes: ringOf(PARK), tags: { leisure: 'park', name: 'Le Parc' } },
  { id: 3, nodes: [21, 22, 23] },
  { id: 4, nodes: [21, 24, 23] },
  { id: 5, nodes: ringOf(ISLAND) },
  { id: 6, nodes: [41, 42], tags: { highway: 'residential', name: 'Rue Haute' } },
  { id: 7, nodes: [43, 42], tags: { highway: 'residential', name: 'Rue Haute' } },
  { id: 8, nodes: ringOf(PARK), tags: { highway: 'footway' } },
];
const member = (id: number, role = 'outer') => ({ kind: 1 as const, id, role });
const relations = [
  { id: 1, members: [member(3), member(4), member(5, 'inner')], tags: { type: 'multipolygon', natural: 'water' } },
];
const TOWN = {
  areas: ['building 0.04 ha, 4', 'park 4.00 ha, 4', 'water 15.00 ha, 4 + 4'],
  ways: ['minor Rue Haute 3', 'path - 5'],
  // 200 m are 32 pixels at zoom 14, and 63 at zoom 15.
  points: ['park Le Parc 15', 'restaurant Le Coin 17'],
};

describe('files of the same town are drawn the same', () => {
  it.each<[string, readonly (readonly OsmObjects[])[]]>([
    ['in order', [[{ nodes }, { ways }, { relations }]]],
    ['relations first', [[{ relations }, { ways }, { nodes }]]],
    ['ways among the nodes', [[{ nodes: nodes.slice(0, 9) }, { ways }, { nodes: nodes.slice(9) }, { relations }]]],
    ['nodes out of order', [[{ nodes: nodes.toReversed() }, { ways: ways.toReversed() }, { relations }]]],
    ['a file behind itself', [[{ nodes }, { ways }, { relations }, { nodes }, { ways }, { relations }]]],
    [
      'two files that have a part in common',
      [
        [{ nodes: nodes.slice(0, 17) }, { ways: ways.slice(0, 4) }, { relations }],
        [{ nodes: nodes.slice(12) }, { ways: ways.slice(2) }, { relations }],
      ],
    ],
  ])('%s', (_, files) => {
    const town = drawn(files);
    expect({ areas: areasIn(town), ways: waysIn(town), points: pointsOf(town) }).toEqual(TOWN);
    expect(town.drawing.openRings).toBe(0);
  });
});

it('draws the island of a lake as land', () => {
  const { areas } = bandAt(drawn([[{ nodes }, { ways }, { relations }]]).drawing, 18);
  const at = (east: number, north: number) => {
    const [{ lat, lon }] = nodesAt(0, [[east, north]]) as [OsmNode];
    return kindsAt(areas, lat, lon);
  };
  expect([at(1_050, 1_050), at(1_150, 1_150), at(400, 100), at(-500, 0)]).toEqual([['water'], [], ['park'], []]);
});

it('shows at each zoom what can be seen there, with fewer points', () => {
  const bend = nodesAt(
    1_000,
    Array.from({ length: 100 }, (_, i) => [i * 10, i % 2] as const),
  );
  const road = { id: 20, nodes: bend.map(({ id }) => id), tags: { highway: 'primary' } };
  const town = drawn([[{ nodes: [...nodes, ...bend] }, { ways: [...ways, road] }, { relations }]]);
  expect([11, 13, 15, 21].map((zoom) => waysIn(town, zoom))).toEqual([
    ['primary - 2'],
    ['minor Rue Haute 2', 'primary - 2'],
    ['minor Rue Haute 2', 'path - 5', 'primary - 2'],
    ['minor Rue Haute 3', 'path - 5', 'primary - 100'],
  ]);
  expect([11, 13, 15].map((zoom) => areasIn(town, zoom))).toEqual([
    // The island has four square pixels there.
    ['park 4.00 ha, 4', 'water 15.00 ha, 4'],
    ['park 4.00 ha, 4', 'water 15.00 ha, 4 + 4'],
    TOWN.areas,
  ]);
  const { kind, size, minZoom } = bandAt(town.drawing, 21).areas;
  expect([...size].every((one, i) => i === 0 || one <= size[i - 1]!)).toBe(true);
  // A building is not drawn before zoom 15; others from where they have six square pixels.
  const first = Object.fromEntries(Array.from(kind, (number, i) => [AREA_KINDS[number], minZoom[i]]));
  const pixels = (hectares: number, zoom: number) => (hectares * 1e4) / metresPerPixel(zoom, STOP.lat) ** 2;
  expect(first).toEqual({ water: 10, park: 11, building: 15 });
  expect([pixels(15, 10), pixels(15, 9), pixels(4, 11), pixels(4, 10)].map((one) => one >= 6)).toEqual([
    ...[true, false, true, false],
  ]);
});

describe('what lies at the edge of what is kept', () => {
  it.each<[string, OsmNode[], { id: number; nodes: number[]; tags: Record<string, string> }[], string[], string[]]>([
    [
      'a house 6 km away is not kept, a wood is',
      [...square(101, 6_000, 0, 20), ...square(111, 6_000, 100, 100)],
      [
        { id: 101, nodes: [101, 102, 103, 104, 101], tags: { building: 'yes' } },
        { id: 102, nodes: [111, 112, 113, 114, 111], tags: { natural: 'wood' } },
      ],
      ['wood 1.00 ha, 4'],
      [],
    ],
    [
      'a wood 20 km away is not kept',
      square(101, 20_000, 0, 500),
      [{ id: 101, nodes: [101, 102, 103, 104, 101], tags: { natural: 'wood' } }],
      [],
      [],
    ],
    [
      'a street ends where streets end, a larger one later',
      nodesAt(101, [
        [0, 0],
        [3_000, 0],
        [6_000, 0],
        [9_000, 0],
        [30_000, 0],
      ]),
      [
        { id: 101, nodes: [101, 102, 103, 104, 105], tags: { highway: 'residential' } },
        { id: 102, nodes: [101, 102, 103, 104, 105], tags: { highway: 'primary' } },
      ],
      [],
      ['minor - 3', 'primary - 5'],
    ],
  ])('%s', (_, more, moreWays, areas, lines) => {
    const town = drawn([[{ nodes: more }, { ways: moreWays }]]);
    expect([areasIn(town), waysIn(town)]).toEqual([areas, lines]);
  });

  it('is cut, a lake as well, of which the file has a way and nodes outside only', () => {
    const lake = square(201, -5_000, -5_000, 40_000);
    const shore = [
      { id: 201, nodes: [201, 202] },
      { id: 202, nodes: [202, 203, 204] },
      { id: 203, nodes: [204, 201] },
    ];
    const water = {
      id: 9,
      members: [201, 202, 203].map((id) => member(id)),
      tags: { type: 'multipolygon', natural: 'water' },
    };
    const town = drawn([[{ nodes: lake }, { ways: shore }, { relations: [water] }]]);
    const { areas } = bandAt(town.drawing, 21);
    const at = (east: number, north: number) => {
      const [{ lat, lon }] = nodesAt(0, [[east, north]]) as [OsmNode];
      return kindsAt(areas, lat, lon);
    };
    expect([at(0, 0), at(-4_900, -4_900), at(-5_200, 0), at(9_000, 0), at(30_000, 30_000)]).toEqual([
      ...[['water'], ['water'], [], ['water'], []],
    ]);
  });
});

it('has the sea on the right of the coast, and an island in it', () => {
  const coast = nodesAt(301, [
    [1_000, -30_000],
    [1_000, -2_000],
    [1_000, 2_000],
    [1_000, 30_000],
  ]);
  const isle = square(311, 3_000, 0, 500);
  const lines = [
    { id: 301, nodes: [302, 303, 304], tags: { natural: 'coastline' } },
    { id: 302, nodes: [301, 302], tags: { natural: 'coastline' } },
    { id: 303, nodes: ringOf(isle), tags: { natural: 'coastline', place: 'islet', name: 'Île' } },
  ];
  const town = drawn([[{ nodes: [...coast, ...isle] }, { ways: lines }]]);
  const at = (east: number, north: number) => {
    const [{ lat, lon }] = nodesAt(0, [[east, north]]) as [OsmNode];
    return kindsAt(bandAt(town.drawing, 16).areas, lat, lon);
  };
  expect([at(0, 0), at(2_000, 0), at(2_000, 6_000), at(3_250, 250), at(8_000, 0)]).toEqual([
    ...[[], ['sea'], ['sea'], [], ['sea']],
  ]);
  expect(pointsOf(town)).toEqual(['island Île 12']);
});

it('draws boundaries by their relations, once where several have the same way', () => {
  const border = [{ id: 401, nodes: [41, 42, 43] }];
  const levels = ['4', '8', '10'].map((level, i) => ({
    id: 401 + i,
    members: [member(401)],
    tags: { type: 'boundary', boundary: 'administrative', admin_level: level, name: level },
  }));
  const town = drawn([[{ nodes: STREET }, { ways: border }, { relations: levels }]]);
  expect(waysIn(town)).toEqual(['boundary - 3']);
  expect([...bandAt(town.drawing, 21).ways.minZoom]).toEqual([6]);
});
