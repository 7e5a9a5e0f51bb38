import type { Streets } from '../ground/streets.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { CLOSED, type Costs } from './costs.ts';
import { footCosts } from './foot.ts';
import { mainNetwork } from './islands.ts';
import { boundTo, landmarksOf, NO_LANDMARKS } from './landmarks.ts';
import { streetMap, type TestPoints } from './testing/streetMap.ts';

const SIDE = 6;
/** Points of a grid, moved at random. */
const NAMES = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'];

function randomGrid(random: () => number): Streets {
  const points: TestPoints = Object.fromEntries(
    NAMES.map((name, i) => [
      name,
      [100 * (i % SIDE) + between(random, 0, 60), 100 * Math.floor(i / SIDE) + between(random, 0, 60)] as const,
    ]),
  );
  const kinds = ['residential', 'primary', 'steps', 'footway unlit', 'escalator onewayForward', 'path'];
  const ways = NAMES.flatMap((name, i) => {
    const beside = [i % SIDE < SIDE - 1 ? NAMES[i + 1] : undefined, NAMES[i + SIDE]];
    return beside.flatMap((other) =>
      other === undefined || random() < 0.15 ? [] : `${name}${other} ${kinds[between(random, 0, kinds.length - 1)]}`,
    );
  });
  const pick = () => NAMES[between(random, 0, NAMES.length - 1)]!;
  return streetMap(points, ways, { [pick()]: 'lift', [pick()]: 'signals', [pick()]: 'barrier' });
}

/** The least weight between all nodes, with what passing the first one takes (Floyd and Warshall). */
function allWeights({ nodes, edges }: Streets, costs: Costs): number[][] {
  const all = [...nodes.lat.keys()];
  const weights = all.map((one) => all.map((other) => (one === other ? 0 : Number.POSITIVE_INFINITY)));
  const add = (from: number, to: number, { tenths, weight }: Costs['along'], edge: number) => {
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

const goalOn = (edge: number) => {
  const position = { lat: 0, lon: 0 };
  return { position, snaps: [{ edge, share: 0.5, metres: 0, position }] };
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])('are never more than a way takes, and mostly nearly as much (%d)', (seed) => {
  const streets = randomGrid(randomNumbers(seed));
  const costs = footCosts(streets);
  const weights = allWeights(streets, costs);
  const landmarks = landmarksOf(streets, costs, mainNetwork(streets, costs));
  const { edges, nodes } = streets;
  let [all, close, tooHigh] = [0, 0, 0];
  for (const edge of edges.from.keys()) {
    const bound = boundTo(goalOn(edge), streets, costs, landmarks);
    const ends = [edges.from[edge]!, edges.to[edge]!].filter((node) => costs.node[node] !== CLOSED);
    for (const node of nodes.lat.keys()) {
      const least = Math.min(...ends.map((end) => weights[node]![end]!));
      if (bound(node) > least) tooHigh++;
      if (least === Number.POSITIVE_INFINITY) continue;
      all++;
      if (bound(node) >= 0.9 * least) close++;
    }
  }
  expect(tooHigh).toBe(0);
  expect(close / all).toBeGreaterThan(0.6);
});

it('tell nothing of a map without streets, and none tell nothing', () => {
  const empty = streetMap({}, []);
  const costs = footCosts(empty);
  expect(landmarksOf(empty, costs, mainNetwork(empty, costs)).count).toBe(0);
  const streets = randomGrid(randomNumbers(1));
  expect(boundTo(goalOn(0), streets, footCosts(streets), NO_LANDMARKS)(3)).toBe(0);
});
