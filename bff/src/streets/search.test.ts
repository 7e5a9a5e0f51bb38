import { boxesOf } from '../ground/edgeIndex.ts';
import type { Streets } from '../ground/streets.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { CLOSED, type Costs } from './costs.ts';
import { footCosts } from './foot.ts';
import type { StreetWay } from './frontier.ts';
import { hierarchyOf } from './hierarchy.ts';
import { createStreetSearch, type EdgePart } from './search.ts';
import { createSnapper, type Snap, type StreetEnd } from './snap.ts';
import { positionAt, streetMap, type TestPoints } from './testing/streetMap.ts';

const CLASSES = [
  'residential',
  'primary',
  'steps',
  'footway unlit',
  'escalator onewayForward',
  'service closed',
  'path',
];
const LETTERS = [...'abcdefghijklmnopqrst'];

function randomMap(random: () => number) {
  const points: TestPoints = Object.fromEntries(
    LETTERS.map((letter) => [letter, [between(random, 0, 800), between(random, 0, 800)] as const]),
  );
  const pick = () => LETTERS[between(random, 0, LETTERS.length - 1)]!;
  const ways = Array.from({ length: 30 }, () => {
    const [one, other, third] = [pick(), pick(), pick()];
    return `${one}${other}${third} ${CLASSES[between(random, 0, CLASSES.length - 1)]}`;
  });
  const streets = streetMap(points, ways, { [pick()]: 'signals', [pick()]: 'barrier', [pick()]: 'lift' });
  return { streets, costs: footCosts(streets) };
}

/**
 * The least weight by relaxing every edge until nothing changes (Bellman and Ford), and the tenths of a second of that way. It knows nothing of queues
 * or bounds; it looks at each edge once in each direction.
 */
function judged({ nodes, edges }: Streets, costs: Costs, from: StreetEnd, to: StreetEnd) {
  const straight = (metres: number) => Math.round((metres / 1.25) * 10);
  type Cost = { weight: number; tenths: number };
  const none: Cost = { weight: Number.POSITIVE_INFINITY, tenths: 0 };
  const better = (one: Cost, other: Cost) => (other.weight < one.weight ? other : one);
  const sides = [
    { ends: ['from', 'to'], cost: costs.along },
    { ends: ['to', 'from'], cost: costs.against },
  ] as const;
  const part = (edge: number, share: number, side: Costs['along']): Cost =>
    side.tenths[edge] === CLOSED
      ? none
      : { weight: Math.round(share * side.weight[edge]!), tenths: Math.round(share * side.tenths[edge]!) };
  const sum = (...all: readonly Cost[]): Cost => ({
    weight: all.reduce((total, { weight }) => total + weight, 0),
    tenths: all.reduce((total, { tenths }) => total + tenths, 0),
  });
  const walk = ({ metres, door }: Snap, direction: 'toStop' | 'fromStop'): Cost => {
    const inside = door ? door[direction] : { tenths: 0 };
    const tenths = straight(metres) + (inside?.tenths ?? 0);
    return inside ? { weight: tenths, tenths } : none;
  };
  const wait = (node: number): Cost =>
    costs.node[node] === CLOSED ? none : { weight: costs.node[node]!, tenths: costs.node[node]! };
  const best: Cost[] = Array.from(nodes.lon, () => none);
  const left = (share: number, end: 'from' | 'to') => (end === 'to' ? 1 - share : share);
  for (const snap of from.snaps)
    for (const { ends, cost } of sides) {
      const node = edges[ends[1]][snap.edge]!;
      const start = sum(walk(snap, 'fromStop'), part(snap.edge, left(snap.share, ends[1]), cost));
      best[node] = better(best[node]!, start);
    }
  for (let i = 0; i < nodes.lon.length; i++)
    for (let edge = 0; edge < edges.from.length; edge++)
      for (const { ends, cost } of sides) {
        const [start, end] = [edges[ends[0]][edge]!, edges[ends[1]][edge]!];
        best[end] = better(best[end]!, sum(best[start]!, wait(start), part(edge, 1, cost)));
      }
  let result = none;
  for (const snap of to.snaps) {
    const { edge, share } = snap;
    const last = walk(snap, 'toStop');
    for (const { ends, cost } of sides) {
      const node = edges[ends[0]][edge]!;
      const way = sum(best[node]!, wait(node), part(edge, left(share, ends[0]), cost), last);
      result = better(result, way);
    }
    for (const start of from.snaps.filter((one) => one.edge === edge)) {
      const side = share >= start.share ? costs.along : costs.against;
      const between = part(edge, Math.abs(share - start.share), side);
      result = better(result, sum(walk(start, 'fromStop'), between, last));
    }
  }
  return result.weight === Number.POSITIVE_INFINITY ? null : result;
}

function searchOn(streets: Streets) {
  const costs = footCosts(streets);
  return createStreetSearch(streets, costs, hierarchyOf(streets, costs));
}

const costOf = (way: StreetWay | null) => way && { weight: way.weight, tenths: way.tenths };

describe.each([1, 2, 3, 4, 5, 6])('on a random map (%d)', (seed) => {
  const random = randomNumbers(seed);
  const { streets, costs } = randomMap(random);
  const snapper = createSnapper(streets, boxesOf(streets, Int32Array.from(streets.edges.from.keys())));
  const search = createStreetSearch(streets, costs, hierarchyOf(streets, costs));
  const isOpen = (edge: number) => costs.along.tenths[edge] !== CLOSED || costs.against.tenths[edge] !== CLOSED;
  const place = (): StreetEnd => {
    const position = positionAt([between(random, 0, 800), between(random, 0, 800)]);
    const snaps = snapper.near(position, 150, 3, isOpen);
    return { position, snaps: between(random, 0, 2) === 0 ? snaps.map(throughDoor) : snaps };
  };
  /** A way through a station, quick or slow, and sometimes one way. */
  const throughDoor = (snap: Snap, node: number): Snap => {
    const inside = () =>
      between(random, 0, 3) === 0 ? null : { metres: between(random, 0, 100), tenths: between(random, 0, 900) };
    return { ...snap, door: { position: snap.position, toStop: inside(), fromStop: inside(), entrance: { node } } };
  };
  const trips = Array.from({ length: 60 }, () => [place(), place()] as const);
  const anywhere = { maxMetres: Number.POSITIVE_INFINITY };

  it('finds the way of least weight', () => {
    for (const [from, to] of trips)
      expect(costOf(search.reach(from, { ...anywhere, direction: 'from' }).to(to))).toEqual(
        judged(streets, costs, from, to),
      );
  });

  it('finds it from the other end too', () => {
    for (const [from, to] of trips)
      expect(costOf(search.reach(to, { ...anywhere, direction: 'to' }).to(from))).toEqual(
        judged(streets, costs, from, to),
      );
  });

  it('finds it with one goal', () => {
    for (const [from, to] of trips)
      expect(costOf(search.between(from, to, Number.POSITIVE_INFINITY))).toEqual(judged(streets, costs, from, to));
  });

  it('finds the same in any order', () => {
    const [from] = trips[0]!;
    const ends = trips.map(([, to]) => to);
    const all = (some: readonly StreetEnd[]) => {
      const reach = search.reach(from, { maxMetres: 600, direction: 'from' });
      return some.map((end) => reach.to(end));
    };
    expect(all(ends.toReversed()).toReversed()).toEqual(all(ends));
  });

  it('finds nothing where that way is longer than the limit', () => {
    for (const [from, to] of trips) {
      const { metres = 0 } = search.reach(from, { ...anywhere, direction: 'from' }).to(to) ?? {};
      if (metres === 0) continue;
      for (const within of [
        (maxMetres: number) => search.reach(from, { maxMetres, direction: 'from' }).to(to),
        (maxMetres: number) => search.between(from, to, maxMetres),
      ]) {
        expect(within(metres)?.metres).toBe(metres);
        expect(within(metres - 0.01)).toBeNull();
      }
    }
  });

  it('has the edges of the way, in the direction of travel', () => {
    for (const [start, end] of trips) {
      const way = search.reach(start, { ...anywhere, direction: 'from' }).to(end);
      const walked = search.walked(start, end);
      expect(walked === null).toBe(way === null);
      if (!way || !walked) continue;
      const { first, before, parts, last, after } = walked;
      expect(start.snaps.map(({ edge, share }) => `${edge} ${share}`)).toContain(`${parts[0]!.edge} ${parts[0]!.from}`);
      expect(end.snaps.map(({ edge, share }) => `${edge} ${share}`)).toContain(
        `${parts.at(-1)!.edge} ${parts.at(-1)!.to}`,
      );
      const side = ({ from, to }: EdgePart) => (to >= from ? costs.along : costs.against);
      for (const part of parts.filter(({ from, to }) => from !== to))
        expect(side(part).tenths[part.edge]).not.toBe(CLOSED);
      for (let i = 1; i < parts.length; i++)
        expect(nodeAfter(streets, parts[i - 1]!)).toBe(nodeBefore(streets, parts[i]!));
      const length = parts.reduce(
        (sum, { edge, from, to }) => sum + Math.abs(to - from) * streets.edges.metres[edge]!,
        0,
      );
      expect(way.metres - length).toBeLessThan(501);
      expect([first.edge, first.share]).toEqual([parts[0]!.edge, parts[0]!.from]);
      expect([last.edge, last.share]).toEqual([parts.at(-1)!.edge, parts.at(-1)!.to]);
      const inside = (first.door?.fromStop?.metres ?? 0) + (last.door?.toStop?.metres ?? 0);
      expect(way.metres - length).toBeCloseTo(first.metres + last.metres + inside, 6);
      expect(before.metres + after.metres).toBeCloseTo(way.metres - length, 6);
      expect([before, ...parts, after].reduce((sum, { tenths }) => sum + tenths, 0)).toBe(way.tenths);
      for (const part of parts) {
        const cost = Math.round(Math.abs(part.to - part.from) * side(part).tenths[part.edge]!);
        // Beside it, the time at one of its nodes.
        expect([0, 100, 450]).toContain(part.tenths - cost);
      }
    }
  });
});

const nodeAfter = ({ edges }: Streets, { edge, to }: EdgePart) => (to === 1 ? edges.to : edges.from)[edge];
const nodeBefore = ({ edges }: Streets, { edge, from }: EdgePart) => (from === 0 ? edges.from : edges.to)[edge];

it('finds nothing where the way of least weight is longer than the limit, and another is not', () => {
  // From a over c, 129 m with 29 m beside traffic (1 148), or over y, x and d, 139 m (1 139).
  const points = { a: [0, 0], c: [100, 0], d: [120, 28.7], x: [118, 28.7], y: [59, 40] } as const;
  const streets = streetMap(points, ['ac', 'cd primary', 'ayx', 'xd']);
  const search = searchOn(streets);
  const endAt = (edge: number, share: number): StreetEnd => {
    const position = { lat: 0, lon: 0 };
    return { position, snaps: [{ edge, share, metres: 0, position }] };
  };
  const [from, to] = [endAt(0, 0), endAt(1, 29 / 35)];
  const within = (maxMetres: number) => search.reach(from, { maxMetres, direction: 'from' }).to(to);
  expect(within(130)).toBeNull();
  expect(within(140)?.metres).toBeGreaterThan(138);
});

it.each([
  ['from', false],
  ['from', true],
  ['to', false],
] as const)('takes the shorter of two ways of equal weight (%s, with a goal: %s)', (direction, hasGoal) => {
  // From s to t over a and c, each with lights at b (100 m, 80 s and 10) or over d (112.5 m, 90 s), which is reached first from either end.
  const points = { s: [-20, 0], a: [0, 0], b: [50, 0], d: [50, 25.77], c: [100, 0], t: [120, 0] } as const;
  for (const ways of [
    ['sa', 'abc', 'adc', 'ct'],
    ['sa', 'adc', 'abc', 'ct'],
  ]) {
    const streets = streetMap(points, ways, { b: 'signals' });
    const search = searchOn(streets);
    const endAt = (edge: number, share: number): StreetEnd => {
      const position = positionAt(points[share === 0 ? 's' : 't']);
      return { position, snaps: [{ edge, share, metres: 0, position }] };
    };
    const [one, other] = [endAt(0, 0), endAt(streets.edges.from.length - 1, 1)];
    const way = hasGoal
      ? search.between(one, other, 1_000)
      : search.reach(one, { maxMetres: 1_000, direction }).to(other);
    expect(way).toMatchObject({ tenths: 1_220, metres: expect.closeTo(140, 0) });
  }
});

it.each([['bd'], ['db']])('takes the shorter of two ways of equal weight to the middle of a street (%s)', (street) => {
  // From s over a, and over b with lights (100 m, 80 s and 10) or d (112.5 m, 90 s), to halfway between them.
  const points = { s: [-20, 0], a: [0, 0], b: [100, 0], d: [100, 51.54] } as const;
  const streets = streetMap(points, ['sa', 'ab', 'ad', street], { b: 'signals' });
  const position = { lat: 0, lon: 0 };
  const endAt = (edge: number, share: number): StreetEnd => ({
    position,
    snaps: [{ edge, share, metres: 0, position }],
  });
  const reach = searchOn(streets).reach(endAt(0, 0), {
    maxMetres: 1_000,
    direction: 'from',
  });
  expect(reach.to(endAt(3, 0.5))).toMatchObject({ tenths: 1_266, metres: expect.closeTo(145.8, 0) });
});

it('refuses to be asked once another search was made', () => {
  const search = searchOn(randomMap(randomNumbers(7)).streets);
  const nowhere = { position: { lat: 0, lon: 0 }, snaps: [] };
  const first = search.reach(nowhere, { maxMetres: 1, direction: 'from' });
  search.reach(nowhere, { maxMetres: 1, direction: 'from' });
  expect(() => first.to(nowhere)).toThrow('Another search was made since.');
});
