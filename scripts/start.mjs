/** `npm start`: from a fresh clone to the running app. Needs nothing but Node 20 and npm; everything else it brings along. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { orphaned } from './lib/orphan.mjs';
import { ROOT } from './lib/paths.mjs';
import { assertPortFree } from './lib/ports.mjs';
import { withProgress } from './lib/progress.mjs';
import { run, UserError } from './lib/userError.mjs';

/** Addresses of the tenants, as `http://<domainName>:<port>`. */
function tenantAddresses(port) {
  const folder = join(ROOT, 'host/tenants');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map(({ name, domainName }) => `  ${name.padEnd(20)} http://${domainName.replace(/:\d+$/, '')}:${port}`)
    .sort();
}

async function buildOrSay() {
  const { code, output } = await withProgress('Building what has changed', build);
  if (code === 0) return;
  process.stderr.write(output);
  throw new UserError('The app could not be built: the lines above say which file does not build.');
}

/** Runs until a signal comes or a server ends; every way out stops both servers. */
async function serve(options) {
  // A terminal sends Ctrl-C to the servers as well, so that one of them may be seen to end before the signal is heard here.
  let stopRequested = false;
  const stopped = new Promise((resolve) => {
    const stop = () => {
      stopRequested = true;
      resolve('stopped');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    void orphaned().then(stop);
  });
  // Reads TypeScript, which the Node that this script began on may not.
  const { startServers } = await import('./lib/servers.mjs');
  const servers = startServers(options);
  const outcome = await withProgress('Reading the timetable and starting the servers', () =>
    Promise.race([servers.ready, stopped]),
  );
  if (outcome === null) sayReady(options);
  else {
    await servers.stop();
    if (!stopRequested) failedToStart(outcome);
    return;
  }
  const ended = await Promise.race([servers.ended, stopped]);
  await servers.stop();
  if (!stopRequested) {
    throw new UserError(`${ended} stopped by itself, so everything was stopped: start again with npm start.`);
  }
}

function sayReady({ port, bffPort }) {
  console.log(`\nHalte is ready:\n${tenantAddresses(port).join('\n')}`);
  console.log(`  ${'Backend'.padEnd(20)} http://localhost:${bffPort}\n\nCtrl-C stops it.`);
}

/** A server that said what is wrong has said it already. */
function failedToStart({ name, complained }) {
  if (!complained) throw new UserError(`${name} ended before it was ready: npm test shows what is wrong with it.`);
  process.exitCode = 1;
}

await run(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  await assertPortFree(options.port, '--port');
  await assertPortFree(options.bffPort, '--bff-port');
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  await buildOrSay();
  await serve(options);
});
