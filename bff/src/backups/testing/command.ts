/** For tests: a command of this package, run to its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function runMain(
  main: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(__dirname, `../../${main}.ts`), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', INIT_CWD: '', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (bytes) => {
    output.out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    output.err += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...output };
}
