import { between, randomNumbers } from '../timetable/testing/random.ts';
import { strongPieces } from './strongPieces.ts';
import { streetMap } from './testing/streetMap.ts';

const LETTERS = [...'abcdefgh'];

it('puts two nodes into one piece where each is reached from the other, on random maps', () => {
  const random = randomNumbers(9);
  const points = Object.fromEntries(LETTERS.map((letter, i) => [letter, [i * 10, 0] as const]));
  for (let round = 0; round < 200; round++) {
    const pick = () => LETTERS[between(random, 0, LETTERS.length - 1)]!;
    const streets = streetMap(
      points,
      Array.from({ length: between(random, 1, 14) }, () => `${pick()}${pick()}`),
    );
    const { from, to } = streets.edges;
    const count = streets.nodes.lon.length;
    const oneWay = Array.from(from, () => random() < 0.8);
    const pieces = strongPieces(streets, (edge, isAlong) => isAlong || !oneWay[edge]);
    // From each node to each other, by as many rounds as there are nodes.
    const reached = Array.from({ length: count }, (_, node) => new Set([node]));
    for (let again = 0; again < count; again++)
      for (const set of reached)
        from.forEach((start, edge) => {
          if (set.has(start)) set.add(to[edge]!);
          if (set.has(to[edge]!) && !oneWay[edge]) set.add(start);
        });
    const expected = reached.map((set, node) =>
      reached.map((other, i) => (set.has(i) && other.has(node) ? 1 : 0)).join(''),
    );
    const found = Array.from(pieces, (piece) => Array.from(pieces, (other) => (piece === other ? 1 : 0)).join(''));
    expect(found).toEqual(expected);
  }
});
