import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

const COMMAND = join(ROOT, 'shared/federation/bin/halteRemote.mjs');

export interface DevProxy {
  readonly origin: string;
  /** All that it wrote, on both streams. */
  output(): string;
  /** As Ctrl-C does. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

interface DevOptions {
  /** A deployed one; absent for the pages of the kit. */
  readonly host?: string;
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  /** The command that runs; that of the repository unless given. */
  readonly command?: string;
}

/** Runs `halte-remote dev` in the folder of a remote. Resolves when its first build is there. */
export async function startDevProxy(folder: string, { host, port, env = process.env, command = COMMAND }: DevOptions) {
  const options = [...(host === undefined ? [] : ['--host', host]), '--port', String(port)];
  const child = spawn(process.execPath, [command, 'dev', ...options], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const deadline = Date.now() + 120_000;
  while (!output.includes('built in')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`halte-remote dev does not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  } satisfies DevProxy;
}
