import assert from 'node:assert/strict';
import test from 'node:test';
import { tasksAfterFirstPaint } from '../../e2e/support/tasks.ts';

const SITE = { origin: 'http://localhost:1' };
const PAGE = { pid: 7, tid: 3 };
const at = (ms) => ms * 1000;
const main = (pid, tid) => ({ name: 'thread_name', ph: 'M', pid, tid, args: { name: 'CrRendererMain' } });
const navigation = (pid, url) => ({
  name: 'navigationStart',
  pid,
  ts: at(100),
  args: { data: { documentLoaderURL: url } },
});
const paint = { name: 'firstContentfulPaint', ...PAGE, ts: at(1000) };
const task = (ms, tdur, thread = PAGE) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ...thread,
  ts: at(ms),
  dur: at(tdur * 3),
  tdur: at(tdur),
});

const START = [
  main(7, 3),
  main(8, 3),
  navigation(8, 'about:blank'),
  navigation(7, 'http://localhost:1/'),
  navigation(7, 'http://localhost:1/fr'),
  paint,
];

test('counts processor time beyond 50 ms of the tasks that begin after the first paint, on the main thread of the page only', () => {
  const events = [
    ...START,
    task(500, 400),
    task(1100, 80),
    task(1300, 50),
    task(1500, 120),
    task(1700, 300, { pid: 7, tid: 9 }),
    task(1700, 300, { pid: 8, tid: 3 }),
  ];
  assert.deepEqual(tasksAfterFirstPaint(events, SITE), { longest: 120, blocking: 100 });
});

test('is 0 without tasks after the paint, and no number without a paint or a document', () => {
  assert.deepEqual(tasksAfterFirstPaint(START, SITE), { longest: 0, blocking: 0 });
  const nothing = { longest: Number.NaN, blocking: Number.NaN };
  assert.deepEqual(tasksAfterFirstPaint(START.slice(0, -1), SITE), nothing);
  assert.deepEqual(tasksAfterFirstPaint(START, { origin: 'http://localhost:2' }), nothing);
});
