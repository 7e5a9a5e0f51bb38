import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, it } from 'node:test';
import { dailySample } from '@halte/judge/sample';
import { command } from '../lib/command.mjs';
import { MODULES, ROOT } from '../lib/paths.mjs';
import { MUTANTS } from './table.mjs';

const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.turbo',
  'test-results',
  '.halte',
  'coverage',
  'playwright-report',
]);
const JEST = join(MODULES, 'jest/bin/jest.js');
const chosen = dailySample(MUTANTS, 1);
/** The test beside a file; one that needs a document has it in its name, or renders components. */
function testOf(file) {
  const tests = ['.dom.test.ts', '.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));
  const test = tests.find((path) => existsSync(join(ROOT, path)));
  assert.ok(test, `${file} has no test beside it.`);
  return test;
}
let copy = '';

/** Runs test files of the copy: its own sources, this tree's packages. */
const jest = (files) =>
  command(process.execPath, [JEST, '--maxWorkers=1', '--runTestsByPath', ...files], { cwd: copy });

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'halte-mutants-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  symlinkSync(MODULES, join(copy, 'node_modules'));
});
after(() => rmSync(copy, { recursive: true, force: true }));

it('each line of the table finds its place, once', () => {
  const places = MUTANTS.map(([, file, search]) => readFileSync(join(ROOT, file), 'utf8').split(search).length - 1);
  assert.deepEqual(
    MUTANTS.filter((_, index) => places[index] !== 1).map(([breaks]) => breaks),
    [],
  );
});

it('the tests pass as long as nothing is broken', async () => {
  const { code, output } = await jest([...new Set(chosen.map(([, file]) => testOf(file)))]);
  assert.equal(code, 0, output);
});

for (const [breaks, file, search, replace] of chosen) {
  it(`a test sees when this breaks: ${breaks}`, async () => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(search, () => replace),
    );
    const { code, output } = await jest([testOf(file)]);
    writeFileSync(path, text);
    assert.notEqual(code, 0, `${testOf(file)} passes without ${breaks}.`);
    // A file that no longer compiles would prove nothing.
    assert.match(output, /Tests: +\d+ failed/);
  });
}
