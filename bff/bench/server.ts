import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOCATOR, NODE_FLAGS } from '../src/processSettings.ts';

const KEY = 'bench';
export const HEADERS = { 'x-api-key': KEY, 'content-type': 'application/json' };
/** Browsers accept more; Brotli is what they get. */
export const AS_BROWSERS = { ...HEADERS, 'accept-encoding': 'gzip, deflate, br' };

/** The server as `npm start` starts it. */
export interface BenchServer {
  readonly url: string;
  readonly readySeconds: number;
  /** Bytes; null if the system does not report it. */
  memory(): number | null;
  /** CPU time of all its threads so far, in seconds; null if the system does not report it. */
  processor(): number | null;
  /** Advances its clock by this many seconds at once. */
  advance(seconds: number): void;
  stop(): Promise<void>;
}

/** @param args further options of the server. Throws with the server's output if it does not start. */
export async function startServer(data: string, args: readonly string[]): Promise<BenchServer> {
  const main = join(import.meta.dirname, '../src/main.ts');
  const options = ['--data', data, '--port', '0', '--keys', KEY, '--rate', '0', '--log', 'error', ...args];
  const began = performance.now();
  const clock = join(import.meta.dirname, 'advancedClock.ts');
  const child = spawn(process.execPath, [...NODE_FLAGS, '--import', clock, main, ...options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // One process, whatever the person's shell says: the clock that is advanced, and what is measured, is that of this one.
    env: { ...process.env, ...ALLOCATOR, HALTE_PROCESSES: '' },
  });
  const url = await addressOf(child);
  return {
    url,
    readySeconds: (performance.now() - began) / 1_000,
    memory: () => residentBytes(child.pid!),
    processor: () => processorSeconds(child.pid!),
    advance: (seconds) => void child.send({ advance: seconds }),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout!) {
    output += chunk;
    const [, url] = /listening on ([^\s"]+)/.exec(output) ?? [];
    if (url && output.includes('ready after')) {
      // Further output is not needed, but must not fill the pipe.
      stdout!.resume();
      return url;
    }
  }
  throw new Error(`The server did not start:\n${output}`);
}

function residentBytes(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) * 1_024 : null;
  } catch {
    return null;
  }
}

/** Linux reports hundredths of a second. */
function processorSeconds(pid: number): number | null {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return null;
  }
}
