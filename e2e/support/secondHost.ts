import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { network, ROOT } from './environment.ts';

export interface SecondHost {
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a second host on the same backend, for tests that change what a host serves. `givenPort` reuses the port of a stopped host whose pages
 * are still open.
 */
export async function startHost(options: readonly string[], givenPort?: number): Promise<SecondHost> {
  const port = givenPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const bff = `http://localhost:${network('demo').bffPort}`;
  const args = [join(ROOT, 'host/server/main.ts'), '--port', String(port), '--bff-url', bff, ...options];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + 20_000;
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error('The second host does not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
