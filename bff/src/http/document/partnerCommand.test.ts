/**
 * The line of docs/api.md that partners copy, in an empty folder. A deep run installs the packages as it says; any other takes those of the
 * lock file, which are the same versions, because what a registry answers does not depend on the commit.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDeep } from '@halte/judge/sample';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../../..');
const ADDRESS = 'http://localhost:4000/openapi.json';
const COMMAND = /^npx .*openapi-ts .*$/m.exec(readFileSync(join(ROOT, 'docs/api.md'), 'utf8'))?.[0] ?? '';
const MINUTES_MS = 180_000;

/** npm takes its settings from the environment too: those of the run of the tests are not a partner's. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_PATH$)/i.test(name)),
);

it('names the versions that the product’s own client is generated with', () => {
  const versions = [...COMMAND.matchAll(/ -p (@?[\w/-]+)@(\S+)/g)].map(([, name, version]) => [name, version]);
  expect(versions.map(([name]) => name)).toEqual(['typescript', '@hey-api/openapi-ts']);
  for (const [name, version] of versions) {
    const { version: installed } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name!, 'package.json'), 'utf8'));
    expect(`${name}@${version}`).toBe(`${name}@${installed}`);
  }
});

const LINE_OF_PARTNERS = isDeep()
  ? COMMAND
  : COMMAND.replace(/^npx .*? (?=openapi-ts)/, `"${join(ROOT, 'node_modules/.bin')}/"`);

it(
  'generates a client',
  async () => {
    expect(COMMAND).toContain(ADDRESS);
    const folder = await mkdtemp(join(tmpdir(), 'halte-partner-'));
    try {
      await cp(join(ROOT, 'shared/api/openapi.json'), join(folder, 'openapi.json'));
      const line = LINE_OF_PARTNERS.replace(ADDRESS, './openapi.json');
      await run('/bin/sh', ['-c', line], { cwd: folder, env: environment });
      expect(await readFile(join(folder, 'client/sdk.gen.ts'), 'utf8')).toContain('export const searchJourneys');
      expect(await readFile(join(folder, 'client/client.gen.ts'), 'utf8')).toContain('export const client');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  MINUTES_MS,
);
