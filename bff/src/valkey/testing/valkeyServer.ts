/** For tests: a Valkey or Redis of Debian on a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** null: neither is installed. */
export const valkeyProgram = (): string | null =>
  ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path)) ?? null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function startValkey(program: string, ...options: string[]) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'halte-valkey-'));
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...options];
    const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) if (/Ready to accept/.test(line)) break;
    started.stdout.resume();
  }
  await start();
  return {
    port,
    start,
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    async stop() {
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
