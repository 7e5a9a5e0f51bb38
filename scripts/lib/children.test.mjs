import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readableLine, ready, startChild } from './children.mjs';

describe('a line of a server', () => {
  for (const [line, expected] of [
    ['Timetable read', 'Timetable read'],
    ['  ', null],
    ['{"level":30,"msg":"request completed"}', null],
    ['{"level":40,"msg":"no answer"}', 'no answer'],
    ['{"level":50,"msg":"it broke","err":{"stack":"at x"}}', 'it broke\nat x'],
    ['{"city":"demo"}', '{"city":"demo"}'],
    ['{not json', '{not json'],
  ]) {
    it(`is shown as a person wants it: ${line}`, () => assert.equal(readableLine(line), expected));
  }
});

describe('a server', () => {
  const node = (code, lines = []) =>
    startChild('it', process.execPath, ['-e', code], { onLine: (line) => lines.push(line) });

  it('that ends early is not waited for, and what it complained of is known', async () => {
    const lines = [];
    const server = node("console.error('no feed'); process.exitCode = 3", lines);
    assert.equal(await ready(server, 'http://127.0.0.1:9/healthz'), false);
    assert.deepEqual(await server.exited, { code: 3, complained: true });
    assert.deepEqual(lines, ['no feed']);
  });

  it('that runs is stopped', async () => {
    const server = node('setInterval(() => {}, 1000)');
    await server.stop();
    assert.equal(server.child.signalCode, 'SIGTERM');
  });
});
