import { createHash } from 'node:crypto';
import { parseHeaderManifest } from './headerManifest.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const GOOD = {
  id: 'header',
  container: 'own_header',
  version: '1',
  entry: 'entry.js',
  preload: {},
  integrity: { 'entry.js': HASH, 'menu.js': HASH },
};
const text = (change: object = {}) => JSON.stringify({ ...GOOD, ...change });
const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

it('takes a manifest with hashes, with the one that the tenant names as well', () => {
  const expected = { container: 'own_header', entry: 'entry.js', integrity: GOOD.integrity, origins: [] };
  expect(parseHeaderManifest(text(), null)).toEqual(expected);
  expect(parseHeaderManifest(text(), hashOf(text()))).toEqual(expected);
  const origins = ['https://api.example.org'];
  expect(parseHeaderManifest(text({ origins }), null)).toEqual({ ...expected, origins });
});

it.each([
  ['another manifest than the one that the tenant names', text({ version: '2' }), hashOf(text())],
  ['no JSON', '{', null],
  ['no hashes', text({ integrity: undefined }), null],
  ['no hash of the entry', text({ integrity: { 'menu.js': HASH } }), null],
  ['a hash that would add a source to the policy', text({ integrity: { 'entry.js': `${HASH}' 'unsafe-eval` } }), null],
  ['a short hash', text({ integrity: { 'entry.js': 'sha256-abc' } }), null],
  ['an origin that is more than one', text({ origins: ['https://a.example; script-src *'] }), null],
  ['any origin', text({ origins: ['*'] }), null],
  ['no container', text({ container: '' }), null],
])('refuses %s', (_, content, pinned) => {
  expect(parseHeaderManifest(content, pinned)).toBeNull();
});
