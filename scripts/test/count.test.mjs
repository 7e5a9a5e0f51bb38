import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { countJest, countPlaywright, countTap } from './count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'halte-count-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const file = (content) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

it('counts a jest run, and a suite that cannot run as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'a' },
          { status: 'pending', fullName: 'b' },
        ],
      },
    ],
  };
  assert.deepEqual(countJest(file(report)), { passed: 5, failed: 2, skipped: ['b'] });
});

it('counts a Playwright run, and what passed at the second attempt as passed', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const report = {
    errors: [],
    suites: [
      {
        title: 'file',
        specs: [spec('a', 'expected'), spec('b', 'flaky')],
        suites: [{ title: 'group', specs: [spec('c', 'unexpected'), spec('d', 'skipped')] }],
      },
    ],
  };
  assert.deepEqual(countPlaywright(file(report)), { passed: 2, failed: 1, skipped: ['file › group › d'] });
});

it("counts a run of node's own tests", () => {
  assert.deepEqual(countTap('    ok 2 - later # SKIP\n# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n'), {
    passed: 2,
    failed: 2,
    skipped: ['later'],
  });
});

it('counts nothing where there is no report', () => {
  assert.deepEqual(countJest(join(folder, 'none.json')), { passed: 0, failed: 0, skipped: [] });
});
