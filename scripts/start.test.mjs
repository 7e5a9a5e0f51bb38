import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { it } from 'node:test';
import { command } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';

const start = (...args) =>
  command(process.execPath, [join(ROOT, 'scripts/start.mjs'), ...args], { env: { INIT_CWD: ROOT } });

it('says how to choose another port, in one line, when the port is taken', async () => {
  const server = await new Promise((resolve) => {
    const listening = createServer().listen({ port: 0, host: '127.0.0.1' }, () => resolve(listening));
  });
  const { port } = server.address();
  const { code, output } = await start('--port', String(port));
  await new Promise((resolve) => server.close(resolve));
  assert.equal(code, 1);
  assert.equal(output, `Port ${port} is taken: stop what uses it, or choose another with --port <number>.\n`);
});

it('says in one line that there is no such timetable', async () => {
  const { code, output } = await start('--gtfs', 'nowhere.zip');
  assert.equal(code, 1);
  assert.match(output, /^There is no timetable at [^\n]+\.\n$/);
});

it('explains its options', async () => {
  const { code, output } = await start('--help');
  assert.equal(code, 0);
  for (const option of ['--gtfs', '--rebase-calendar', '--port', '--bff-port', '--data', 'HALTE_DATA']) {
    assert.ok(output.includes(option), option);
  }
});
