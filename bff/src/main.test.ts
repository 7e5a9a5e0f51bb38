/** The server, started from a shell. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-main-'));
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function start(...args: string[]) {
  const started = spawn(process.execPath, [join(__dirname, 'main.ts'), '--data', folder, ...args]);
  child = started;
  const output = { out: '', err: '' };
  started.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  started.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return { started, output };
}

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

async function failure(...args: string[]) {
  const { started, output } = start(...args);
  const [code] = await once(started, 'exit');
  // One JSON object, like everything the server writes when standard output is not a terminal.
  const { level, msg } = JSON.parse(output.err);
  expect([level, output.err.split('\n')]).toEqual([60, [expect.any(String), '']]);
  return { code, message: msg };
}

it('says in one message that a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, message } = await failure('--port', String(port), '--host', '127.0.0.1');
  other.close();
  expect([code, message]).toEqual([
    1,
    `Port ${port} is taken: stop what listens there, or choose another with --port.`,
  ]);
}, 30_000);

it('says in one message that an option is wrong', async () => {
  expect(await failure('--port', 'x')).toEqual({
    code: 1,
    message: '--port must be a whole number from 0 to 65535, not "x".',
  });
}, 30_000);

it('says in one message that a feed cannot be used', async () => {
  const path = join(folder, 'feed.zip');
  await writeFile(path, 'not a zip');
  const { code, message } = await failure('--gtfs', path, '--port', '0');
  expect(code).toBe(1);
  expect(message).toMatch(/^[^\n]*feed\.zip[^\n]*\.$/);
}, 30_000);

it('migrates and ends where only that is asked for, and is refused a start before where others do it', async () => {
  expect(await failure('--migrate', 'off', '--port', '0')).toEqual({
    code: 1,
    message: 'The database is older than this program (it has no 001-accounts): run it once with --migrate only.',
  });
  for (const line of [/^migrated: 001-accounts, .*011-live-documents/, /^nothing to migrate$/]) {
    const { started, output } = start('--migrate', 'only');
    expect(await once(started, 'close')).toEqual([0, null]);
    expect([output.err, linesOf(output.out)]).toEqual(['', [expect.stringMatching(line)]]);
  }
  const { started, output } = start('--migrate', 'off', '--port', '0');
  while (!/listening on/.test(output.out)) await once(started.stdout, 'data');
  started.kill('SIGTERM');
  expect(await once(started, 'close')).toEqual([0, null]);
}, 90_000);

it('starts with the demo city, answers 503 until it is ready, and ends upon SIGTERM', async () => {
  const { started, output } = start('--port', '0');
  const seen: number[] = [];
  while (seen.at(-1) !== 200) {
    await once(started.stdout, 'data');
    const [, address] = /listening on ([^\s"]+)/.exec(output.out) ?? [];
    if (address) seen.push((await fetch(`${address}/healthz`)).status);
  }
  expect(new Set(seen)).toEqual(new Set([503, 200]));
  const lines = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({
    service: 'bff',
    level: 30,
    msg: expect.stringMatching(/^ready after [\d.]+ s: .*\d+ stops, \d+ trips$/),
  });
  started.kill('SIGTERM');
  expect(await once(started, 'close')).toEqual([0, null]);
  expect(linesOf(output.out).slice(-2)).toEqual(['stopping', 'stopped']);
}, 60_000);

it('says that it has stopped also when it is told to while it reads its timetable', async () => {
  const { started, output } = start('--port', '0');
  while (!/listening on/.test(output.out)) await once(started.stdout, 'data');
  started.kill('SIGTERM');
  expect(await once(started, 'close')).toEqual([0, null]);
  expect(linesOf(output.out).slice(-2)).toEqual(['stopping', 'stopped']);
}, 60_000);

it('goes on answering when the readers of its output have ended, and ends with 0', async () => {
  const { started, output } = start('--port', '0', '--log', 'info');
  while (!/listening on/.test(output.out)) await once(started.stdout, 'data');
  const [, address] = /listening on ([^\s"]+)/.exec(output.out) ?? [];
  started.stdout.destroy();
  started.stderr.destroy();
  const ended = once(started, 'exit');
  const readiness = async () => (await fetch(`${address}/readyz`).catch(() => null))?.status;
  let status: number | undefined = 503;
  while (status === 503) status = await readiness();
  expect(status).toBe(200);
  expect((await fetch(`${address}/api/v1/network`, { headers: { 'x-api-key': 'none' } })).status).toBe(401);
  started.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);
