/**
 * Acts as a partner with the server's address but without this repository: generates a client from the served document, in
 * a separate folder, compiles a program that uses it, and runs it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../..');
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
};

/** @param server e.g. `http://127.0.0.1:4000`. @param program TypeScript, placed next to the folder `client`. @returns its output. */
export async function runWithGeneratedClient(server: string, program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halte-stranger-'));
  try {
    await generate(`${server}/openapi.json`, join(folder, 'client'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    await writeFile(join(folder, 'program.ts'), program);
    await run(process.execPath, [COMPILER, '-p', folder]);
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), server], { cwd: folder });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function generate(document: string, client: string): Promise<void> {
  const settings = {
    input: document,
    output: { path: client, module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  };
  const script = `import { createClient } from '@hey-api/openapi-ts'; await createClient(${JSON.stringify(settings)});`;
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
}
