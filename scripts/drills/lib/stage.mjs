import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready, startChild } from '../../lib/children.mjs';
import { BFF_SERVER, ROOT } from '../../lib/paths.mjs';
import { freePort } from '../../lib/ports.mjs';
import { startPostgres } from '../../lib/postgres.mjs';
import { UserError } from '../../lib/userError.mjs';
import { startBalancer } from './balancer.mjs';
import { writeTimetable } from './timetable.mjs';
import { KEY } from './traffic.mjs';

/** Variables of the person's shell must not change what is drilled. */
const env = Object.fromEntries(
  Object.keys(process.env).flatMap((name) => (/^(?:HALTE|BFF|DATABASE)_/.test(name) ? [[name, '']] : [])),
);

/**
 * What a drill starts: a PostgreSQL, and two replicas. All of it ends by `close`.
 *
 * @typedef {Awaited<ReturnType<typeof openStage>>} Stage
 */
export async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'halte-drill-'));
  const gtfs = join(folder, 'timetable.zip');
  await writeTimetable(gtfs);
  const postgres = await startPostgres();
  /** @type {(() => unknown)[]} */
  const endings = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), postgres.stop];

  /** @param {string} name @param {number} port @param {readonly string[]} options */
  async function startReplica(name, port, options) {
    const data = join(folder, name);
    mkdirSync(data, { recursive: true });
    const args = [
      '--port',
      String(port),
      '--data',
      data,
      '--keys',
      KEY,
      '--rate',
      '0',
      '--workers',
      '1',
      '--content',
      join(ROOT, 'bff/content'),
    ];
    const server = startChild(name, process.execPath, [BFF_SERVER, ...args, ...options], { env, onLine: () => {} });
    const origin = `http://127.0.0.1:${port}`;
    endings.push(() => server.child.kill('SIGKILL'));
    if (!(await ready(server, `${origin}/readyz`))) throw new UserError(`Replica ${name} does not start.`);
    return { ...server, name, port, origin };
  }

  return {
    gtfs,
    database: postgres.address,
    startReplica,
    /** Two of them, with these options. */
    async startReplicas(options = ['--gtfs', gtfs]) {
      const start = async (/** @type {string} */ name) =>
        startReplica(name, await freePort(), ['--database', postgres.address, ...options]);
      // They wait for each other's migrations.
      return Promise.all([start('one'), start('other')]);
    },
    /** @param {readonly { name: string, port: number }[]} replicas */
    async balance(replicas) {
      const balancer = await startBalancer(replicas);
      endings.push(balancer.close);
      return balancer.origin;
    },
    /** @param {() => unknown} ending */
    onClose: (ending) => void endings.push(ending),
    async close() {
      for (const ending of endings.reverse()) await ending();
    },
  };
}
