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

/** A real network in the place of the tenants of the demo city: the host calls it as its timetable does. */
async function networkAddress(port) {
  const { name } = await (await fetch(`http://localhost:${port}/manifest.webmanifest`)).json();
  return { name, domainName: 'localhost' };
}

/** Addresses of the tenants, as `http://<domainName>:<port>`. */
async function tenantAddresses({ port, gtfs }) {
  const folder = join(ROOT, 'host/tenants');
  const tenants = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const own = tenants.filter(({ isDemo }) => !isDemo);
  const shown =
    gtfs.length === 0 ? tenants : [...own, ...(own.length < tenants.length ? [await networkAddress(port)] : [])];
  return shown
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
  if (outcome === null) await sayReady(options);
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

async function sayReady(options) {
  console.log(`\nHalte is ready:\n${(await tenantAddresses(options)).join('\n')}`);
  console.log(`  ${'Backend'.padEnd(20)} http://localhost:${options.bffPort}\n\nCtrl-C stops it.`);
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
