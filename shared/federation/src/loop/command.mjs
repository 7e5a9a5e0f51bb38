import { join } from 'node:path';
import { createBuildEvents } from '../dev/events.mjs';
import { DEVELOPMENT } from '../dev/hot.mjs';
import { watchBuilds } from '../dev/watch.mjs';
import { hostOfKit } from '../fakeHost/target.mjs';
import { originOf } from '../originOf.mjs';
import { deployedHost } from '../proxy/target.mjs';
import { textOptions } from '../textOptions.mjs';
import { UserError } from '../userError.mjs';
import { watchDeclaration } from './watchDeclaration.mjs';

const PORT = 3001;
const HIGHEST_PORT = 65_535;

/** @param {readonly string[]} args @returns {{ origin: string | null, tenant: string | null, port: number }} `origin`: null for the pages of the kit */
function readOptions(args) {
  const { host, tenant = null, port = String(PORT) } = textOptions(args, ['host', 'tenant', 'port']);
  if (host === undefined && tenant !== null)
    throw new UserError('--tenant is one of a deployed host: name that one with --host https://halte.example');
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > HIGHEST_PORT)
    throw new UserError(`--port is a number from 1 to ${HIGHEST_PORT}, not "${port}".`);
  return { origin: host === undefined ? null : originOf(host), tenant, port: Number(port) };
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
  const target = origin === null ? await hostOfKit(folder) : await deployedHost({ origin, tenant }, folder);
  const events = createBuildEvents();
  const said = new Set();
  const say = (sentence) => {
    if (!said.has(sentence)) print(sentence);
    said.add(sentence);
  };
  const parts = { folder: join(folder, DEVELOPMENT), port, events, say };
  const server = await target.start(parts).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new UserError(`Port ${port} is in use: name another one with --port.`);
  });
  let isReady = false;
  /** @param {import('../dev/watch.mjs').Build} build */
  function onBuild(build) {
    const { app, seconds, errors } = build;
    if (errors.length === 0) print(`${app}: built in ${seconds.toFixed(1)} s`);
    else print(`${app}: not built, the last good build stays\n\n${errors.join('\n\n')}\n`);
    if (!isReady) print(`The ${target.name} with this remote: http://localhost:${port}  (Ctrl-C stops it)`);
    isReady = true;
    events.announce(build);
  }
  const stopBuilds = await watchDeclaration({
    folder,
    start: () => watchBuilds({ root: folder, workspaces: ['.'], onBuild }),
    onFailure: (error) => print(`remote.config.ts: not read, the last good one stays\n\n${error.message}\n`),
  });
  await until;
  await Promise.all([server.stop(), stopBuilds()]);
}
