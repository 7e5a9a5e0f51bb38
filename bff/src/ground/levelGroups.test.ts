import { streetMap, type TestPoints } from '../streets/testing/streetMap.ts';
import { ROAD_FLAGS } from './classify/roads.ts';

/** Ways that meet in m. */
const POINTS: TestPoints = { m: [0, 0], a: [-50, 0], b: [50, 0], c: [0, -50], d: [0, 50] };

/** How many nodes there are at m. */
function nodesAt(ways: readonly string[], standing = {}): number {
  const { nodes, edges } = streetMap(POINTS, ways, standing);
  expect(nodes.flags).toHaveLength(nodes.lat.length);
  expect(new Set([...edges.from, ...edges.to]).size).toBe(nodes.lat.length);
  return [...nodes.lat.keys()].filter((node) => nodes.lat[node] === 0 && nodes.lon[node] === 0).length;
}

it.each<[string, number, readonly string[], Readonly<Record<string, 'lift' | 'signals'>>]>([
  ['of one level', 1, ['amb footway level:0', 'cmd footway level:0'], {}],
  ['of two that cross', 2, ['amb footway level:0', 'cmd footway level:1'], {}],
  ['of three', 3, ['amb footway level:0', 'cmd footway level:1', 'am corridor level:-1'], {}],
  ['of which one has no level', 1, ['amb footway level:0', 'cmd footway'], {}],
  ['that a third one without a level joins', 1, ['amb footway level:0', 'cmd footway level:1', 'am footway'], {}],
  ['that a third one on both joins', 1, ['amb footway level:0', 'cmd footway level:1', 'am footway level:0-1'], {}],
  ['one of which is on several', 1, ['amb footway level:0;-1', 'cmd footway level:-1'], {}],
  ['one of which lies between those of another', 1, ['amb footway level:-2;1', 'cmd footway level:-1'], {}],
  ['of half a level', 2, ['amb footway level:-0.5', 'cmd footway level:-1'], {}],
  ['at stairs', 1, ['am footway level:0', 'mb steps level:-1'], {}],
  ['at an escalator', 1, ['am footway level:0', 'mb escalator level:-1'], {}],
  ['at a lift', 1, ['am footway level:0', 'mb lift level:-1'], {}],
  ['at a point that is a lift', 1, ['amb footway level:0', 'cmd footway level:-1'], { m: 'lift' }],
  ['at a point that is something else', 2, ['amb footway level:0', 'cmd footway level:-1'], { m: 'signals' }],
  ['at a ramp', 1, ['amb footway level:0', 'cmd footway level:-1 down'], {}],
  [
    'of which two lie between those of a third',
    1,
    ['amb footway level:-2;1', 'cmd footway level:-1', 'am footway level:0'],
    {},
  ],
  ['whose ends meet outdoors', 1, ['am footway level:0', 'mb footway level:1'], {}],
  ['of which one ends outdoors', 2, ['am footway level:0', 'cmd footway level:1'], {}],
  ['whose ends meet indoors', 2, ['am footway level:0', 'mb footway indoor level:1'], {}],
  ['whose ends meet in a corridor', 2, ['am footway level:0', 'mb corridor level:1'], {}],
  ['whose ends meet in a tunnel', 1, ['am footway level:0', 'mb footway tunnel level:1'], {}],
  [
    'one of which passes below two whose ends meet outdoors',
    2,
    ['am footway level:0', 'mb footway level:2', 'cmd footway level:1'],
    {},
  ],
])('ways %s are at %i nodes', (_, expected, ways, standing) => {
  expect(nodesAt(ways, standing)).toBe(expected);
});

it('walks across an area on its own level', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100], s: [-50, 0], t: [150, 100] };
  const area = 'abcda platform area level:-2';
  const { nodes, edges } = streetMap(points, [area, 'sa corridor level:-2', 'ct corridor level:-3']);
  // One line from a to c; the corridor at c is on another level.
  expect(edges.from).toHaveLength(2 + 2 + 1);
  expect(nodes.lat).toHaveLength(2 + 2 + 1);
  // Nothing else is where the corridor begins.
  const [, , , corridor] = [...edges.from.keys()];
  const isThere = (node: number) => node === edges.from[corridor!];
  expect([...edges.from, ...edges.to].filter(isThere)).toHaveLength(1);
});

it('walks across an area of several lines on its own level', () => {
  const points: TestPoints = { a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100], s: [-50, 0], t: [150, 100] };
  const { nodes, edges } = streetMap(points, [
    'abc+cda platform area level:-1',
    'sa corridor level:-2',
    // Below the area, where each of its lines is.
    'bct corridor level:-2',
    'ds corridor level:-1',
  ]);
  const isAcross = (edge: number) => (edges.flags[edge]! & ROAD_FLAGS.across) !== 0;
  const ofBorder = new Set([...edges.from.keys()].slice(0, 4).flatMap((edge) => [edges.from[edge]!, edges.to[edge]!]));
  const across = [...edges.from.keys()].filter(isAcross);
  expect(across.length).toBeGreaterThan(0);
  for (const edge of across)
    expect([ofBorder.has(edges.from[edge]!), ofBorder.has(edges.to[edge]!)]).toEqual([true, true]);
  expect(nodes.lat.length).toBeGreaterThan(ofBorder.size);
});
