import { existsSync } from 'node:fs';
import { command } from './command.mjs';
import { withProgress } from './progress.mjs';

const APT = '/usr/bin/apt-get';
const INSTALL_SECONDS = 600;

/** HALTE_TEST_INSTALL=no forbids the tests to install anything on this machine. */
export const mayInstall = (env = process.env) => env['HALTE_TEST_INSTALL'] !== 'no';

/**
 * Installs the first of these Debian packages that can be installed, where this process may: it prints first what it is going to do, and
 * how to forbid it. Whether there is a program afterwards is for the caller to look up.
 *
 * @param {readonly string[]} packages
 * @param {{ env?: NodeJS.ProcessEnv, runCommand?: typeof command }} [options]
 */
export async function installDebianPackage(packages, { env = process.env, runCommand = command } = {}) {
  if (!mayInstall(env) || process.getuid?.() !== 0 || !existsSync(APT)) return;
  const apt = (...args) =>
    runCommand('timeout', [String(INSTALL_SECONDS), 'apt-get', '-q', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  console.log(
    `The tests need Debian's ${packages.join(' or ')}, which is installed now (HALTE_TEST_INSTALL=no forbids it).`,
  );
  await withProgress('apt-get install', async () => {
    await apt('update');
    for (const name of packages) {
      const { code } = await apt('install', '-y', '--no-install-recommends', name);
      if (code === 0) return;
    }
  });
}
