/**
 * `node e2e/delivery/recorded/record.mjs 2.8.2` builds a small remote with the kit of this repository and that version of the federation plugin, which
 * it installs in a temporary folder, and writes the files of the build to `2.8.2.json`.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/environment.ts';
import { PARKING } from '../../support/parkingRemote.ts';

const [version = ''] = process.argv.slice(2);

const FILES = {
  'package.json': '{ "name": "acme-parking", "version": "1.0.0", "type": "module", "sideEffects": false }',
  'package-lock.json': '{}',
  'webpack.config.mjs': `import { remoteConfig } from '@halte/federation';
export default remoteConfig({
  id: 'acme.parking',
  routes: [{ name: 'acme.parking', path: '/parking', view: 'Parking', page: 'bordered', title: ${JSON.stringify(PARKING)} }],
  budget: { first: 20_000, all: 40_000 },
});`,
  'src/remote.ts': `export const remote = {
  contract: 1,
  kind: 'area',
  id: 'acme.parking',
  messages: async () => ({}),
  views: { Parking: () => import('./views/Parking.tsx') },
};`,
  'src/views/Parking.tsx': `import { useState } from 'react';
export function View() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{'federation ${version}: ' + count}</button>;
}`,
};

/** Packages of this repository beside those that are there: the plugin and what it needs. */
function linkPackages(to) {
  const from = join(ROOT, 'node_modules');
  const others = readdirSync(from).filter((name) => !name.startsWith('.') && name !== '@halte');
  mkdirSync(join(to, '@halte'), { recursive: true });
  for (const name of others) if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@halte')))
    if (name !== 'federation') symlinkSync(realpathSync(join(from, '@halte', name)), join(to, '@halte', name));
  symlinkSync('../../federation', join(to, '@halte/federation'));
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halte-record-')));
try {
  const wanted = ['enhanced', 'webpack-bundler-runtime', 'runtime-core'].map(
    (name) => `@module-federation/${name}@${version}`,
  );
  execFileSync('npm', ['install', '--prefix', folder, '--legacy-peer-deps', '--no-audit', ...wanted]);
  const remote = join(folder, 'remote');
  mkdirSync(join(remote, 'src/views'), { recursive: true });
  for (const [file, content] of Object.entries(FILES)) writeFileSync(join(remote, file), content);
  linkPackages(join(folder, 'node_modules'));
  cpSync(join(ROOT, 'shared/federation'), join(folder, 'federation'), {
    recursive: true,
    filter: (path) => !/node_modules|\/dist$/.test(path.slice(ROOT.length)),
  });
  const build = `import { buildRemote } from ${JSON.stringify(join(folder, 'federation/src/build.mjs'))};
const { isBuilt, output } = await buildRemote(${JSON.stringify(remote)});
if (!isBuilt) throw new Error(output);`;
  writeFileSync(join(remote, 'build.mjs'), build);
  execFileSync(process.execPath, [join(remote, 'build.mjs')], { cwd: remote, stdio: 'inherit' });
  const dist = join(remote, 'dist');
  const built = readdirSync(dist).filter((name) => !/\.(?:br|gz|txt)$/.test(name));
  const files = Object.fromEntries(built.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  writeFileSync(join(import.meta.dirname, `${version}.json`), `${JSON.stringify(files, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
