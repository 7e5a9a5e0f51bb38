import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { countJest, countPlaywright, countTap, troublesOfJest } from './count.mjs';

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

it('names what fails in a jest run, and a suite whose process ended', () => {
  const failed = {
    status: 'failed',
    fullName: 'a list › has rows',
    failureMessages: ['Expected 2\n  at line 3', 'again'],
  };
  const document = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n');
  const testResults = [
    { name: join(ROOT, 'bff/src/a.test.ts'), status: 'failed', message: '', assertionResults: [failed] },
    {
      name: join(ROOT, 'bff/src/b.test.ts'),
      status: 'failed',
      message: `A process ended\n${document}`,
      assertionResults: [],
    },
    { name: join(ROOT, 'bff/src/c.test.ts'), status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
  ];
  const lines = troublesOfJest(file({ testResults })).split('\n');
  assert.deepEqual(lines.slice(0, 6), [
    'Failed: bff/src/a.test.ts › a list › has rows',
    'Expected 2',
    '  at line 3',
    '',
    'Failed: bff/src/b.test.ts',
    'A process ended',
  ]);
  assert.equal(lines.at(-2), 'line 10');
  assert.equal(troublesOfJest(join(folder, 'none.json')), '');
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
