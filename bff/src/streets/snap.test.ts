import { boxesOf } from '../ground/edgeIndex.ts';
import { createSnapper } from './snap.ts';
import { positionAt, streetMap } from './testing/streetMap.ts';

const streets = streetMap({ a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 300], e: [600, 300] }, ['abc', 'de']);
const snapper = createSnapper(streets, boxesOf(streets, Int32Array.from(streets.edges.from.keys())));
const near = (east: number, north: number, metres = 150, most = 3) =>
  snapper
    .near(positionAt([east, north]), metres, most, () => true)
    .map(({ edge, share, metres }) => `${edge} at ${share.toFixed(3)}, ${metres.toFixed(1)} m`);

it.each<[string, readonly [number, number], readonly string[]]>([
  ['the foot of the perpendicular', [50, -20], ['0 at 0.250, 20.0 m']],
  ['behind a bend', [120, 50], ['0 at 0.750, 20.0 m']],
  ['the end of the edge', [-30, -40], ['0 at 0.000, 50.0 m']],
  ['two edges, the nearer one first', [100, 190], ['0 at 1.000, 90.0 m', '1 at 0.167, 110.0 m']],
  ['an edge that crosses boxes without having points there', [350, 290], ['1 at 0.583, 10.0 m']],
  ['nothing within reach', [300, 100], []],
])('finds %s', (_, [east, north], found) => {
  expect(near(east, north)).toEqual(found);
});

it('finds no more than asked for, and nothing farther away', () => {
  expect(near(100, 190, 150, 1)).toEqual(['0 at 1.000, 90.0 m']);
  expect(near(100, 190, 80)).toEqual([]);
});

it('finds wanted edges only', () => {
  expect(snapper.near(positionAt([100, 190]), 150, 3, (edge) => edge === 1)).toMatchObject([{ edge: 1 }]);
});
