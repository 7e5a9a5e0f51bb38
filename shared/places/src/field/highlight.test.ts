import { highlightParts } from './highlight.ts';

const marked = (name: string, typed: string) =>
  highlightParts(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

it.each([
  ['Hôtel de Ville', 'hotel', '[Hôtel] de Ville'],
  ['Mairie de Saint-Aubrin', 'mairie de sa', '[Mairie] [de] [Sa]int-Aubrin'],
  ['Saint-Aubrin', 'aub', 'Saint-[Aub]rin'],
  ['Gare', 'are', 'Gare'],
  ['Gare de la Gare', 'gare', '[Gare] de la [Gare]'],
  ['Straße', 'stras', 'Straße'],
  ['Cœur', 'cœ', '[Cœ]ur'],
  ['96 St', '96', '[96] St'],
  ['Port', 'po port', '[Port]'],
  ['Port', '', 'Port'],
  ['Port', '  ', 'Port'],
  ['', 'a', ''],
])('%s, typed “%s”: %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

it('loses no letter', () => {
  const name = '🚋 Île-d’Yeu';
  expect(highlightParts(name, 'ile').map(({ text }) => text)).toEqual(['🚋 ', 'Île', '-d’Yeu']);
});
