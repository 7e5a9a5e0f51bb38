import { joinWays } from './joinWays.ts';

const LETTERS = 'abcdefghij';
const rings = (...ways: readonly string[]) => {
  const joined = joinWays(ways.map((way) => [...way].map((letter) => LETTERS.indexOf(letter))));
  return joined?.map((ring) => ring.map((point) => LETTERS[point]).join('')) ?? null;
};

it.each<[string, readonly string[], readonly string[] | null]>([
  ['a way that is a ring', ['abca'], ['abc']],
  ['two ways', ['abc', 'cda'], ['abcd']],
  ['a way that is drawn the other way round', ['abc', 'adc'], ['abcd']],
  ['ways in any order', ['ab', 'cd', 'bc', 'da'], ['abcd']],
  ['a ring, and a part of another', ['abca', 'de'], null],
  ['two rings', ['abca', 'def', 'fd'], ['abc', 'def']],
  ['two rings that touch at a point', ['abca', 'adea'], ['abc', 'ade']],
  ['a ring that the file cuts', ['cd', 'ab', 'bc'], null],
  ['two parts of a ring that the file cuts twice', ['abc', 'def'], null],
  ['a line of two points', ['ab'], null],
  ['a way there and back', ['aba'], []],
  ['a ring of one point', ['a', 'aa', 'aaa'], []],
  ['the same way twice', ['abca', 'abca'], ['abc', 'abc']],
  ['nothing', [], []],
])('%s', (_, ways, expected) => {
  expect(rings(...ways)).toEqual(expected);
});
