import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { network, ROOT } from './environment.ts';

export interface StartedServer {
  readonly origin: string;
  readonly port: number;
  /** All that it wrote, on both streams. */
  output(): string;
  stop(): Promise<void>;
  /** Without a chance to answer what is under way. */
  kill(): Promise<void>;
  /** Has a backend read its files again, in the background. */
  reload(): void;
}

export type SecondHost = StartedServer;

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Place {
  readonly givenPort?: number | undefined;
  /** Root folder of the repository. */
  readonly root?: string;
}

async function start(
  program: string,
  options: readonly string[],
  { givenPort, root = ROOT }: Place = {},
): Promise<StartedServer> {
  const port = givenPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const args = [join(root, program), ...options, '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stderr.write(chunk);
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const deadline = Date.now() + 180_000;
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${program} does not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    port,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    reload() {
      child.kill('SIGHUP');
    },
  };
}

const HOST = 'host/server/main.ts';
const onBackend = (options: readonly string[]) => [
  ...['--bff-url', `http://localhost:${network('demo').bffPort}`, '--forward-bff'],
  ...options,
];

/**
 * Starts a second host on the same backend (another `--bff-url` among the options wins), for tests that change what a host serves. `givenPort`
 * reuses the port of a stopped host whose pages are still open.
 */
export function startHost(options: readonly string[], givenPort?: number): Promise<SecondHost> {
  return start(HOST, onBackend(options), { givenPort });
}

/** The same with the host of another copy of the repository. */
export function startHostOf(root: string, options: readonly string[]): Promise<SecondHost> {
  return start(HOST, onBackend(options), { root });
}

/** Starts a backend with a timetable of its own. */
export function startBackend(options: readonly string[]): Promise<StartedServer> {
  return start('bff/src/main.ts', options);
}

/** Starts `npm run dev` of a copy of the repository. Resolves when the host answers; the first builds may take longer. */
export function startLoop(root: string, options: readonly string[]): Promise<StartedServer> {
  return start('scripts/dev.mjs', options, { root });
}
