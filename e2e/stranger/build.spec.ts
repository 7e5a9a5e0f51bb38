/** A remote of the product as a team elsewhere has it: a folder with the packed packages and the files of docs/for-teams.md. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDeep } from '@halte/judge/sample';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { type Stranger, startStranger } from '../support/stranger.ts';

const ALL = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** The files of a build by what they are for, without their hashes. */
interface Build {
  readonly preload: Readonly<Record<string, object>>;
  readonly paint: Readonly<Record<string, string>>;
  readonly routes: readonly object[];
}

const buildIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8')) as Build;
const views = ({ preload, paint, routes }: Build) => ({
  preload: Object.keys(preload).sort(),
  paint: Object.keys(paint).sort(),
  routes,
});

/** Installs what the packages name, and nothing else of what the lock file knows. */
async function install({ run }: Stranger) {
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', 'prune', '--package-lock-only', ...options);
    await run('npm', 'ci', ...options);
  } catch (error) {
    const isOut = /ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(String(error));
    throw isOut
      ? new Error('The packages are neither in the cache of npm nor can they be downloaded.', { cause: error })
      : error;
  }
}

/** Paths of files that contain `text`; folders of installed packages are searched where they are named only. */
async function filesWith(text: string, folders: readonly string[]): Promise<string> {
  const found = promisify(execFile)('grep', ['-rlF', '--exclude-dir=node_modules', text, ...folders]);
  // It ends with 1 when it has found nothing.
  const { stdout } = await found.catch((error: { code: number; stdout: string }) => {
    if (error.code !== 1) throw error;
    return error;
  });
  return stdout;
}

for (const remote of isDeep() ? ALL : ['mfe-schedules'])
  test(`${remote} is installed, checked, tested and built outside the repository`, async () => {
    test.setTimeout(600_000);
    const stranger = startStranger(remote);
    const { folder, run } = stranger;
    try {
      await run(process.execPath, join(ROOT, 'scripts/pack.mjs'), '--to', join(folder, 'packages'));
      await install(stranger);
      await run('npm', 'run', 'types');
      await run('npm', 'test', '--', '--maxWorkers=1', '--silent');
      await run('npm', 'run', 'build');
      expect(await run('npx', 'halte-remote', 'check')).toMatch(/\d ok, 0 at fault/);
      expect(views(buildIn(folder))).toEqual(views(buildIn(join(ROOT, remote))));
      const modules = join(folder, 'node_modules');
      expect(await filesWith(ROOT, [folder, join(modules, '@halte'), join(modules, '.package-lock.json')])).toBe('');
    } finally {
      stranger.remove();
    }
  });
