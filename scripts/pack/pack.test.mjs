import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf } from './faults.mjs';
import { dependenciesOf, entriesOf, publishedExports, publishedManifest } from './manifest.mjs';
import { reachedFrom } from './references.mjs';

const DOCUMENTS = { 'README.md': '', 'CHANGELOG.md': '', LICENSE: '' };
const MANIFEST = {
  name: '@halte/a',
  version: '1.0.0',
  exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
  dependencies: { '@halte/b': '1.0.0' },
  peerDependencies: { react: '19.3.1' },
};
const WHOLE = {
  ...DOCUMENTS,
  'src/index.js': "import { useId } from 'react';\nimport { b } from '@halte/b/part';\nimport './a.css';\n",
  'src/index.d.ts': "export { type Own } from './own.js';\n",
  'src/own.d.ts': 'export interface Own {}\n',
  'src/a.css': '@font-face { src: url("data:font/woff2;base64,"); }',
};

/** @type {readonly (readonly [what: string, files: Record<string, string | null>, manifest: object, fault: string])[]} */
const FAULTY = [
  ['TypeScript', { 'src/a.ts': '' }, {}, 'src/a.ts is TypeScript, which Node does not run below node_modules'],
  [
    'TypeScript with markup',
    { 'src/a.tsx': '' },
    {},
    'src/a.tsx is TypeScript, which Node does not run below node_modules',
  ],
  ['a test', { 'src/a.test.js': '' }, {}, 'src/a.test.js is a test'],
  ['another version', {}, { version: '1.1.0' }, 'its version is 1.1.0, and that of the others 1.0.0'],
  ['no changelog', { 'CHANGELOG.md': null }, {}, 'CHANGELOG.md is missing'],
  [
    'a path of this machine',
    { 'src/b.js.map': '{"sources":["/house/shared/a.ts"]}' },
    {},
    'src/b.js.map has a path of this machine',
  ],
  ['a missing script', { 'src/b.js': "import './c.js';" }, {}, 'src/b.js imports ./c.js, which is not in the package'],
  [
    'a missing declaration',
    { 'src/own.d.ts': null },
    {},
    'src/index.d.ts imports ./own.js, which is not in the package',
  ],
  ['a missing style sheet', { 'src/a.css': null }, {}, 'src/index.js imports ./a.css, which is not in the package'],
  [
    'an undeclared dependency',
    { 'src/b.js': "export * from 'swr';" },
    {},
    'src/b.js imports swr, but package.json names no swr',
  ],
  [
    'an undeclared package of a type',
    { 'src/b.d.ts': "export declare const b: import('leaflet').Map;" },
    {},
    'src/b.d.ts imports leaflet, but package.json names no leaflet',
  ],
  [
    'an undeclared package of a style sheet',
    { 'src/a.css': '@font-face { src: url("@font/a/a.woff2"); }' },
    {},
    'src/a.css imports @font/a/a.woff2, but package.json names no @font/a',
  ],
  [
    'a path of this machine in its template',
    { 'template/README.md': 'In /house.' },
    {},
    'template/README.md has a path of this machine',
  ],
  ['a range', {}, { dependencies: { '@halte/b': '^1.0.0' } }, '@halte/b has no exact version: ^1.0.0'],
  ['any version of a peer', {}, { peerDependencies: { react: '*' } }, 'react has no exact version: *'],
  [
    'an export without its file',
    {},
    { exports: { ...MANIFEST.exports, './c': './src/c.css' } },
    'package.json exports src/c.css, which is not in the package',
  ],
];

describe('a package', () => {
  const faults = (files, manifest = {}) => {
    const texts = Object.entries({ ...WHOLE, ...files }).filter(([, text]) => text !== null);
    const repository = { root: '/house', version: '1.0.0' };
    return faultsOf({ manifest: { ...MANIFEST, ...manifest }, files: new Map(texts) }, repository);
  };
  it('that is whole has no fault', () => assert.deepEqual(faults({}), []));
  it('may have sources, tests and imports of others in its template', () =>
    assert.deepEqual(faults({ 'template/src/a.test.ts': "import { it } from 'vitest';" }), []));
  for (const [what, files, manifest, fault] of FAULTY)
    it(`with ${what} has that fault`, () => assert.deepEqual(faults(files, manifest), [fault]));
});

it('exports what is compiled, and style sheets as they are, without what is withheld', () => {
  const exported = publishedExports(
    { '.': './src/index.ts', './a': './src/a.tsx', './a.css': './src/a.css', './server': './src/server.ts' },
    ['./server'],
  );
  assert.deepEqual(exported, {
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './a': { types: './src/a.d.ts', default: './src/a.js' },
    './a.css': './src/a.css',
  });
  assert.equal(entriesOf(exported).length, 5);
});

it('takes the files that are reached from the exports: scripts by scripts, declarations by declarations', () => {
  const files = { ...WHOLE, 'src/other.js': '', 'src/own.js': '' };
  assert.deepEqual(
    reachedFrom(['src/index.js', 'src/index.d.ts'], (path) => files[path] ?? null),
    ['src/a.css', 'src/index.d.ts', 'src/index.js', 'src/own.d.ts'],
  );
});

it('needs what its files import, and the types of what its declarations import', () => {
  const files = new Map([
    ['a.js', "import 'valtio';"],
    ['a.d.ts', "import type { Map } from 'leaflet';"],
  ]);
  const options = { whole: false, typesVersion: (name) => (name === '@types/leaflet' ? '1.9.22' : null) };
  assert.deepEqual(
    dependenciesOf(files, { ...options, declared: { valtio: '2.3.2', leaflet: '1.9.4', typebox: '1.0.0' } }),
    {
      '@types/leaflet': '1.9.22',
      leaflet: '1.9.4',
      valtio: '2.3.2',
    },
  );
});

it('leaves the packages that exist once in a page to the remote, and those of a part to those who use it', () => {
  const workspace = { version: '1.0.0', private: true, scripts: { build: 'x' }, devDependencies: { jest: '1.0.0' } };
  const options = { name: '@halte/a', exported: {}, dependencies: { react: '19.3.1', swr: '2.5.1' }, peers: ['react'] };
  const published = publishedManifest(workspace, options);
  assert.deepEqual([published.dependencies, published.peerDependencies], [{ swr: '2.5.1' }, { react: '19.3.1' }]);
  for (const key of ['private', 'scripts', 'devDependencies', 'peerDependenciesMeta'])
    assert.ok(!(key in published), key);

  const { bundleDependencies } = publishedManifest(workspace, { ...options, bundled: ['swr'] });
  assert.deepEqual([bundleDependencies, 'bundleDependencies' in published], [['swr'], false]);

  const loose = publishedManifest(workspace, {
    ...options,
    dependencies: { 'axe-core': '4.14.1', react: '19.3.1', '@playwright/test': '1.65.1' },
    optionalPeers: ['@playwright/test'],
    ranges: ['@playwright/test'],
  });
  assert.deepEqual(loose.dependencies, { 'axe-core': '4.14.1' });
  assert.deepEqual(loose.peerDependencies, { react: '19.3.1', '@playwright/test': '^1.65.1' });
  assert.deepEqual(loose.peerDependenciesMeta, { '@playwright/test': { optional: true } });
});
