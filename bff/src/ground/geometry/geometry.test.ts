import { beyondBoxes } from './beyondBoxes.ts';
import { closeAlongEdge, cutLine, cutRing } from './cut.ts';
import { isAround } from './isAround.ts';
import { joinDirected, joinWhereTwoMeet } from './joinLines.ts';
import { edgeOf, type Strip } from './keptEdge.ts';
import { nameplaceOf } from './nameplace.ts';
import { seaOf } from './sea.ts';
import { simplifiedLine, simplifiedRing } from './simplified.ts';
import { signedSize } from './size.ts';
import { stripsWithin } from './stripsWithin.ts';

/** A square of 100 by 100 at the equator, in two strips. */
const SQUARE: readonly Strip[] = [
  { south: 0, north: 50, intervals: [[0, 100]] },
  { south: 50, north: 100, intervals: [[0, 100]] },
];
/** The same with a hole, and a part of its own in the east. */
const PARTS: readonly Strip[] = [
  { south: 0, north: 40, intervals: [[0, 100]] },
  {
    south: 40,
    north: 60,
    intervals: [
      [0, 40],
      [60, 100],
      [200, 220],
    ],
  },
  { south: 60, north: 100, intervals: [[0, 100]] },
];
const keptOf = (strips: readonly Strip[]) => ({
  isInside: (lat: number, lon: number) =>
    strips.some(
      ({ south, north, intervals }) =>
        lat >= south && lat <= north && intervals.some(([west, east]) => lon >= west && lon <= east),
    ),
  edge: edgeOf(strips),
});
const SQUARE_KEPT = keptOf(SQUARE);
const PARTS_KEPT = keptOf(PARTS);

/** Whether places are in an odd number of the rings. */
const areIn = (rings: readonly (readonly number[])[], places: readonly (readonly [number, number])[]) =>
  places.map(([lon, lat]) => rings.filter((ring) => isAround(ring, lon, lat)).length % 2 === 1);

describe('the edge', () => {
  it('goes round what is kept, which is on its right', () => {
    expect(edgeOf(SQUARE).rings).toEqual([[0, 0, 0, 50, 0, 100, 100, 100, 100, 50, 100, 0]]);
  });

  it('has a line around a hole and one around each part', () => {
    const { rings } = edgeOf(PARTS);
    expect(rings).toHaveLength(3);
    expect(rings.map((ring) => Math.sign(signedSize(ring))).sort()).toEqual([-1, -1, 1]);
    expect(
      areIn(rings, [
        [50, 20],
        [50, 50],
        [210, 50],
        [150, 50],
      ]),
    ).toEqual([true, false, true, false]);
  });

  it.each([
    ['below', 30, -10, 30, 0],
    ['inside, near the east', 95, 60, 100, 60],
    ['beyond a corner', 120, 130, 100, 100],
  ])('is nearest to a place %s', (_, lon, lat, edgeLon, edgeLat) => {
    expect(SQUARE_KEPT.edge.nearest(lon, lat)).toMatchObject({ lon: edgeLon, lat: edgeLat });
  });
});

describe('a line is cut where it crosses the edge', () => {
  const nowhere = Number.NaN;
  it.each([
    ['inside', [10, 10, 20, 20], [[10, 10, 20, 20]]],
    ['outside', [110, 10, 120, 20], []],
    ['going out', [90, 50, 110, 50], [[90, 50, 100, 50]]],
    ['through', [-10, 50, 50, 50, 110, 50], [[0, 50, 50, 50, 100, 50]]],
    [
      'out and in again',
      [90, 20, 110, 20, 110, 60, 90, 60],
      [
        [90, 20, 100, 20],
        [100, 60, 90, 60],
      ],
    ],
    [
      'with a point that is not known',
      [10, 10, 20, 20, nowhere, nowhere, 40, 40, 50, 50],
      [
        [10, 10, 20, 20],
        [40, 40, 50, 50],
      ],
    ],
    ['with one point inside, between two that are not known', [nowhere, nowhere, 20, 20, nowhere, nowhere], []],
  ])('%s', (_, line, expected) => {
    const said = (lines: readonly (readonly number[])[]) => lines.map((one) => one.join(' '));
    expect(said(cutLine(line, SQUARE_KEPT.isInside))).toEqual(said(expected));
  });
});

describe('a ring is cut at the edge', () => {
  it.each<[string, number[], (readonly [number, number])[], boolean[]]>([
    [
      'over the east side',
      [50, 20, 150, 20, 150, 60, 50, 60],
      [
        [75, 40],
        [40, 40],
        [75, 70],
        [99, 30],
      ],
      [true, false, false, true],
    ],
    [
      'drawn the other way round',
      [50, 60, 150, 60, 150, 20, 50, 20],
      [
        [75, 40],
        [40, 40],
        [75, 70],
      ],
      [true, false, false],
    ],
    [
      'over a corner',
      [50, 50, 50, 150, 150, 150, 150, 50],
      [
        [75, 75],
        [25, 75],
        [99, 99],
      ],
      [true, false, true],
    ],
    [
      'a U that leaves twice',
      [-10, 10, 90, 10, 90, 30, 10, 30, 10, 70, 90, 70, 90, 90, -10, 90],
      [
        [50, 20],
        [50, 50],
        [50, 80],
        [5, 50],
      ],
      [true, false, true, true],
    ],
    [
      'all but a corner',
      [90, 90, 90, 300, -300, 300, -300, -300, 95, -300, 95, -5, 300, -5, 300, 90],
      [
        [95, 95],
        [50, 50],
      ],
      [false, true],
    ],
  ])('%s', (_, ring, places, expected) => {
    const cut = cutRing(ring, SQUARE_KEPT);
    expect(areIn(cut, places)).toEqual(expected);
    expect(cut.flat().every((value) => value >= 0 && value <= 100)).toBe(true);
  });

  // A side passes a corner of the eastern part, with both ends outside of it.
  const BELOW = [90, 50, 190, 50, 210, 32, 210, -10, 90, -10];
  const ABOVE = [90, 80, 90, 50, 190, 50, 210, 32, 240, 32, 240, 80];
  const EAST_BELOW = [90, 50, 150, 30, 210, 32, 230, 50, 240, 50, 240, -10, 90, -10];
  const EAST_ABOVE = [90, 80, 90, 50, 150, 32, 210, 32, 230, 50, 240, 80];
  const northward = (ring: readonly number[]) => ring.map((value, i) => (i % 2 === 0 ? value : 100 - value));
  it.each<[string, readonly number[], boolean]>([
    ['south-west', BELOW, false],
    ['north-west', northward(BELOW), false],
    ['south-east', EAST_BELOW, false],
    ['north-east', northward(EAST_BELOW), false],
    ['all but south-west', ABOVE, true],
    ['all but north-west', northward(ABOVE), true],
    ['all but south-east', EAST_ABOVE, true],
    ['all but north-east', northward(EAST_ABOVE), true],
  ])('around one corner of a part is not around all of it: %s', (_, ring, expected) => {
    expect(areIn(cutRing(ring, PARTS_KEPT), [[210, 50]])).toEqual([expected]);
  });

  it('keeps one inside as it is, and nothing of one outside', () => {
    expect(cutRing([10, 10, 20, 10, 20, 20], SQUARE_KEPT)).toEqual([[10, 10, 20, 10, 20, 20]]);
    expect(cutRing([110, 10, 120, 10, 120, 20], SQUARE_KEPT)).toEqual([]);
  });

  it('ends for chains in any disorder', () => {
    const chains = Array.from({ length: 200 }, (_, i) => [(i * 37) % 100, 0, (i * 53) % 100, 100, (i * 11) % 100, 0]);
    expect(closeAlongEdge(chains, SQUARE_KEPT.edge).rings.length).toBeGreaterThan(0);
  });
});

describe('the sea is on the right of its coast', () => {
  const ISLAND = [40, 40, 60, 40, 60, 60, 40, 60, 40, 40];
  const LAGOON = [45, 45, 45, 55, 55, 55, 55, 45, 45, 45];
  it.each<[string, number[][], (readonly [number, number])[], boolean[]]>([
    [
      'from south to north',
      [[50, -10, 50, 50, 50, 110]],
      [
        [75, 50],
        [25, 50],
        [99, 99],
        [99, 1],
      ],
      [true, false, true, true],
    ],
    [
      'from north to south',
      [[50, 110, 50, 50, 50, -10]],
      [
        [75, 50],
        [25, 50],
      ],
      [false, true],
    ],
    [
      'in a bay',
      [[-10, 20, 50, 20, 50, 80, -10, 80]],
      [
        [25, 50],
        [75, 50],
        [25, 10],
        [75, 90],
      ],
      [false, true, true, true],
    ],
    [
      'on both sides of a spit',
      [[110, 60, 20, 60, 20, 40, 110, 40]],
      [
        [60, 50],
        [60, 80],
        [60, 20],
        [5, 50],
      ],
      [false, true, true, true],
    ],
    [
      'around an island before the coast',
      [[10, -10, 10, 50, 10, 110], ISLAND],
      [
        [50, 50],
        [75, 50],
        [5, 50],
      ],
      [false, true, false],
    ],
    [
      'around an island alone',
      [ISLAND],
      [
        [50, 50],
        [75, 50],
        [1, 99],
      ],
      [false, true, true],
    ],
    [
      'around an island with water in it',
      [ISLAND, LAGOON],
      [
        [42, 50],
        [50, 50],
        [75, 50],
      ],
      [false, true, true],
    ],
    [
      'in a closed coast',
      [LAGOON],
      [
        [50, 50],
        [75, 50],
      ],
      [true, false],
    ],
    [
      'at a coast that the file cuts near the south and the north',
      [[50, 3, 50, 97]],
      [
        [75, 50],
        [25, 50],
        [99, 1],
      ],
      [true, false, true],
    ],
    [
      'at a coast of which the file has a stub more',
      [
        [50, 0, 50, 97],
        [30, 9, 28, 0],
      ],
      [
        [75, 50],
        [25, 50],
        [29, 1],
      ],
      [true, false, false],
    ],
    [
      'at a coast that leaves and comes back',
      [[50, -10, 50, 30, 110, 30, 110, 70, 50, 70, 50, 110]],
      [
        [75, 10],
        [75, 50],
        [75, 90],
        [25, 50],
      ],
      [true, false, true, false],
    ],
  ])('%s', (_, coast, places, expected) => {
    expect(areIn(seaOf(coast, SQUARE_KEPT), places)).toEqual(expected);
  });

  it('in each part of what is kept', () => {
    const sea = seaOf([[205, 30, 205, 50, 205, 70]], PARTS_KEPT);
    expect(
      areIn(sea, [
        [212, 50],
        [202, 50],
        [50, 20],
      ]),
    ).toEqual([true, false, false]);
  });

  it('around an island with most of its corners in one part, not in that of its first', () => {
    const sea = seaOf([[99, 50, 205, 45, 212, 45, 215, 50, 212, 55, 205, 55, 99, 50]], PARTS_KEPT);
    expect(
      areIn(sea, [
        [50, 20],
        [218, 58],
        [210, 50],
      ]),
    ).toEqual([false, true, false]);
  });

  it('is nowhere without a coast, and ends where the coast crosses itself', () => {
    expect(seaOf([], SQUARE_KEPT)).toEqual([]);
    const knot = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 140) - 20);
    expect(seaOf([knot], SQUARE_KEPT).flat().every(Number.isFinite)).toBe(true);
  });
});

describe('the sea beyond the box of a file', () => {
  const BOX = { west: 0, east: 100, south: 0, north: 100 };
  const sea = (...coast: number[]) => seaOf([coast], SQUARE_KEPT).map((ring) => beyondBoxes(ring, [BOX], 1_000));
  it.each<[string, number[], (readonly [number, number])[], boolean[]]>([
    [
      'goes on outwards, on the water’s side of the coast',
      [50, -10, 50, 50, 50, 110],
      [
        [75, 500],
        [75, -500],
        [500, 50],
        [500, 500],
        [25, 500],
        [-500, 50],
      ],
      [true, true, true, true, false, false],
    ],
    [
      'as the coast leads where it ends',
      [-10, 30, 30, 70, 70, 110],
      [
        [700, 500],
        [300, 500],
        [-200, -500],
        [-500, -200],
      ],
      [true, false, true, false],
    ],
    [
      'at most as far aside as outwards',
      [50, -10, 10, 95, 50, 110],
      [
        [1_050, 1_000],
        [700, 900],
      ],
      [true, false],
    ],
    [
      'all around an island',
      [40, 40, 60, 40, 60, 60, 40, 60, 40, 40],
      [
        [50, 50],
        [500, 500],
        [-500, 50],
      ],
      [false, true, true],
    ],
    [
      'not where it does not reach the edge',
      [45, 45, 45, 55, 55, 55, 55, 45, 45, 45],
      [
        [50, 50],
        [500, 50],
      ],
      [true, false],
    ],
  ])('%s', (_, coast, places, expected) => {
    expect(areIn(sea(...coast), places)).toEqual(expected);
  });

  it('ends for any ring', () => {
    const knot = Array.from({ length: 400 }, (_, i) => (i * 7919) % 101);
    expect(beyondBoxes(knot, [BOX], 1_000).every(Number.isFinite)).toBe(true);
    expect(beyondBoxes([], [BOX], 1_000)).toEqual([]);
  });
});

describe('lines are joined', () => {
  it.each([
    [
      'in their direction',
      [
        [1, 2],
        [3, 4],
        [2, 3],
      ],
      [[1, 2, 3, 4]],
    ],
    [
      'from their first',
      [
        [2, 3],
        [1, 2],
        [3, 4],
      ],
      [[1, 2, 3, 4]],
    ],
    [
      'not against it',
      [
        [1, 2],
        [3, 2],
      ],
      [
        [1, 2],
        [3, 2],
      ],
    ],
    [
      'to a ring',
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ],
      [[1, 2, 3, 1]],
    ],
    ['a ring as it is', [[1, 2, 1]], [[1, 2, 1]]],
    [
      'each once where two begin',
      [
        [1, 2],
        [2, 3],
        [2, 4],
      ],
      [
        [1, 2, 4],
        [2, 3],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(joinDirected(lines)).toEqual(expected);
  });

  it.each([
    [
      'where two end',
      [
        [0, 0, 1, 0],
        [2, 0, 1, 0],
      ],
      [[2, 0, 1, 0, 0, 0]],
    ],
    [
      'not where three do',
      [
        [0, 0, 1, 0],
        [1, 0, 2, 0],
        [1, 0, 1, 5],
      ],
      [
        [0, 0, 1, 0],
        [1, 0, 2, 0],
        [1, 0, 1, 5],
      ],
    ],
    [
      'to a ring',
      [
        [0, 0, 1, 0, 1, 1],
        [1, 1, 0, 0],
      ],
      [[0, 0, 1, 1, 1, 0, 0, 0]],
    ],
  ])('%s', (_, lines, expected) => {
    const canonical = (all: readonly (readonly number[])[]) => all.map((line) => [...line].join(' ')).sort();
    const turned = (line: readonly number[]) =>
      line.flatMap((_one, i) => (i % 2 ? [] : line.slice(line.length - i - 2, line.length - i)));
    const same = (line: readonly number[]) =>
      [line, turned(line)]
        .map((one) => one.join(' '))
        .sort()[0]!
        .split(' ')
        .map(Number);
    expect(canonical(joinWhereTwoMeet(lines).map(same))).toEqual(canonical(expected.map(same)));
  });
});

describe('simplified for a zoom', () => {
  const zigzag = (count: number, high: number) =>
    Int32Array.from({ length: 2 * count }, (_, i) => (i % 2 ? (i % 4 === 1 ? 0 : high) : i * 5));
  it('a line keeps its ends and what is off it', () => {
    expect([...simplifiedLine(Int32Array.of(0, 0, 50, 1, 100, 0, 150, 90, 200, 0), 2)]).toEqual([
      0, 0, 100, 0, 150, 90, 200, 0,
    ]);
  });

  it('a line of many points is simplified in parts, without a gap', () => {
    const line = zigzag(10_000, 3);
    const simple = simplifiedLine(line, 5);
    expect([simple.length / 2, ...simple.subarray(0, 2), ...simple.subarray(-2)]).toEqual([
      7,
      0,
      0,
      ...line.subarray(-2),
    ]);
    expect(simplifiedLine(zigzag(10_000, 30), 5)).toEqual(zigzag(10_000, 30));
  });

  it('a ring is left without what is not seen, and is nothing where it is not seen', () => {
    const ring = Int32Array.of(0, 0, 50, 1, 100, 0, 100, 100, 50, 101, 0, 100);
    expect([...simplifiedRing(ring, 3)]).toEqual([0, 0, 100, 0, 100, 100, 0, 100]);
    expect(simplifiedRing(ring, 300)).toHaveLength(0);
  });
});

describe('a name stands', () => {
  it.each([
    ['in the middle', [[0, 0, 10, 0, 10, 10, 0, 10]], [5, 5]],
    [
      'beside a hole',
      [
        [0, 0, 100, 0, 100, 10, 0, 10],
        [0, 0, 40, 0, 40, 10, 0, 10],
      ],
      [70, 5],
    ],
    ['in the wide part', [[0, 0, 10, 0, 10, 60, 100, 60, 100, 80, 0, 80]], [50, 64]],
  ])('%s', (_, rings, place) => {
    expect(nameplaceOf(rings)).toEqual(place);
  });

  it('nowhere where there is no height', () => {
    expect(nameplaceOf([[0, 0, 10, 0, 20, 0]])).toBeNull();
  });
});

it('knows square metres, less to the north', () => {
  const square = (lat: number) => [0, lat * 1e7, 1e6, lat * 1e7, 1e6, (lat + 0.1) * 1e7, 0, (lat + 0.1) * 1e7];
  // A tenth of a degree is 11 119.5 m; at 60 degrees half of that from west to east.
  expect(signedSize(square(-0.05)) / 11_119.5 ** 2).toBeCloseTo(1, 4);
  expect(signedSize(square(59.95)) / 11_119.5 ** 2).toBeCloseTo(0.5, 3);
  expect(signedSize(square(-0.05).slice(0, 6)) / 11_119.5 ** 2).toBeCloseTo(0.5, 4);
  expect(
    signedSize(
      square(10)
        .toReversed()
        .flatMap((_, i, all) => (i % 2 ? [] : [all[i + 1]!, all[i]!])),
    ),
  ).toBeLessThan(0);
});

it('keeps of strips what lies in a box', () => {
  const boxes = [
    { west: 10, east: 30, south: 20, north: 70 },
    { west: 25, east: 60, south: 60, north: 200 },
  ];
  expect(stripsWithin(SQUARE, boxes)).toEqual([
    { south: 20, north: 50, intervals: [[10, 30]] },
    { south: 50, north: 60, intervals: [[10, 30]] },
    { south: 60, north: 70, intervals: [[10, 60]] },
    { south: 70, north: 100, intervals: [[25, 60]] },
  ]);
});
