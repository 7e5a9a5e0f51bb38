import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readReports, resultOf, troublesOf, workspacesOf } from './report.mjs';

it('expects unit tests of every workspace that has jest tests', () => {
  const workspaces = workspacesOf('unit');
  for (const name of ['bff', 'host', 'mfe-trip-planner', 'shared/i18n', 'shared/judge']) {
    assert.ok(workspaces.includes(name), name);
  }
  assert.deepEqual(workspacesOf('browser'), ['e2e']);
  assert.deepEqual(workspacesOf('lint'), ['']);
});

it('counts a task without a report as one failure', () => {
  const reports = readReports('browser').filter(({ at }) => at === 0);
  for (const report of reports) assert.deepEqual([report.ok, report.failed], [false, 1]);
  assert.deepEqual(readReports('a task that no workspace has'), []);
});

const tests = (passed, failed) => ({ passed, failed, skipped: [] });
/** @type {readonly (readonly [name: string, outcome: Parameters<typeof resultOf>[0], expected: readonly unknown[]])[]} */
const RESULTS = [
  ['of a check that succeeded', { ok: true, output: 'fine' }, [true, 1, 0, '']],
  ['of a check that failed', { ok: false, output: 'why' }, [false, 0, 1, 'why']],
  ['of tests that passed', { ok: true, tests: tests(3, 0) }, [true, 3, 0, '']],
  ['of tests of which some failed', { ok: false, tests: tests(3, 2), trouble: 'two' }, [false, 3, 2, 'two']],
  [
    'of tests that passed before their process failed',
    { ok: false, tests: tests(3, 0), trouble: 'x' },
    [false, 3, 1, 'x'],
  ],
  ['of a run that found no tests', { ok: true, tests: tests(0, 0) }, [false, 0, 1, 'It ran nothing.']],
];
for (const [name, outcome, expected] of RESULTS)
  it(`counts the result ${name}`, () => {
    const { ok, passed, failed, trouble } = resultOf(outcome);
    assert.deepEqual([ok, passed, failed, trouble], expected);
  });

it('ends a run with what went wrong in each task, the first lines of it without colours', () => {
  const report = (name, workspace, trouble) => ({ name, workspace, ok: trouble === '', trouble });
  const long = Array.from({ length: 45 }, (_, i) => `line ${i}`).join('\n');
  const lines = troublesOf([
    report('Types', '', ''),
    report('Unit and component tests', 'bff', '\u001b[31mFailed: a.test.ts\u001b[39m\n'),
    report('Format and lint', '', long),
  ]).split('\n');
  assert.deepEqual(lines.slice(0, 5), [
    'Unit and component tests, bff:',
    'Failed: a.test.ts',
    '',
    'Format and lint:',
    'line 0',
  ]);
  assert.deepEqual(lines.slice(-2), ['line 39', '(and 5 lines more)']);
  assert.equal(troublesOf([]), '');
});
