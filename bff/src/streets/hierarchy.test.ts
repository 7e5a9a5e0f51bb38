import type { Streets } from '../ground/streets.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { CLOSED } from './costs.ts';
import { footCosts } from './foot.ts';
import { type Arcs, type Hierarchy, hierarchyOf } from './hierarchy.ts';
import { createStreetSearch } from './search.ts';
import { eachEdgeUnder } from './shortcuts.ts';
import type { StreetEnd } from './snap.ts';
import { streetMap, type TestPoints } from './testing/streetMap.ts';

const SIDE = 6;
/** Points of a grid, moved at random. */
const NAMES = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'];

function randomGrid(random: () => number, hasDiagonals: boolean): Streets {
  const points: TestPoints = Object.fromEntries(
    NAMES.map((name, i) => [
      name,
      [100 * (i % SIDE) + between(random, 0, 60), 100 * Math.floor(i / SIDE) + between(random, 0, 60)] as const,
    ]),
  );
  const kinds = ['residential', 'primary', 'steps', 'footway unlit', 'escalator onewayForward', 'path'];
  const ways = NAMES.flatMap((name, i) => {
    const beside = [i % SIDE < SIDE - 1 ? NAMES[i + 1] : undefined, NAMES[i + SIDE]];
    // A square in the middle, crossed from each point to each.
    if (hasDiagonals && i > 7 && i < 28) beside.push(...NAMES.slice(i + 2, 28));
    return beside.flatMap((other) =>
      other === undefined || random() < 0.15 ? [] : `${name}${other} ${kinds[between(random, 0, kinds.length - 1)]}`,
    );
  });
  const pick = () => NAMES[between(random, 0, NAMES.length - 1)]!;
  return streetMap(points, ways, { [pick()]: 'lift', [pick()]: 'signals', [pick()]: 'barrier' });
}

const arcsOf = ({ first, node }: Arcs, one: number) =>
  Array.from({ length: first[one + 1]! - first[one]! }, (_, i) => {
    return { arc: first[one]! + i, other: node[first[one]! + i]! };
  });

function eachArc(
  { numbers, out, into }: Hierarchy,
  visit: (arcs: Arcs, arc: number, from: number, to: number) => void,
): void {
  for (const one of numbers.keys()) {
    for (const { arc, other } of arcsOf(out, one)) visit(out, arc, one, other);
    for (const { arc, other } of arcsOf(into, one)) visit(into, arc, other, one);
  }
}

describe.each([1, 2, 3, 4])('on a random grid (%d)', (seed) => {
  const streets = randomGrid(randomNumbers(seed), seed % 2 === 0);
  const costs = footCosts(streets);
  const hierarchy = hierarchyOf(streets, costs);
  const { numbers, coreCount, out, into } = hierarchy;

  it('has arcs from contracted nodes to those above them only, and from the core to the core', () => {
    expect([...numbers].sort((a, b) => a - b)).toEqual([...numbers.keys()]);
    for (const arcs of [out, into])
      for (const one of numbers.keys())
        for (const { other } of arcsOf(arcs, one)) expect(other).toBeLessThan(Math.max(one, coreCount));
  });

  it('has shortcuts that are the edges under them, one after the other', () => {
    const nodes = [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!);
    let shortcuts = 0;
    eachArc(hierarchy, (arcs, arc, from, to) => {
      let at = nodes[from]!;
      const cost = { weight: 0, tenths: 0, metres: 0 };
      let edges = 0;
      eachEdgeUnder(hierarchy, [from, to, arcs.under[arc]!], (edge, end) => {
        const isForward = streets.edges.from[edge] === at;
        expect((isForward ? streets.edges.to : streets.edges.from)[edge]).toBe(nodes[end]);
        const side = isForward ? costs.along : costs.against;
        expect(side.tenths[edge]).not.toBe(CLOSED);
        cost.weight += costs.node[at]! + side.weight[edge]!;
        cost.tenths += costs.node[at]! + side.tenths[edge]!;
        cost.metres += streets.edges.metres[edge]!;
        at = nodes[end]!;
        edges++;
      });
      expect(at).toBe(nodes[to]);
      expect(cost).toEqual({ weight: arcs.weight[arc], tenths: arcs.tenths[arc], metres: arcs.metres[arc] });
      if (edges > 1) shortcuts++;
    });
    expect(shortcuts).toBeGreaterThan(0);
  });

  it('has the least weight between all nodes', () => {
    const least = allWeights(streets, costs);
    const search = createStreetSearch(streets, costs, hierarchy);
    const { edges } = streets;
    for (const edge of edges.from.keys()) {
      // At the end of an edge, over that edge alone.
      const end = (share: 0 | 1): StreetEnd => {
        const position = { lat: 0, lon: 0 };
        return { position, snaps: [{ edge, share, metres: 0, position }] };
      };
      const [one, other] = [edges.from[edge]!, edges.to[edge]!];
      const way = search.between(end(0), end(1), Number.POSITIVE_INFINITY);
      const { node, along, against } = costs;
      if ([node[one], node[other], along.tenths[edge], against.tenths[edge]].includes(CLOSED)) continue;
      expect(way!.weight).toBeLessThanOrEqual(costs.along.weight[edge]!);
      expect(way!.weight).toBe(Math.min(costs.along.weight[edge]!, least[one]![other]! + costs.node[other]!));
    }
  });
});

it('contracts a small map whole, and leaves a core where all nodes have many arcs', () => {
  const streets = streetMap({ a: [0, 0], b: [100, 0], c: [200, 0], d: [300, 0] }, ['abcd']);
  expect(hierarchyOf(streets, footCosts(streets)).coreCount).toBe(0);
  const points: TestPoints = Object.fromEntries(
    NAMES.map((name, i) => [name, [100 * (i % SIDE) + i * i, 100 * Math.floor(i / SIDE)] as const]),
  );
  const all = NAMES.flatMap((one, i) => NAMES.slice(i + 1).map((other) => `${one}${other}`));
  const square = streetMap(points, all);
  expect(hierarchyOf(square, footCosts(square)).coreCount).toBe(NAMES.length);
  const empty = streetMap({}, []);
  expect(hierarchyOf(empty, footCosts(empty))).toMatchObject({ coreCount: 0 });
});

it('looks at few arcs of a node that all streets of a map meet at', () => {
  const count = 6_000;
  const edges = Array.from({ length: count }, (_, i) => i);
  const ends = edges.flatMap((i) => [0, 1, 2].map((hub) => [i + 3, hub] as const));
  const weight = Int32Array.from(ends, (_, i) => 10 + (i % 7));
  const side = { tenths: weight, weight };
  const costs = { along: side, against: side, node: new Int32Array(count + 3), metresPerSecond: 1 };
  const streets = {
    nodes: { lon: new Int32Array(count + 3) },
    edges: {
      from: Int32Array.from(ends, ([from]) => from),
      to: Int32Array.from(ends, ([, to]) => to),
      metres: Float32Array.from(weight),
    },
  };
  const start = performance.now();
  const { coreCount, out } = hierarchyOf(streets, costs);
  // Many times as long where all arcs of these three nodes are looked at each time.
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(coreCount).toBeLessThanOrEqual(3);
  expect(out.node.length).toBeLessThan(10 * count);
});

/** The least weight between all nodes, with what passing the first one takes (Floyd and Warshall). */
function allWeights({ nodes, edges }: Streets, costs: ReturnType<typeof footCosts>): number[][] {
  const all = [...nodes.lat.keys()];
  const weights = all.map((one) => all.map((other) => (one === other ? 0 : Number.POSITIVE_INFINITY)));
  const add = (from: number, to: number, { tenths, weight }: (typeof costs)['along'], edge: number) => {
    const delay = costs.node[from]!;
    if (tenths[edge] === CLOSED || delay === CLOSED) return;
    weights[from]![to] = Math.min(weights[from]![to]!, delay + weight[edge]!);
  };
  for (const edge of edges.from.keys()) {
    add(edges.from[edge]!, edges.to[edge]!, costs.along, edge);
    add(edges.to[edge]!, edges.from[edge]!, costs.against, edge);
  }
  for (const over of all)
    for (const one of all)
      for (const other of all)
        weights[one]![other] = Math.min(weights[one]![other]!, weights[one]![over]! + weights[over]![other]!);
  return weights;
}
