import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readReports, troublesOf, workspacesOf } from './report.mjs';

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
