import { parseManifest } from './manifest.ts';

const ADDRESS = 'https://header.example.org/a/remote.json';
const GOOD = { container: 'own', version: '1.0.0', entry: 'entry.js' };

it('finds the entry beside the manifest, or where its address says', () => {
  const found = { ...GOOD, entry: 'https://header.example.org/a/entry.js', origin: 'https://header.example.org' };
  expect(parseManifest(GOOD, ADDRESS)).toEqual(found);
  const elsewhere = 'https://cdn.example.org/entry.js';
  expect(parseManifest({ ...GOOD, entry: elsewhere }, ADDRESS)).toMatchObject({ origin: 'https://cdn.example.org' });
});

it.each([
  [null, `${ADDRESS} is no JSON object.`],
  ['entry.js', `${ADDRESS} is no JSON object.`],
  [{ ...GOOD, container: '' }, `${ADDRESS} has no "container".`],
  [{ ...GOOD, entry: 1 }, `${ADDRESS} has no "entry".`],
])('refuses %j', (content, message) => {
  expect(() => parseManifest(content, ADDRESS)).toThrow(message);
});
