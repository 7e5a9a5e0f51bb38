import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(__dirname, 'main.ts');
const children: ChildProcessWithoutNullStreams[] = [];

function start(...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--host', '127.0.0.1', ...args]);
  children.push(child);
  return child;
}

async function failure(...args: string[]) {
  const child = start(...args);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return [code, output];
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

jest.setTimeout(60_000);

it('ends the start with a message', async () => {
  expect(await failure('--tenants', '/nowhere')).toEqual([
    1,
    '/nowhere: there is no folder of tenants here that can be read.\n',
  ]);
});

it('names the option to change when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = await failure('--port', String(port), '--bff-url', 'http://127.0.0.1:9');
  other.close();
  expect(ended).toEqual([1, `Port ${port} is taken: stop what listens there, or choose another with --port.\n`]);
});

it('says that it is stopping while it still answers, and ends at the second signal', async () => {
  const child = start('--drain', '3600', '--bff-url', 'http://127.0.0.1:9');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => JSON.parse((await lines.next()).value ?? '');
  const { msg, address } = await line();
  expect(msg).toBe('listening');
  child.kill('SIGTERM');
  expect(await line()).toMatchObject({ service: 'host', msg: 'stopping', signal: 'SIGTERM', drainSeconds: 3600 });
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, (await ready.json()).reasons]).toEqual([
    503,
    expect.arrayContaining(['This server is stopping.']),
  ]);
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});
