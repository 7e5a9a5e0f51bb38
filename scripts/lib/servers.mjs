import { join } from 'node:path';
import { ALLOCATOR, NODE_FLAGS } from '../../bff/src/processSettings.ts';
import { ready, startChild } from './children.mjs';
import { networkAddresses } from './networkAddresses.mjs';
import { BFF_SERVER, HOST_SERVER, ROOT } from './paths.mjs';

/** Variables that the options replace: the servers must not read them from the environment again. */
const DECIDED = { HALTE_GTFS: '', HALTE_REBASE_CALENDAR: '', HALTE_DATA: '' };

/** The servers print in plain lines, for a person at the terminal. */
const PLAIN = { HALTE_LOG_FORMAT: 'text' };

/** Modules that were compiled at an earlier start are not compiled again: a second of processor time. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache/node') };

/** Host names that pages are opened by: of this machine, and in its network. */
const pageOrigins = (port) => ['localhost', ...networkAddresses()].map((name) => `http://${name}:${port}`);

/** @param {{ gtfs: readonly string[], osm: readonly string[], rebaseCalendar: boolean, port: number, bffPort: number, data: string }} options */
function bffArguments({ gtfs, osm, rebaseCalendar, port, bffPort, data }) {
  const feed = gtfs.flatMap((text) => ['--gtfs', text]);
  const map = osm.flatMap((text) => ['--osm', text]);
  const rebase = rebaseCalendar ? ['--rebase-calendar'] : [];
  // Links in messages lead there where no page asks for them.
  const pages = ['--origins', pageOrigins(port).join(','), '--local-origins', 'on'];
  // The host in front of it, whose calls count for the visitors.
  const proxy = ['--trust-proxy', '1'];
  return [
    ...NODE_FLAGS,
    BFF_SERVER,
    ...feed,
    ...map,
    ...rebase,
    ...pages,
    ...proxy,
    '--port',
    String(bffPort),
    '--data',
    data,
  ];
}

function hostArguments({ port, bffPort, hostPort = port }) {
  return [HOST_SERVER, '--port', String(hostPort), '--bff-url', `http://localhost:${bffPort}`, '--forward-bff'];
}

const TRIES = 20;
const BETWEEN_MS = 150;

/** Waits until pages have the network’s name, which the host asks of the backend once a second; after three seconds they are used without. */
async function networkKnown(port) {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(`http://localhost:${port}/builds/latest.json`).catch(() => null);
    const build = await answer?.json().catch(() => null);
    if (typeof build?.timeZone === 'string') return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

const ALL = /** @type {const} */ (['bff', 'host']);

/**
 * Starts backend and host; `options` are those of `readOptions`. `ready` resolves to null once both answer, or to the `{ name, code, complained }` of
 * first one that exited. `ended` resolves to the name of the first one that exits, whenever that is.
 *
 * @param {{ gtfs: readonly string[], osm: readonly string[], rebaseCalendar: boolean, port: number, bffPort: number, hostPort?: number, data: string }} options
 * `hostPort`: port of the host, where `port` is that of a server in front of it
 * @param {{ names?: readonly (typeof ALL)[number][], nodeOptions?: (name: string) => readonly string[], hostOptions?: readonly string[] }} further
 * `names`: the servers to start
 */
export function startServers(options, { names = ALL, nodeOptions = () => [], hostOptions = [] } = {}) {
  const { bffPort, hostPort = options.port } = options;
  const kinds = {
    bff: { args: bffArguments(options), health: `http://localhost:${bffPort}/healthz` },
    host: { args: [...hostArguments(options), ...hostOptions], health: `http://localhost:${hostPort}/readyz` },
  };
  const env = { ...ALLOCATOR, ...COMPILED, ...PLAIN, ...DECIDED };
  const servers = names.map((name) =>
    startChild(name, process.execPath, [...nodeOptions(name), ...kinds[name].args], { env }),
  );
  const failure = Promise.race(servers.map((server) => server.exited.then((end) => ({ name: server.name, ...end }))));
  const answering = Promise.all(servers.map((server, at) => ready(server, kinds[names[at] ?? 'host'].health))).then(
    async (answers) => {
      if (!answers.every(Boolean)) return failure;
      await networkKnown(hostPort);
      return null;
    },
  );
  return {
    ready: Promise.race([answering, failure]),
    ended: failure.then(({ name }) => name),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
