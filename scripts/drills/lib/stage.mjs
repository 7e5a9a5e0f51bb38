import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freezableServer } from '../../../bff/src/store/testing/freezableServer.ts';
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
 * What a drill starts: PostgreSQL, which can hang, and two replicas. All of it ends by `close`.
 *
 * @typedef {Awaited<ReturnType<typeof openStage>>} Stage
 */
export async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'halte-drill-'));
  const gtfs = join(folder, 'timetable.zip');
  await writeTimetable(gtfs);
  const postgres = await startPostgres();
  const database = await freezableServer(postgres.address);
  /** @type {(() => unknown)[]} */
  const endings = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    postgres.stop,
    database.close,
  ];

  /** A program of the backend to its end. @param {readonly string[]} args @returns {Promise<{ code: number, output: string }>} */
  async function run(args) {
    const lines = [];
    const child = startChild(
      'bff',
      process.execPath,
      [BFF_SERVER, ...args, '--data', join(folder, 'job'), '--log-format', 'text'],
      {
        env,
        onLine: (line) => lines.push(line),
      },
    );
    const { code } = await child.exited;
    return { code, output: lines.join('\n') };
  }

  /** @param {string} name @param {number} port @param {readonly string[]} options @param {string} [program] of another release */
  async function startReplica(name, port, options, program = BFF_SERVER) {
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
    /** @type {string[]} */
    const said = [];
    const server = startChild(name, process.execPath, [program, ...args, ...options], {
      env,
      onLine: (line) => said.push(line),
    });
    const origin = `http://127.0.0.1:${port}`;
    endings.push(() => server.child.kill('SIGKILL'));
    if (!(await ready(server, `${origin}/readyz`)))
      throw new UserError(`Replica ${name} does not start: ${said.at(-1) ?? ''}`);
    const health = async () => (await fetch(`${origin}/healthz`)).json();
    return { ...server, name, port, origin, health };
  }

  return {
    folder,
    gtfs,
    postgres,
    database,
    run,
    startReplica,
    /** Two of them, with these options; `own` are those of one by its name. */
    async startReplicas(
      options = ['--gtfs', gtfs],
      own = (/** @type {string} */ _name) => /** @type {string[]} */ ([]),
    ) {
      const start = async (/** @type {string} */ name) =>
        startReplica(name, await freePort(), ['--database', database.address, ...options, ...own(name)]);
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
