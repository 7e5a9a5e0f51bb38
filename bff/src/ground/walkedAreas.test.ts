import { streetMap, type TestPoints } from '../streets/testing/streetMap.ts';
import { ROAD_CLASSES, ROAD_FLAGS } from './classify/roads.ts';

/** A square of 100 m by its corners, the middles of its sides, and places outside; a hole in its middle, and a second square to the east. */
const POINTS: TestPoints = {
  ...{ a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100], s: [50, 0], e: [100, 50], n: [50, 100], w: [0, 50] },
  ...{ S: [50, -50], E: [150, 50], N: [50, 150], W: [-50, 50], h: [40, 40], i: [60, 40], j: [60, 60], k: [40, 60] },
  ...{ f: [200, 0], g: [200, 100] },
};
const RING = 'asbecndwa';
const STREETS = ['Ss', 'Ee', 'Nn', 'Ww'];

/** The ends of each straight line, class and metres. */
function across(ways: readonly string[], points = POINTS): string[] {
  const { nodes, edges, shape } = streetMap(points, ways);
  const letter = (node: number) =>
    Object.keys(points).find((one) => {
      const [east, north] = points[one]!;
      return near(nodes.lon[node]!, east) && near(nodes.lat[node]!, north);
    });
  return [...edges.from.keys()].flatMap((edge) => {
    if (!(edges.flags[edge]! & ROAD_FLAGS.across)) return [];
    expect([edges.first[edge], edges.first[edge + 1]]).toEqual([shape.lat.length, shape.lat.length]);
    const ends = [edges.from[edge]!, edges.to[edge]!].map(letter).sort().join('');
    return `${ends} ${ROAD_CLASSES[edges.class[edge]!]} ${Math.round(edges.metres[edge]!)}`;
  });
}
const near = (units: number, metres: number) => Math.abs(units / 1e7 - metres / 111_195.08) < 1e-6;

it.each<[string, readonly string[], readonly string[]]>([
  [
    'between the streets that lead to it',
    [`${RING} pedestrian area`, ...STREETS],
    ['es', 'ns', 'sw', 'en', 'ew', 'nw'].map(
      (ends) => `${ends} pedestrian ${ends === 'ns' || ends === 'ew' ? 100 : 71}`,
    ),
  ],
  ['not where one of them passes by', [`${RING} pedestrian area`, 'Ss', 'ENW'], []],
  ['not where nothing but itself ends', [`${RING} pedestrian area`, 'WE'], []],
  ['not along a ring that is no area', [`${RING} pedestrian`, ...STREETS], []],
  ['around a hole', [`${RING}+hijkh platform area`, 'Ss', 'Ee', 'Nn'], ['es platform 71', 'en platform 71']],
  ['to a hole, where something ends', [`${RING}+hijkh pedestrian area`, 'Ss', 'hj'], ['hs pedestrian 41']],
  ['not between neighbours on the border', [`${RING} pedestrian area`, 'Ss', 'bE'], []],
  ['of a border of several ways', ['asbec+cndwa pedestrian area', 'Ss', 'Nn'], ['ns pedestrian 100']],
  [
    'to the next square',
    [`${RING} pedestrian area`, 'becgfb platform area', 'Ww'],
    [
      ...['bw', 'ew', 'cw'].map((ends) => `${ends} pedestrian ${ends === 'ew' ? 100 : 112}`),
      'bc pedestrian 100',
      'bc platform 100',
    ],
  ],
])('%s', (_, ways, expected) => {
  expect(across(ways).sort()).toEqual([...expected].sort());
});

describe('with many entries', () => {
  /** A long square with streets to both sides. */
  const strip = (entries: number): string[] => {
    const half = entries / 2;
    const points: Record<string, readonly [number, number]> = {};
    const char = (i: number) => String.fromCharCode(0x4e00 + i);
    for (let i = 0; i < half; i++) {
      points[char(i)] = [i * 10, 0];
      points[char(100 + i)] = [i * 10, 50];
      points[char(200 + i)] = [i * 10, -50];
      points[char(300 + i)] = [i * 10, 100];
    }
    const row = (from: number) => Array.from({ length: half }, (_, i) => char(from + i)).join('');
    const ring = `${row(0)}${[...row(100)].reverse().join('')}${char(0)}`;
    const streets = [...row(0)].flatMap((_, i) => [`${char(i)}${char(200 + i)}`, `${char(100 + i)}${char(300 + i)}`]);
    return across([`${ring} pedestrian area`, ...streets], points);
  };

  it('up to 40 each is joined to each other', () => {
    // Less the 40 neighbours.
    expect(strip(40)).toHaveLength((40 * 39) / 2 - 40);
  });

  it('more are walked to along the border alone', () => {
    expect(strip(42)).toEqual([]);
  });

  it.each([
    [500, 1],
    [501, 0],
  ])('and a border of %i nodes', (nodes, expected) => {
    const char = (i: number) => String.fromCharCode(0x4e00 + i);
    const angle = (i: number) => (2 * Math.PI * i) / (nodes - 1);
    const at = (i: number, metres: number) => [Math.cos(angle(i)) * metres, Math.sin(angle(i)) * metres] as const;
    const ring = Array.from({ length: nodes - 1 }, (_, i) => [char(i), at(i, 500)] as const);
    const points = { ...Object.fromEntries(ring), A: at(0, 600), B: at(240, 600) };
    const ways = [
      `${ring.map(([letter]) => letter).join('')}${char(0)} pedestrian area`,
      `A${char(0)}`,
      `B${char(240)}`,
    ];
    expect(across(ways, points)).toHaveLength(expected);
  });
});
