import { cleanName, cleanText, type Flaw, LONGEST_NAME } from './names.ts';

function cleaned(text: string): [string, Flaw[]] {
  const flaws: Flaw[] = [];
  return [cleanName(text, (flaw) => flaws.push(flaw)), flaws];
}

it.each([
  ['an ordinary name', 'Gare d’Auray'],
  ['Vietnamese', 'Đường Nguyễn Huệ'],
  ['Hebrew with accents', 'בְּרֵאשִׁ֖ית'],
  ['Arabic with a mark of direction', 'محطة\u200F (2)'],
  ['an emoji of several', '👩‍👩‍👧‍👦'],
  ['two blanks, which say nothing', 'a  b'],
  ['the longest one', 'a'.repeat(LONGEST_NAME)],
])('leaves %s as it is', (_, name) => {
  expect(cleaned(name)).toEqual([name, []]);
});

it.each<[string, string, string, Flaw[]]>([
  ['an override', '21\u202E 21', '21 21', ['invisible-signs']],
  ['isolates', '\u2067Gare\u2069', 'Gare', ['invisible-signs']],
  ['a bell and an escape', 'Ga\u0007re\u001b[31m', 'Ga re [31m', ['invisible-signs']],
  ['line ends', 'Gare\r\nCentre', 'Gare Centre', ['invisible-signs']],
  ['stacked accents', `e${'\u0301'.repeat(60)}`, 'é\u0301\u0301\u0301\u0301', ['stacked-marks']],
  ['bytes that are no UTF-8', 'Ga\uFFFDre', 'Ga\uFFFDre', ['invalid-utf8']],
  ['three thousand letters', 'a'.repeat(3_000), `${'a'.repeat(LONGEST_NAME - 1)}…`, ['long-text']],
  ['a cut through an emoji', `${'a'.repeat(253)}🚋🚋`, `${'a'.repeat(253)}…`, ['long-text']],
])('takes %s out of a name and says so', (_, name, expected, flaws) => {
  expect(cleaned(name)).toEqual([expected, flaws]);
});

it('keeps the lines of a longer text', () => {
  const flaws: Flaw[] = [];
  const rules = { most: 40, lines: 'several' } as const;
  expect(cleanText('one\r\ntwo\n\nthree', rules, (flaw) => flaws.push(flaw))).toBe('one\ntwo\nthree');
  expect(flaws).toEqual([]);
  expect(cleanText('one\n\u202Etwo\u0007', rules, (flaw) => flaws.push(flaw))).toBe('one\ntwo ');
  expect(flaws).toEqual(['invisible-signs']);
});
