/** For tests: the server, started from a shell. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Spawned {
  readonly child: ChildProcess;
  /** Output of both streams so far. */
  readonly output: { readonly out: string; readonly err: string };
  /** Resolves with the first match in standard output, so far or later. Rejects if the server ends first. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** The same, for output from now on. */
  waitForNext(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its address once it has read its timetable. */
  ready(): Promise<string>;
}

/** `node bff/src/main.ts` with these options, on any free port. The caller must kill it. */
export function spawnServer(...args: string[]): Spawned {
  const child = spawn(process.execPath, [join(__dirname, '../main.ts'), '--port', '0', ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
    child.emit('output');
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server has ended: ${output.err}`);
  });
  ended.catch(() => undefined);
  async function waitFor(pattern: RegExp, from = 0): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(output.out.slice(from));
      if (match) return match;
      await Promise.race([once(child, 'output'), ended]);
    }
  }
  return {
    child,
    output,
    waitFor: (pattern) => waitFor(pattern),
    waitForNext: (pattern) => waitFor(pattern, output.out.length),
    async ready() {
      await waitFor(/ready after/);
      return (await waitFor(/listening on ([^\s"]+)/))[1] ?? '';
    },
  };
}
