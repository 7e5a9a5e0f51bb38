import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkAddresses } from './networkAddresses.mjs';
import { orphaned } from './orphan.mjs';
import { ROOT } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './userError.mjs';

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

/**
 * Runs until a signal comes or a server ends; every way out stops all servers.
 *
 * @param {{ port: number, bffPort: number, gtfs: readonly string[] }} options
 * @param {() => Promise<{ ready: Promise<{ name: string, complained: boolean } | null>, ended: Promise<string>, stop: () => Promise<void> }>} start
 * see `startServers`
 */
export async function serve(options, start) {
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
  const servers = await start();
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
    throw new UserError(`${ended} stopped by itself, so everything was stopped: start again.`);
  }
}

/** The tenant of localhost, for a phone in the same network. */
const phoneAddresses = ({ port }) =>
  networkAddresses().map((address) => `  ${'In your network'.padEnd(20)} http://${address}:${port}\n`);

async function sayReady(options) {
  console.log(`\nHalte is ready:\n${(await tenantAddresses(options)).join('\n')}`);
  console.log(
    `${phoneAddresses(options).join('')}  ${'Backend'.padEnd(20)} http://localhost:${options.bffPort}\n\nCtrl-C stops it.`,
  );
}

/** A server that said what is wrong has said it already. */
function failedToStart({ name, complained }) {
  if (!complained) throw new UserError(`${name} ended before it was ready: npm test shows what is wrong with it.`);
  process.exitCode = 1;
}
