import { join } from 'node:path';
import { ALLOCATOR, NODE_FLAGS } from '../../bff/src/processSettings.ts';
import { ready, startChild } from './children.mjs';
import { BFF_SERVER, HOST_SERVER, ROOT } from './paths.mjs';

/** What the options decide is not decided again by the servers' own reading of the environment. */
const DECIDED = { HALTE_GTFS: '', HALTE_REBASE_CALENDAR: '', HALTE_DATA: '' };

/** The servers print in plain lines, for a person at the terminal. */
const PLAIN = { HALTE_LOG_FORMAT: 'text' };

/** Modules that were compiled at an earlier start are not compiled again: a second of processor time. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache/node') };

function bffArguments({ gtfs, rebaseCalendar, port, bffPort, data }) {
  const feed = gtfs.flatMap((text) => ['--gtfs', text]);
  const rebase = rebaseCalendar ? ['--rebase-calendar'] : [];
  // Links in messages lead there where no page asks for them.
  const pages = ['--origins', `http://localhost:${port}`];
  return [...NODE_FLAGS, BFF_SERVER, ...feed, ...rebase, ...pages, '--port', String(bffPort), '--data', data];
}

function hostArguments({ port, bffPort }) {
  return [HOST_SERVER, '--port', String(port), '--bff-url', `http://localhost:${bffPort}`];
}

const TRIES = 20;
const BETWEEN_MS = 150;

/** Waits until pages have the network’s name, which the host asks of the backend once a second; after three seconds they are used without. */
async function networkKnown({ port }) {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(`http://localhost:${port}/builds/latest.json`).catch(() => null);
    const build = await answer?.json().catch(() => null);
    if (typeof build?.timeZone === 'string') return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

/**
 * Starts backend and host; `options` are those of `readOptions`, `extraHost` further options of the host's server, and `onLine`
 * takes what they print as `(name, line)`. `ready` resolves to null once both answer, or to `{ name, code, complained }` of the
 * one that ended first. `ended` resolves to the name of the first that ends, whenever that is.
 *
 * @param {{ gtfs: readonly string[], rebaseCalendar: boolean, port: number, bffPort: number, data: string }} options
 * @param {{ extraHost?: readonly string[], onLine?: (name: string, line: string) => void }} output
 */
export function startServers(options, { extraHost = [], onLine } = {}) {
  const start = (name, args) =>
    startChild(name, process.execPath, args, {
      env: { ...ALLOCATOR, ...COMPILED, ...PLAIN, ...DECIDED },
      ...(onLine ? { onLine: (line) => onLine(name, line) } : {}),
    });
  const bff = start('bff', bffArguments(options));
  const host = start('host', [...hostArguments(options), ...extraHost]);
  const servers = [bff, host];
  const failure = Promise.race(servers.map((server) => server.exited.then((end) => ({ name: server.name, ...end }))));
  const answering = Promise.all([
    ready(bff, `http://localhost:${options.bffPort}/healthz`),
    ready(host, `http://localhost:${options.port}/readyz`),
  ]).then(async (answers) => {
    if (!answers.every(Boolean)) return failure;
    await networkKnown(options);
    return null;
  });
  return {
    ready: Promise.race([answering, failure]),
    ended: failure.then(({ name }) => name),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
