/**
 * `npm run pack:server -- --to <folder>`: builds the app and writes one folder with all that the servers need but Node: docs/operations/deploy.md. With
 * `--built` the builds that there are are taken.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrSay } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run, UserError } from './lib/userError.mjs';

/** It is 31 MB, and a few more after several builds: more is a package that nobody meant to add. */
const MOST_MEGABYTES = 40;

function optionsOf(args, env = process.env) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, built: { type: 'boolean' } } });
  if (!values.to) throw new UserError('--to <folder> is missing: it is made, or was made by this command.');
  return { to: resolve(env['INIT_CWD'] ?? process.cwd(), values.to), isBuilt: values.built === true };
}

await run(async () => {
  const { to, isBuilt } = optionsOf(process.argv.slice(2));
  await ensureInstalled();
  if (!(await onRightNode(import.meta.filename))) return;
  const { bytesBelow, copyServer, emptied } = await import('./pack/server/copy.mjs');
  emptied(to);
  if (!isBuilt) await buildOrSay();
  await copyServer(to);
  const megabytes = bytesBelow(to) / 1e6;
  console.log(`${to}: ${megabytes.toFixed(1)} MB of at most ${MOST_MEGABYTES}; start.sh starts it.`);
  if (megabytes > MOST_MEGABYTES) throw new UserError('Too big.');
});
