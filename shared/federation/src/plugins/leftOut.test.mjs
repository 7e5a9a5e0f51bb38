import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import webpack from 'webpack';
import { LeftOutPlugin } from './leftOut.mjs';

const folder = mkdtempSync(join(tmpdir(), 'leftOut-'));
after(() => rmSync(folder, { recursive: true }));

/** The messages of a build of the federation runtime without `files`, and its text. */
async function build(files) {
  const compiler = webpack({
    mode: 'none',
    context: import.meta.dirname,
    entry: '@module-federation/runtime-core',
    output: { path: folder, filename: 'main.js' },
    plugins: [new LeftOutPlugin(files)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  const errors = stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
  return { errors, text: readFileSync(join(folder, 'main.js'), 'utf8') };
}

it('leaves a file of the runtime out, and nothing else', async () => {
  const { errors, text } = await build(['runtime-core/dist/utils/preload.js']);
  assert.deepEqual(errors, []);
  assert.doesNotMatch(text, /function preloadAssets/);
  assert.match(text, /hyphenRange/);
});

it('fails the build when the runtime has no such file', async () => {
  const { errors } = await build(['runtime-core/dist/utils/moved.js']);
  assert.deepEqual(errors, ['The federation runtime has no /@module-federation/runtime-core/dist/utils/moved.js.']);
});
