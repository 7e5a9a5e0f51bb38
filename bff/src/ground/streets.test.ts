import { ROAD_CLASSES, type RoadClass } from './classify/roads.ts';
import { NO_POINT } from './roadLists.ts';
import { createRoadWays, type Streets } from './streets.ts';

/** Points a to h, 0.001 degrees of latitude (111.195 m) from each to the next. */
const POINTS = 'abcdefgh';
const lat = [...POINTS].map((_, i) => i * 10_000);

interface TestWay {
  readonly points: string;
  readonly class?: RoadClass;
  readonly name?: number;
  readonly steps?: number;
}

function streetsOf(ways: readonly TestWay[], flags: Readonly<Record<string, number>> = {}): Streets {
  const roads = createRoadWays();
  for (const { points, class: roadClass = 'path', name = 0, steps = 300 } of ways)
    roads.add(
      { class: roadClass, flags: 5, layer: -1, steps, name },
      [...points].map((point) => (point === '-' ? NO_POINT : POINTS.indexOf(point))),
    );
  const marked = new Map(Object.entries(flags).map(([point, value]) => [POINTS.indexOf(point), value]));
  return roads.streets({ lat, lon: lat.map(() => 20_000_000), count: lat.length, flags: marked });
}

/** Each edge as its points, and its metres. */
function edgesOf({ nodes, edges, shape }: Streets): string[] {
  const letter = (units: number) => POINTS[units / 10_000];
  return Array.from(edges.from, (from, edge) => {
    const between = [...shape.lat.subarray(edges.first[edge], edges.first[edge + 1])].map(letter).join('');
    const ends = [from, edges.to[edge]!].map((node) => letter(nodes.lat[node]!));
    return `${ends[0]}${between}${ends[1]} ${Math.round(edges.metres[edge]!)}`;
  });
}

it.each<[string, readonly string[], readonly string[]]>([
  ['one way is one edge', ['abcd'], ['abcd 334']],
  ['ways that cross are cut where they do', ['abc', 'dbe'], ['ab 111', 'bc 111', 'db 222', 'be 334']],
  ['ways that meet at their ends are not cut', ['abc', 'cde'], ['abc 222', 'cde 222']],
  ['a way is cut where another ends', ['abc', 'db'], ['ab 111', 'bc 111', 'db 222']],
  ['a ring is a loop', ['abca'], ['abca 445']],
  ['a ring is cut where another way leaves it', ['abca', 'bd'], ['ab 111', 'bca 334', 'bd 222']],
  ['a way that touches itself is cut there', ['abcbd'], ['ab 111', 'bcb 222', 'bd 222']],
  ['a gap ends the way, and another edge begins behind it', ['ab-cd', '-ef-'], ['ab 111', 'cd 111', 'ef 111']],
  ['what is beside gaps alone is no edge', ['a-b-c', 'd'], []],
  ['a point that follows itself counts once', ['aabbb', 'cc'], ['ab 111']],
  ['a ring of one point is no edge', ['aa', 'aaa'], []],
  ['nothing', [], []],
])('%s', (_, ways, expected) => {
  expect(edgesOf(streetsOf(ways.map((points) => ({ points }))))).toEqual(expected);
});

it('cuts a way where something stands on it', () => {
  const streets = streetsOf([{ points: 'abcd' }], { b: 2, h: 1 });
  expect(edgesOf(streets)).toEqual(['ab 111', 'bcd 222']);
  expect([...streets.nodes.flags]).toEqual([0, 2, 0]);
});

it('has what the tags of the way say on each of its edges', () => {
  const { edges } = streetsOf([{ points: 'abc', class: 'steps', name: 7 }, { points: 'dbe' }]);
  expect([...edges.class].map((number) => ROAD_CLASSES[number])).toEqual(['steps', 'steps', 'path', 'path']);
  expect([...edges.name]).toEqual([7, 7, 0, 0]);
  expect([edges.flags[0], edges.layer[0]]).toEqual([5, -1]);
});

it('divides the steps of a way between its edges by their length, one at least', () => {
  expect([...streetsOf([{ points: 'abcd' }, { points: 'eb' }]).edges.steps]).toEqual([100, 200, 300]);
  expect([
    ...streetsOf([
      { points: 'abcd', steps: 1 },
      { points: 'eb', steps: 0 },
    ]).edges.steps,
  ]).toEqual([1, 1, 0]);
});

it('has the edges at each node, with their other ends', () => {
  const { arcs, edges } = streetsOf([{ points: 'abc' }, { points: 'dbe' }, { points: 'efe' }]);
  const around = Array.from({ length: arcs.first.length - 1 }, (_, node) =>
    Array.from(arcs.edge.subarray(arcs.first[node], arcs.first[node + 1]), (edge, i) => {
      const to = arcs.to[arcs.first[node]! + i]!;
      expect([edges.from[edge], edges.to[edge]]).toEqual(expect.arrayContaining([node, to]));
      return `${edge}>${to}`;
    }),
  );
  // Nodes are numbered as they are met: a 0, b 1, c 2, d 3, e 4. The loop is at its node twice.
  expect(around).toEqual([['0>1'], ['0>0', '1>2', '2>3', '3>4'], ['1>1'], ['2>1'], ['3>1', '4>4', '4>4']]);
});
