import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import webpack from 'webpack';
import { CompileHintsPlugin } from './compileHints.mjs';

const folder = mkdtempSync(join(tmpdir(), 'compileHints-'));
after(() => rmSync(folder, { recursive: true }));

/** Name and text of both scripts of a production build: a large entry and a small chunk. */
async function scripts(name, plugins) {
  const path = join(folder, name);
  mkdirSync(path);
  const long = JSON.stringify('a'.repeat(40_000));
  writeFileSync(
    join(path, 'entry.mjs'),
    `console.log(${long}); import(/* webpackChunkName: "small" */ './small.mjs');`,
  );
  writeFileSync(join(path, 'small.mjs'), 'console.log(1);');
  const output = {
    path: join(path, 'dist'),
    filename: '[name].[contenthash].js',
    chunkFilename: '[name].[contenthash].js',
  };
  const compiler = webpack({ mode: 'production', context: path, entry: './entry.mjs', output, plugins });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.equal(stats.hasErrors(), false);
  const script = (start) => {
    const file = readdirSync(output.path).find((one) => one.startsWith(start)) ?? '';
    return { file, text: readFileSync(join(output.path, file), 'utf8') };
  };
  return { entry: script('main.'), small: script('small.') };
}

it('writes the hint as the first line of a large script, and into no small one', async () => {
  const { entry, small } = await scripts('hinted', [new CompileHintsPlugin()]);
  assert.match(entry.text, /^\/\/# allFunctionsCalledOnLoad\n/);
  assert.doesNotMatch(small.text, /allFunctionsCalledOnLoad/);
});

it('changes the name of the file with its content', async () => {
  const plain = await scripts('plain', []);
  const hinted = await scripts('again', [new CompileHintsPlugin()]);
  assert.notEqual(plain.entry.file, hinted.entry.file);
  assert.equal(plain.small.file, hinted.small.file);
});
