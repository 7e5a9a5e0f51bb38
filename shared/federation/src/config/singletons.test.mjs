import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { isInRange } from '@halte/contract/manifest/versions';
import { neededRanges, providedVersions, SINGLETONS } from './singletons.mjs';

const ROOT = join(import.meta.dirname, '../../../..');

/** Files of this repository and of installed packages, and the singletons that they are parts of. @type {readonly (readonly [file: string, ...names: string[]])[]} */
const FILES = [
  ['/node_modules/react/cjs/react.production.js', 'react'],
  ['/node_modules/react/cjs/react-jsx-runtime.production.js'],
  ['/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom/client'],
  ['/node_modules/valtio/esm/index.mjs', 'valtio'],
  ['/node_modules/i18next/dist/esm/i18next.js', '@halte/i18n'],
  ['/shared/i18n/src/index.ts', '@halte/i18n'],
  ['/node_modules/@halte/i18n/src/index.js', '@halte/i18n'],
  ['/shared/api/src/client.ts', '@halte/api'],
  ['/node_modules/@halte/api/src/client.js', '@halte/api'],
  ['/node_modules/@halte/api/src/policy/retry.js', '@halte/api'],
  ['/node_modules/@halte/api/src/query/index.js', '@halte/api/query'],
  ['/node_modules/@halte/api/src/departures/index.js'],
  ['/shared/ui/src/host/HostProvider.tsx', '@halte/ui/host'],
  ['/node_modules/@halte/ui/src/host/HostProvider.js', '@halte/ui/host'],
  ['/node_modules/@halte/ui/src/index.js'],
  ['/node_modules/react-leaflet/lib/index.js', '@halte/map-core'],
  ['/shared/map-core/src/model/state.ts', '@halte/map-core'],
  ['/node_modules/@halte/map-core/src/model/state.js', '@halte/map-core'],
  ['/node_modules/@halte/map-core/src/lazy.js'],
  ['/shared/map-core/src/untilLoaded.ts'],
  ['/home/team/remote/src/shared/view.ts'],
];

for (const [file, ...names] of FILES)
  it(`${file} is ${names.length === 0 ? 'no part of a singleton' : `a part of ${names}`}`, () => {
    const owners = Object.entries(SINGLETONS).filter(([, { owns }]) => owns.test(`/home/team${file}`));
    assert.deepEqual(
      owners.map(([name]) => name),
      names,
    );
  });

it('the host says the versions that are installed, and a remote the ranges of what it takes', () => {
  const versions = providedVersions(ROOT);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const name of ['react', 'react-dom', 'valtio', 'swr'])
    assert.equal(versions[name], packages[`node_modules/${name}`].version);
  assert.equal(versions['@halte/i18n'], packages['shared/i18n'].version);
  assert.equal(versions['react-dom/client'], undefined);

  const folder = join(ROOT, 'shared/ui/src');
  const ranges = neededRanges(['react-dom/client', 'react', '@halte/api/query'].map((name) => ({ name, folder })));
  assert.deepEqual(Object.keys(ranges), ['@halte/api', 'react', 'react-dom', 'federation-runtime']);
  for (const [name, range] of Object.entries(ranges)) assert.ok(isInRange(versions[name], range), `${name} ${range}`);
  assert.throws(() => neededRanges([{ name: '@halte/none', folder }]), /@halte\/none is not installed/);
});
