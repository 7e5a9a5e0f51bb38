import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { sourceHash } from './sources.mjs';

let folder = '';
const write = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const manifest = (...names) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-sources-'));
  write({
    'package-lock.json': '{}',
    'a/package.json': manifest('@halte/shared', '@halte/installed', 'react'),
    'a/src/remote.ts': 'one',
    'a/src/remote.test.ts': 'one',
    'lib/package.json': manifest(),
    'lib/src/index.ts': 'one',
    'node_modules/@halte/installed/package.json': manifest(),
    'node_modules/@halte/installed/src/index.js': 'one',
  });
  symlinkSync('../../lib', join(folder, 'node_modules/@halte/shared'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @type {readonly (readonly [file: string, counts: boolean])[]} */
const CHANGES = [
  ['a/src/remote.ts', true],
  ['a/src/new.ts', true],
  ['a/src/remote.test.ts', false],
  ['lib/src/index.ts', true],
  ['package-lock.json', true],
  ['node_modules/@halte/installed/src/index.js', false],
];
for (const [file, counts] of CHANGES)
  it(`${counts ? 'changes' : 'stays the same'} with ${file}`, () => {
    const before = sourceHash(join(folder, 'a'));
    assert.match(before, /^[0-9a-f]{8}$/);
    write({ [file]: 'two' });
    assert.equal(sourceHash(join(folder, 'a')) !== before, counts);
  });

it('takes the lock file of the remote itself before one around it', () => {
  write({ 'a/package-lock.json': '{}' });
  const before = sourceHash(join(folder, 'a'));
  write({ 'package-lock.json': '{"changed":true}' });
  assert.equal(sourceHash(join(folder, 'a')), before);
});

it('says what is missing', () => {
  rmSync(join(folder, 'node_modules/@halte/installed'), { recursive: true });
  assert.throws(() => sourceHash(join(folder, 'a')), /@halte\/installed, which .* names, is not installed/);
  rmSync(join(folder, 'package-lock.json'));
  assert.throws(() => sourceHash(join(folder, 'a')), /no package-lock\.json in .* run npm install/);
});
