import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readReports, workspacesOf } from './report.mjs';

it('expects unit tests of every workspace that has jest tests', () => {
  const workspaces = workspacesOf('unit');
  for (const name of ['bff', 'host', 'mfe-trip-planner', 'shared/i18n', 'shared/sampling']) {
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
