/** `npm run dev -- schedules`: the app, with the host and the named remotes built again and shown in the open page after each change. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOrSay } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { OPTIONS_HELP, readOptions } from './lib/options.mjs';
import { ROOT } from './lib/paths.mjs';
import { assertPortFree } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';
import { run, UserError } from './lib/userError.mjs';

const REMOTES = readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-'));

/** @param {string} name with or without `mfe-` */
function remoteNamed(name) {
  const folder = REMOTES.find((known) => known === name || known === `mfe-${name}`);
  if (folder) return folder;
  throw new UserError(`There is no remote “${name}”: ${REMOTES.map((known) => known.slice(4)).join(', ')}.`);
}

/** Packages of the other remotes, and of the sign-in dialog, that were never built. */
const missing = (watched) =>
  [...REMOTES.filter((folder) => !watched.includes(folder)), 'shared/login-widget']
    .filter((folder) => !existsSync(join(ROOT, folder, 'dist')))
    .map((folder) => `@halte/${folder.replace('shared/', '')}`);

/** Whether a backend already listens on that port, such as that of `npm start`; it is then used. */
async function isBackend(port) {
  const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
  return answer?.status === 200;
}

const DEV_HELP = `Halte for development: builds the host and the named remotes again with each change, and shows it in the open page.

  npm run dev -- [remotes] [options]

  npm run dev -- schedules --port 3001     uses the backend on --bff-port if there is one

The other remotes are those of the last build (npm run build). The options are those of npm start:
`;

await run(async () => {
  const args = process.argv.slice(2);
  const names = args.slice(
    0,
    [...args, '-'].findIndex((arg) => arg.startsWith('-')),
  );
  const options = readOptions(args.slice(names.length));
  if (options === null) {
    console.log(`${DEV_HELP}
${OPTIONS_HELP}`);
    return;
  }
  const remotes = names.map(remoteNamed);
  await assertPortFree(options.port, '--port');
  const hasBackend = await isBackend(options.bffPort);
  if (!hasBackend) await assertPortFree(options.bffPort, '--bff-port');
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const unbuilt = missing(remotes);
  if (unbuilt.length > 0) await buildOrSay(unbuilt);
  // Reads TypeScript, which the Node that this script began on may not.
  const { startLoop } = await import('./dev/loop.mjs');
  await serve(options, () => startLoop(options, { remotes, names: hasBackend ? ['host'] : ['bff', 'host'] }));
});
