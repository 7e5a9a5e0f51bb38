/** `npm start`: from a fresh clone to the running app. Needs nothing but Node 20 and npm; everything else it brings along. */
import { fileURLToPath } from 'node:url';
import { buildOrSay } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { assertPortFree } from './lib/ports.mjs';
import { serve } from './lib/serve.mjs';
import { run } from './lib/userError.mjs';

await run(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return;
  }
  await assertPortFree(options.port, '--port');
  await assertPortFree(options.bffPort, '--bff-port');
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  await buildOrSay();
  // Reads TypeScript, which the Node that this script began on may not.
  const { startServers } = await import('./lib/servers.mjs');
  await serve(options, async () => startServers(options));
});
