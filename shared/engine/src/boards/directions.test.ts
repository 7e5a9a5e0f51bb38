import { type Direction, directionsOf } from './directions.ts';

/** `0:ABC` per way; `?` if the feed gives no direction. Each letter is a stop. */
function directions(...ways: string[]): Direction[] {
  return directionsOf(
    ways.map((way) => {
      const [given, stops] = way.split(':');
      return {
        given: given === '?' ? -1 : given === '1' ? 1 : 0,
        areas: [...stops!].map((letter) => letter.charCodeAt(0)),
      };
    }),
  );
}

describe('directionsOf', () => {
  it.each([
    ['believes a feed that tells both', ['0:ABCD', '1:DCBA', '1:CBA', '0:BCD'], [0, 1, 1, 0]],
    ['believes it also where two ways share nothing', ['1:ABCD', '0:XYZ'], [1, 0]],
    ['finds the way back where nothing is given', ['?:ABCD', '?:DCBA', '?:DCB', '?:AC'], [0, 1, 1, 0]],
    ['finds the way back where both are given as one', ['1:ABCD', '1:DCBA'], [1, 0]],
    ['puts a way that was left open with its like', ['0:ABCD', '1:DCBA', '?:CBA', '?:ABD'], [0, 1, 1, 0]],
    ['corrects a way that runs against its own direction and with the other', ['0:ABCD', '1:DCBA', '0:DCB'], [0, 1, 1]],
    ['keeps a loop that begins elsewhere', ['?:ABCDA', '?:CDABC'], [0, 0]],
    ['distinguishes the two ways around a loop', ['?:ABCDEA', '?:AEDCBA'], [0, 1]],
    ['compares with what is known of the way back too', ['?:ABC', '?:CBAX', '?:XYA', '?:YXAB'], [0, 1, 0, 0]],
    ['keeps a branch', ['?:ABCD', '?:ABXY'], [0, 0]],
    ['takes nothing', [], []],
  ] as const)('%s', (_, ways, expected) => {
    expect(directions(...ways)).toEqual(expected);
  });
});
