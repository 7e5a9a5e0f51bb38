import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

export interface DevProxy {
  readonly origin: string;
  /** All that it wrote, on both streams. */
  output(): string;
  /** As Ctrl-C does. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `halte-remote dev` in the folder of a remote, in front of a host. Resolves when its first build is there. */
export async function startDevProxy(folder: string, { host, port }: { readonly host: string; readonly port: number }) {
  const command = join(ROOT, 'shared/federation/bin/halteRemote.mjs');
  const child = spawn(process.execPath, [command, 'dev', '--host', host, '--port', String(port)], { cwd: folder });
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
