import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import webpack from 'webpack';
import { remoteConfig } from '../remote.mjs';
import { BUNDLER_RUNTIME } from './bundlerRuntime.mjs';

const directory = mkdtempSync(join(tmpdir(), 'bundlerRuntime-'));
after(() => rmSync(directory, { recursive: true }));
mkdirSync(join(directory, 'src'));
writeFileSync(join(directory, 'package.json'), '{ "version": "1.0.0" }');
writeFileSync(join(directory, 'package-lock.json'), '{}');
writeFileSync(join(directory, 'src/remote.ts'), 'export const remote: object = {};');

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

it('a remote has no federation runtime of its own and takes the one of its host', async () => {
  assert.deepEqual(await build({}), []);
  const dist = join(directory, 'dist');
  const entry = readdirSync(dist).find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? 'none';
  const text = readFileSync(join(dist, entry), 'utf8');
  assert.match(text, new RegExp(BUNDLER_RUNTIME));
  assert.doesNotMatch(text, /Initialization of sharing external failed/);
});

it('the build fails when the runtime is imported from an address that is not taken from the host', async () => {
  const [message] = await build({ externals: [] });
  assert.match(
    message,
    /^"federation runtime" belongs to the host, but this remote bundles a copy .*webpack-bundler-runtime/,
  );
});
