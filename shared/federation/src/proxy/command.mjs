import { join } from 'node:path';
import { createBuildEvents } from '../dev/events.mjs';
import { DEVELOPMENT } from '../dev/hot.mjs';
import { watchBuilds } from '../dev/watch.mjs';
import { originOf } from '../originOf.mjs';
import { textOptions } from '../textOptions.mjs';
import { UserError } from '../userError.mjs';
import { hasBoot, localPage } from './page.mjs';
import { buildPageScript } from './pageScript.mjs';
import { startProxy } from './server.mjs';

const PORT = 3001;
const HIGHEST_PORT = 65_535;
const WAIT_MS = 20_000;

/** @param {readonly string[]} args @returns {{ origin: string, tenant: string | null, port: number }} */
function readOptions(args) {
  const { host, tenant = null, port = String(PORT) } = textOptions(args, ['host', 'tenant', 'port']);
  if (host === undefined) throw new UserError('Name a deployed host: halte-remote dev --host https://halte.example');
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > HIGHEST_PORT)
    throw new UserError(`--port is a number from 1 to ${HIGHEST_PORT}, not "${port}".`);
  return { origin: originOf(host), tenant, port: Number(port) };
}

/** Asks the host for a page, so that what is wrong with it is said before anything is built. @param {{ origin: string, tenant: string | null }} host */
async function assertHost({ origin, tenant }) {
  const query = tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`;
  const signal = AbortSignal.timeout(WAIT_MS);
  const answer = await fetch(`${origin}/${query}`, { signal, headers: { accept: 'text/html' } }).catch((error) => {
    throw new UserError(`${origin} does not answer (${error.cause?.code ?? error.name}).`);
  });
  const { origin: end } = new URL(answer.url);
  if (end !== origin) throw new UserError(`${origin} leads to ${end}: name that one with --host.`);
  if (answer.status >= 500) throw new UserError(`${origin} is not well: it answered ${answer.status}.`);
  const html = await answer.text();
  if (!hasBoot(html)) throw new UserError(`${origin} answered ${answer.status} without a page of Halte.`);
  // A redirect may have lost the query.
  const shown = localPage(html, null)?.boot.tenant.id;
  if (tenant !== null && query !== '' && new URL(answer.url).searchParams.has('tenant') && shown !== tenant)
    throw new UserError(
      `${origin} shows the tenant ${shown}: it lets no address name another. Name the host of that tenant.`,
    );
}

/** Ends on Ctrl-C, and when it is told to. @returns {Promise<void>} */
const interrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });

/**
 * `halte-remote dev`, until it is interrupted.
 *
 * @param {readonly string[]} args
 * @param {{ folder: string, print: (text: string) => void, until?: Promise<void> }} context `until`: when to stop; for tests
 * @throws UserError
 */
export async function runDev(args, { folder, print, until = interrupted() }) {
  const { origin, tenant, port } = readOptions(args);
  await assertHost({ origin, tenant });
  const events = createBuildEvents();
  const said = new Set();
  const say = (sentence) => {
    if (!said.has(sentence)) print(sentence);
    said.add(sentence);
  };
  const pageScript = await buildPageScript({ directory: folder, folder: join(folder, '.cache/dev-page') });
  const parts = { origin, tenant, folder: join(folder, DEVELOPMENT), pageScript, events, say };
  const proxy = await startProxy({ ...parts, port }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new UserError(`Port ${port} is in use: name another one with --port.`);
  });
  let isReady = false;
  const stopBuilds = await watchBuilds({
    ...{ root: folder, workspaces: ['.'] },
    onBuild(build) {
      const { app, seconds, errors } = build;
      if (errors.length === 0) print(`${app}: built in ${seconds.toFixed(1)} s`);
      else print(`${app}: not built, the last good build stays\n\n${errors.join('\n\n')}\n`);
      if (!isReady) print(`The pages of ${origin} with this remote: http://localhost:${port}  (Ctrl-C stops it)`);
      isReady = true;
      events.announce(build);
    },
  });
  await until;
  await Promise.all([proxy.stop(), stopBuilds()]);
}
