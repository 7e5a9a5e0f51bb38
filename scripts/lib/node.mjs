import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment.mjs';
import { orphaned } from './orphan.mjs';
import { MODULES } from './paths.mjs';
import { UserError } from './userError.mjs';

const NEEDED_MAJOR = 24;

/** The Node that the lock file pins, where its packages know this platform; else null. */
function pinnedNode() {
  const path = join(MODULES, `node-linux-${process.arch}/bin/node`);
  return process.platform === 'linux' && existsSync(path) ? realpathSync(path) : null;
}

/**
 * Resolves to true when this process already runs on the right Node. Otherwise runs the script again on it, ends this process
 * with its exit code, and resolves to false.
 */
export async function onRightNode(script) {
  const pinned = pinnedNode();
  if (pinned === null) {
    if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return true;
    throw new UserError(
      `Halte needs Node ${NEEDED_MAJOR} or newer on this platform (this is ${process.versions.node}): install it from nodejs.org and run this again.`,
    );
  }
  if (realpathSync(process.execPath) === pinned) return true;
  process.exitCode = await runAgain(pinned, script);
  return false;
}

function runAgain(node, script) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [script, ...process.argv.slice(2)], { env: environment(), stdio: 'inherit' });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => child.kill(signal));
    void orphaned().then(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
