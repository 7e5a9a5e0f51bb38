/** Each alert of docs/operations/alerts.yaml, by Prometheus' own tool: with series with which it fires, and others with which it does not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { command } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { hasPromtool } from './lib/promtool.mjs';

const FOLDER = join(ROOT, 'docs/operations');
const MISSING = "there is no promtool: install Debian's package prometheus";

const read = (name) => readFileSync(join(FOLDER, name), 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

let isThere = false;
before(async () => {
  isThere = await hasPromtool();
  if (!isThere) console.log(`(Alerts are checked for their tests only: ${MISSING}.)`);
});

test('has a test with which each alert fires, and one with which it does not', () => {
  const alerts = all(read('alerts.yaml'), /^ {6}- alert: (\w+)$/gm);
  const tests = read('alerts.test.yaml');
  const quiet = all(tests, /alertname: (\w+)\n {8}exp_alerts: \[\]/g);
  const firing = all(tests, /alertname: (\w+)\n {8}exp_alerts:\n {10}- exp_labels:/g);
  assert.ok(alerts.length > 15);
  for (const tested of [firing, quiet]) assert.deepEqual([...new Set(tested)].sort(), [...alerts].sort());
});

test('are rules that Prometheus can read', async (t) => {
  if (!isThere) return t.skip(MISSING);
  const { code, output } = await command('promtool', ['check', 'rules', join(FOLDER, 'alerts.yaml')]);
  assert.equal(code, 0, output);
});

test('fire when they should, and only then', async (t) => {
  if (!isThere) return t.skip(MISSING);
  const { code, output } = await command('promtool', ['test', 'rules', join(FOLDER, 'alerts.test.yaml')]);
  assert.equal(code, 0, output);
});
