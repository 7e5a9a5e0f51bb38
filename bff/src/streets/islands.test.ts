import { footCosts } from './foot.ts';
import { mainNetwork } from './islands.ts';
import { streetMap, type TestPoints } from './testing/streetMap.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const points: TestPoints = Object.fromEntries([...LETTERS].map((letter, i) => [letter, [i * 10, 0] as const]));
/** 20 ways between neighbours, each of two edges, ten times over: 400 edges from a to u. */
const TOWN = Array.from({ length: 400 }, (_, i) => LETTERS.slice(i % 20, (i % 20) + 2));
const main = (ways: readonly string[], standing = {}) => {
  const streets = streetMap(points, ways, standing);
  return [...mainNetwork(streets, footCosts(streets))].slice(400).join('');
};

it.each<[string, readonly string[], Readonly<Record<string, 'barrier'>>, string]>([
  ['a street of the town', ['uv'], {}, '1'],
  ['an island', ['xy'], {}, '0'],
  ['a closed street of the town', ['uv closed'], {}, '0'],
  ['a street behind a closed one', ['uv closed', 'vw'], {}, '00'],
  ['a courtyard behind a gate, and the way up to it', ['uv', 'vw'], { v: 'barrier' }, '10'],
  ['a platform that can only be left, and its escalator', ['vw', 'wu escalator onewayForward'], {}, '00'],
  ['one that can only be entered', ['vw', 'wu escalator onewayBackward'], {}, '00'],
  ['one with an escalator each way', ['vw', 'wu escalator onewayForward', 'wu escalator onewayBackward'], {}, '111'],
  [
    'one with an escalator up to one end and down from the other',
    ['uv escalator onewayForward', 'vw', 'wt escalator onewayForward'],
    {},
    '111',
  ],
  ['an escalator up to a closed gate', ['uv escalator onewayForward'], { v: 'barrier' }, '0'],
])('of %s', (_, ways, standing, expected) => {
  expect(main([...TOWN, ...ways], standing)).toBe(expected);
});

it('is the largest piece of a small map', () => {
  const streets = streetMap(points, ['ab', 'bc', 'xy']);
  expect([...mainNetwork(streets, footCosts(streets))]).toEqual([1, 1, 0]);
});

it('is no larger by the straight lines through a square', () => {
  const round = (first: number, metres: number) =>
    Array.from(
      { length: 24 },
      (_, i) =>
        [
          String.fromCharCode(first + i),
          [Math.cos((i * Math.PI) / 12) * metres, 1_000 + Math.sin((i * Math.PI) / 12) * metres] as const,
        ] as const,
    );
  const [inner, outer] = [round(0x4e00, 100), round(0x5e00, 200)];
  const ring = [...inner, inner[0]!].map(([letter]) => letter).join('');
  const square = [`${ring} pedestrian area`, ...inner.map(([letter], i) => letter + outer[i]![0])];
  const streets = streetMap({ ...points, ...Object.fromEntries([...inner, ...outer]) }, [...TOWN, ...square]);
  const network = mainNetwork(streets, footCosts(streets));
  // 24 sides, 24 streets and 252 lines.
  expect(network).toHaveLength(400 + 24 + 24 + 252);
  expect([...new Set(network.subarray(400))]).toEqual([0]);
});
