/** For tests: the server as it is started from a shell. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Spawned {
  readonly child: ChildProcess;
  /** Both streams as far as they have come. */
  readonly said: { readonly out: string; readonly err: string };
  /** Resolves with the groups of the first match of what was said on standard output, now or later. Rejects when the server ends before. */
  hears(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its address once it has read its timetable. */
  ready(): Promise<string>;
}

/** `node bff/src/main.ts` with these options, on any free port. The caller kills it. */
export function spawnServer(...args: string[]): Spawned {
  const child = spawn(process.execPath, [join(__dirname, '../main.ts'), '--port', '0', ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
    child.emit('said');
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server has ended: ${said.err}`);
  });
  ended.catch(() => undefined);
  async function hears(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(said.out);
      if (match) return match;
      await Promise.race([once(child, 'said'), ended]);
    }
  }
  return {
    child,
    said,
    hears,
    async ready() {
      await hears(/ready after/);
      return (await hears(/listening on ([^\s"]+)/))[1] ?? '';
    },
  };
}
