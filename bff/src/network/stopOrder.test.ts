import { mergeSequences } from './stopOrder.ts';

/** `ABC*10` is used ten times. Each letter is a stop. */
function merged(...sequences: string[]) {
  const parts = sequences.map((sequence) => {
    const [stops, weight = '1'] = sequence.split('*');
    return { items: [...stops!].map((letter) => letter.charCodeAt(0)), weight: Number(weight) };
  });
  const { rows, placements } = mergeSequences(parts);
  return { parts, rows, placements, text: rows.map((row) => String.fromCharCode(row)).join('') };
}

describe('mergeSequences', () => {
  it.each([
    ['one way', ['ABC'], 'ABC'],
    ['nothing', [], ''],
    ['short workings', ['ABCDE*9', 'BCD', 'CDE'], 'ABCDE'],
    ['an express', ['ACE', 'ABCDE*9'], 'ABCDE'],
    ['a branch at the end, below the trunk', ['ABCDE*9', 'ABXY*2'], 'ABCDEXY'],
    ['a branch at the start, above where it joins', ['ABCDE*9', 'XYCDE*2'], 'ABXYCDE'],
    ['a detour, between where it leaves and where it joins', ['ABCD*9', 'ABXCD*2'], 'ABXCD'],
    ['two ways around a block', ['ABCF*9', 'ADEF*2'], 'ABCDEF'],
    ['branches of a branch, the nearest first', ['ABC*9', 'AXY*5', 'AXZ*2'], 'ABCXYZ'],
    ['a way from one branch into the other', ['ABCD*9', 'ABXY*4', 'ABXYCD'], 'ABXYCD'],
    ['the end of a loop in a row of its own', ['ABCDA*9'], 'ABCDA'],
    ['a short working that ends a loop', ['ABCDA*9', 'CDA'], 'ABCDA'],
    ['a short working that begins a loop', ['ABCDA*9', 'ABC'], 'ABCDA'],
    ['a loop from halfway', ['ABCDA*9', 'CDABC'], 'ABCDABC'],
    ['out and back by the same stops', ['ABCBA'], 'ABCBA'],
    ['a part that goes backward, in rows of its own', ['ABCD*9', 'ACBD*2'], 'ABCBD'],
    ['ways that share nothing', ['AB*2', 'XY*9'], 'XYAB'],
    ['twice at the same stop in a row', ['ABBC*9', 'ABC'], 'ABBC'],
  ] as const)('shows %s', (_, sequences, expected) => {
    const { parts, rows, placements, text } = merged(...sequences);
    expect(text).toBe(expected);
    expect(placements.map((path) => path.map((row) => rows[row]))).toEqual(parts.map(({ items }) => items));
    for (const path of placements) expect(path).toEqual([...new Set(path)].sort((a, b) => a - b));
  });
});
