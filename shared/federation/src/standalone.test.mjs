import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { parseRemoteManifest } from '@halte/contract/manifest/remote';
import webpack from 'webpack';
import { remoteConfig } from './remote.mjs';

const INSTALLED = join(import.meta.dirname, '../../../node_modules');
const directory = mkdtempSync(join(tmpdir(), 'standalone-'));
after(() => rmSync(directory, { recursive: true }));

/** A later React, which marks what it creates. */
const FILES = {
  'package.json': '{ "version": "1.0.0", "sideEffects": false }',
  'package-lock.json': '{}',
  'node_modules/react/package.json':
    '{ "version": "20.0.0", "exports": { ".": "./index.js", "./jsx-runtime": "./index.js" } }',
  'node_modules/react/index.js': 'exports.createElement = (type) => ({ mark: "react-20", type });',
  'src/remote.ts': "export const remote: object = { views: { small: () => import('./views/Small.tsx') } };",
  'src/views/Small.tsx': "import { createElement } from 'react';\nexport const View = () => createElement('p');",
  'src/standalone.ts': "export const remote: object = { views: { small: () => import('./views/Drawn.tsx') } };",
  'src/views/Drawn.tsx': "import { View } from './Small.tsx';\nexport const mount = () => View();",
};

for (const [file, content] of Object.entries(FILES)) {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), content);
}
symlinkSync(join(INSTALLED, '@halte'), join(directory, 'node_modules/@halte'));

const dist = join(directory, 'dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');

async function build() {
  const configure = remoteConfig({ id: 'small', budget: { first: 100_000, all: 100_000 } });
  const configs = [configure({ directory }, { mode: 'production' })].flat();
  const stats = await new Promise((resolve, reject) =>
    webpack(configs).run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  const manifest = parseRemoteManifest(JSON.parse(read('remote.json')));
  assert.ok(manifest?.standalone && manifest.integrity);
  return { ...manifest, standalone: manifest.standalone, integrity: manifest.integrity };
}

it('src/standalone.ts becomes a second build in the same folder, with its own copy of what the first takes from the page', async () => {
  const manifest = await build();
  assert.deepEqual(manifest.levels.singletons, { react: '^20.0.0', 'federation-runtime': '^1.0.0' });
  assert.equal(manifest.levels.standsAlone, true);
  const { container, entry, preload } = manifest.standalone;
  assert.notEqual(container, manifest.container);
  const files = [entry, ...Object.values(preload).flatMap(({ js }) => js)];
  for (const file of files) assert.ok(existsSync(join(dist, file)) && manifest.integrity[file], file);

  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const withReact = scripts.filter((file) => read(file).includes('react-20'));
  assert.ok(withReact.length > 0 && withReact.every((file) => files.includes(file)), withReact.join());
  assert.deepEqual(
    scripts.filter((file) => !manifest.integrity[file]),
    [],
  );

  // The files of the build before stay once more, those of this one are all there.
  const again = await build();
  assert.deepEqual(again, manifest);
  for (const file of files) assert.ok(existsSync(join(dist, file)), file);
});
