import { isPlainText, visible } from './plainText.ts';

it.each([
  ['an ordinary name', 'Gare d’Auray – Ñuñoa, Łódź', true],
  ['Arabic and Hebrew', 'محطة שלום', true],
  ['an emoji of several', '👩‍👩‍👧', true],
  ['an override', 'a\u202Eb', false],
  ['an isolate', 'a\u2066b', false],
  ['a mark of direction', 'שלום\u200F!', true],
  ['a control character', 'a\u0007b', false],
  ['half a character', 'a\ud83d', false],
])('%s is plain or not', (_, text, expected) => {
  expect(isPlainText(text)).toBe(expected);
});

it.each([
  ['21\u202E21', '21 21'],
  ['a\r\n\u0000b', 'a b'],
  ['  \u001b[31mred', '[31mred'],
  ['e\u0301', '\u00e9'],
])('%j is shown as %j', (text, expected) => {
  expect(visible(text)).toBe(expected);
});
