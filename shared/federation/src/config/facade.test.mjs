import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import webpack from 'webpack';
import { remoteConfig } from '../remote.mjs';
import { provideRuntime } from '../runtime/provideRuntime.mjs';
import { CALLED, FACADE } from './facade.mjs';

const directory = mkdtempSync(join(tmpdir(), 'facade-'));
after(() => rmSync(directory, { recursive: true }));
mkdirSync(join(directory, 'src/views'), { recursive: true });
symlinkSync(join(import.meta.dirname, '../../../../node_modules'), join(directory, 'node_modules'));
writeFileSync(join(directory, 'package.json'), '{ "version": "1.0.0", "sideEffects": false }');
writeFileSync(join(directory, 'package-lock.json'), '{}');
writeFileSync(
  join(directory, 'src/remote.ts'),
  `import { createElement } from 'react';
export const remote = { View: () => createElement('p'), views: { small: () => import('./views/Small.tsx') } };`,
);
writeFileSync(join(directory, 'src/views/Small.tsx'), 'export const View = () => <p />;');

/** The messages of a build of a remote with these `changes` to its configuration. */
async function build(changes) {
  const config = {
    ...remoteConfig({ id: 'small', budget: { first: 100_000, all: 100_000 } })({ directory }, { mode: 'production' }),
    ...changes,
  };
  const stats = await new Promise((resolve, reject) =>
    webpack(config).run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
}

/** What a script reads of the runtime of its host. */
const readBy = (text) =>
  [...text.matchAll(/\.federation\.((?:bundlerRuntime|runtime)\.\w+|attachShareScopeMap)/g)].map(([, path]) => path);

const textOf = (folder, name) => {
  const file = readdirSync(folder).find((candidate) => name.test(candidate)) ?? 'none';
  return readFileSync(join(folder, file), 'utf8');
};

it('a remote has no federation runtime of its own, takes the facade of its host, and calls nothing that is not in it', async () => {
  assert.deepEqual(await build({}), []);
  const text = textOf(join(directory, 'dist'), /^remoteEntry\..*\.js$/);
  assert.match(text, new RegExp(`globalThis\\.${FACADE}`));
  assert.doesNotMatch(text, /Initialization of sharing external failed|_FEDERATION_RUNTIME_CORE/);
  assert.deepEqual([...new Set(readBy(text))].sort(), CALLED);
});

it('the build fails when the runtime is imported from an address that is not taken from the host', async () => {
  const [message] = await build({ externals: [] });
  assert.match(
    message,
    /^"federation runtime" belongs to the host, but this remote bundles a copy .*webpack-bundler-runtime/,
  );
});

it('a host provides exactly that', () => {
  provideRuntime();
  const { runtime, ...called } = globalThis[FACADE];
  const paths = Object.entries(called).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : Object.keys(value).map((key) => `${name}.${key}`),
  );
  assert.deepEqual(paths.sort(), CALLED);
  // Called by `bundlerRuntime.init`, which finds it in the build that took the facade over.
  assert.deepEqual(Object.keys(runtime), ['init']);
});
