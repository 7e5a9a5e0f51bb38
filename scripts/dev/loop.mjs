import { join } from 'node:path';
import { DEVELOPMENT } from '../../shared/federation/src/dev/hot.mjs';
import { watchBuilds } from '../../shared/federation/src/dev/watch.mjs';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startServers } from '../lib/servers.mjs';
import { startPageServer } from './pageServer.mjs';

/** Backend and host start again when a file below these folders changes. */
const SERVER_SOURCES = {
  bff: ['bff/src', 'shared/contract/src', 'shared/demo-city/src', 'shared/engine/src', 'shared/server/src'],
  host: ['host/server', 'host/src', 'shared/contract/src', 'shared/server/src'],
};

/** Node tells the starter of a worker what the worker imports, between the messages of the worker itself, unless this variable is unset. */
const WITHOUT_REPORTS = 'data:text/javascript,delete process.env.WATCH_REPORT_DEPENDENCIES';

const restarting = (/** @type {string} */ name) => [
  ...SERVER_SOURCES[name].map((folder) => `--watch-path=${join(ROOT, folder)}`),
  ...['--watch-preserve-output', '--import', WITHOUT_REPORTS],
];

/** Its page, and the script of the frame of a header. */
const HOST_BUILDS = 2;

/** @param {import('../../shared/federation/src/dev/watch.mjs').Build} build */
function print({ app, seconds, errors }) {
  if (errors.length === 0) console.log(`${app}: built in ${seconds.toFixed(1)} s`);
  else console.error(`${app}: not built, the last good build stays\n\n${errors.join('\n\n')}\n`);
}

/**
 * Builds the host and some remotes for development, again with each change, and serves them. Resolves to what `startServers` returns; `ready` waits
 * for the first builds.
 *
 * @param {Parameters<typeof startServers>[0]} options
 * @param {{ remotes: readonly string[], names: readonly ('bff' | 'host')[] }} started `remotes`: their folders; `names`: see `startServers`
 */
export async function startLoop(options, { remotes, names }) {
  const hostPort = await freePort();
  const page = startPageServer({ port: options.port, hostPort });
  const built = new Set();
  const first = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const stopBuilds = await watchBuilds({
    root: ROOT,
    workspaces: ['host', ...remotes],
    onBuild(build) {
      print(build);
      page.announce(build);
      built.add(build.app);
      if (built.size === remotes.length + HOST_BUILDS) first.resolve();
    },
  });
  const own = remotes.map((folder) => ['--remote', `${folder.replace('mfe-', '')}=${join(ROOT, folder, DEVELOPMENT)}`]);
  const hostOptions = ['--dist', join(ROOT, 'host', DEVELOPMENT), ...own.flat()];
  const servers = startServers({ ...options, hostPort }, { names, nodeOptions: restarting, hostOptions });
  return {
    ready: Promise.all([servers.ready, first.promise]).then(([outcome]) => outcome),
    ended: servers.ended,
    async stop() {
      page.stop();
      await Promise.all([servers.stop(), stopBuilds()]);
    },
  };
}
