import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready, startChild } from '../lib/children.mjs';
import { command } from '../lib/command.mjs';
import { freePort } from '../lib/ports.mjs';
import { withProgress } from '../lib/progress.mjs';
import { UserError } from '../lib/userError.mjs';

const git = (...args) => command('git', args);

async function latestTag() {
  const { code, output } = await git('describe', '--tags', '--abbrev=0');
  return code === 0 ? output.trim() : undefined;
}

/** Starts `npm start` of a checkout, which installs and builds it. */
async function start(folder, name, gtfs) {
  const [port, bffPort] = [await freePort(), await freePort()];
  const feed = gtfs.flatMap((zip) => ['--gtfs', zip, '--rebase-calendar']);
  const args = ['--port', String(port), '--bff-port', String(bffPort), '--data', join(folder, '.halte'), ...feed];
  const child = startChild(name, process.execPath, [join(folder, 'scripts/start.mjs'), ...args], {
    env: { INIT_CWD: folder },
    onLine: () => {},
  });
  const isReady = await withProgress(`Building ${name}`, () => ready(child, `http://localhost:${port}/readyz`));
  if (isReady) return { child, port };
  throw new UserError(`${name} does not start.`);
}

/**
 * Hands `work` the port of an earlier build of this app by its name: of the commit, else of the latest tag; an empty object where there is none.
 *
 * @template T
 * @param {string | undefined} commit
 * @param {readonly string[]} gtfs
 * @param {(origins: Readonly<Record<string, number>>) => Promise<T>} work
 */
export async function withRelease(commit, gtfs, work) {
  const name = commit ?? (await latestTag());
  if (name === undefined) {
    console.log('(No release stands beside it: there is no tag, and --release names no commit.)');
    return work({});
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'halte-release-')), 'halte');
  const { code, output } = await git('worktree', 'add', '--detach', folder, name);
  if (code !== 0) throw new UserError(output);
  /** @type {Awaited<ReturnType<typeof start>> | undefined} */
  let server;
  try {
    server = await start(folder, name, gtfs);
    return await work({ [name]: server.port });
  } finally {
    await server?.child.stop();
    await git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}
