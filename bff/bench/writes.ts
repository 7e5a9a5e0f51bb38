/**
 * How much an account that writes as fast as allowed slows down other users:
 * `node bff/bench/writes.ts [--minutes 60] [--rounds 8] [--parts hour,burst] [--database URL of a PostgreSQL]`.
 *
 * Two servers, each with a fresh database, SQLite or that PostgreSQL. On the second one, an account writes for an hour as much as its own limits and the
 * rate of one address allow, minute by minute, and the server's clock is advanced after each, so that tables contain an hour of data. Only the rate limit
 * of an address is off, because the measuring client has the same address. No more sessions are started than are retained, because each hashes a
 * password, and for calls that only overwrite data (synchronisations, the cart, the profile) a tenth is made.
 * Then a stranger sends calls, in turns of a few seconds, because the machine is not quiet: (a) to the fresh server, (b) to the other one, (c) to that
 * one while the account continues to write at the rate of its limits, (d) to the fresh one while travellers send as many calls: on one machine, no call
 * is answered as fast beside others as alone, and the account must not cost more than they do. Finally all synchronisations of a minute are sent at once, the large ones at
 * their maximum size, while /livez is called.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createDemoSource } from '../src/source/demo.ts';
import { FOR_REQUESTS, openPostgresql } from '../src/store/postgresql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { importFeed } from '../src/timetable/importFeed.ts';
import { A_MINUTE, type Account, createAccount } from './account.ts';
import { busyDay } from './days.ts';
import { percentile } from './figures.ts';
import { otherQuestions, searches } from './questions.ts';
import { type BenchServer, startServer } from './server.ts';
import { type StrangerCall, sendCall } from './strangerCall.ts';
import type { StrangerOrder, StrangerTimes } from './strangerProcess.ts';
import { count, counted, idle, repeat, type Statuses, sendFor } from './streams.ts';

const MOST_SESSIONS = 200;
const TENTH = 10;
const AT_ONCE = 12;
const TURN_SECONDS = 8;
const PAUSE_MS = 8;
/** As a nice value; see {@link setPriority}. */
const LOWEST_PRIORITY = 19;
const SEED = 20_260_101;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '8' },
    parts: { type: 'string', default: 'hour,burst' },
    database: { type: 'string' },
  },
});
const strasbourg = join(import.meta.dirname, '../../../shared/feeds/medium-fr-cts-strasbourg-2026.zip');
const today = Math.floor(Date.now() / 86_400_000);
const data = mkdtempSync(join(tmpdir(), 'halte-bench-'));
const parts = values.parts.split(',');

interface Site {
  readonly server: BenchServer;
  readonly account: Account;
  readonly calls: readonly StrangerCall[];
  /** The address of its PostgreSQL; null: SQLite in the folder. */
  readonly database: string | null;
  readonly folder: string;
}

try {
  const path = existsSync(strasbourg) ? strasbourg : (await createDemoSource(data, isoOfDay(today))).path;
  const feed = await importFeed({ path }, { today, rebaseCalendar: 'whenExpired' });
  console.log(`\n${values.database ? 'PostgreSQL' : 'SQLite'}, ${feed.stops.length} stops`);
  if (parts.includes('hour')) await measureHour(path, feed);
  if (parts.includes('burst')) await measureBurst(path, feed);
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function measureHour(path: string, feed: Feed): Promise<void> {
  const [fresh, full] = [await siteOf('fresh', path, feed), await siteOf('hour', path, feed)];
  try {
    const statuses = await playHour(full, Number(values.minutes));
    console.log(`  played ${values.minutes} minutes: ${counted(statuses)}`);
    await printTables(full);
    const stranger = fork(join(import.meta.dirname, 'strangerProcess.ts'));
    yieldToServer();
    const taken: Record<'a' | 'b' | 'c' | 'd', Turn[]> = { a: [], b: [], c: [], d: [] };
    for (let round = 0; round < Number(values.rounds); round++) {
      taken.a.push(await turnAt(stranger, fresh, () => idle(TURN_SECONDS)));
      taken.b.push(await turnAt(stranger, full, () => idle(TURN_SECONDS)));
      taken.c.push(await turnAt(stranger, full, () => writeFor(full, TURN_SECONDS)));
      taken.d.push(await turnAt(stranger, fresh, () => travelFor(fresh, TURN_SECONDS)));
    }
    stranger.disconnect();
    printTurns({
      'a: before, fresh': taken.a,
      'b: after the hour': taken.b,
      'c: beside the account': taken.c,
      'd: beside as many calls of travellers': taken.d,
    });
  } finally {
    await Promise.all([fresh.server.stop(), full.server.stop()]);
  }
}

/** The account's calls come from another machine: here, they take only the processor time that the server and the stranger leave. */
function yieldToServer(): void {
  setPriority(LOWEST_PRIORITY);
}

async function siteOf(name: string, path: string, feed: Feed): Promise<Site> {
  const folder = mkdtempSync(join(data, `${name}-`));
  let database: string | null = null;
  if (values.database) {
    const address = new URL(values.database);
    address.pathname = `/bench_${name}_${Date.now()}`;
    database = address.href;
    const server = openPostgresql(values.database, FOR_REQUESTS);
    await server.query(`CREATE DATABASE ${address.pathname.slice(1)}`);
    await server.close();
  }
  const content = join(import.meta.dirname, '../content');
  const server = await startServer(folder, [
    '--gtfs',
    path,
    '--rebase-calendar',
    '--content',
    content,
    ...(database ? ['--database', database] : []),
  ]);
  const stranger = await createAccount(server.url, feed, 'stranger@bench.example');
  for (let i = 0; i < 20; i++) await stranger.change();
  const account = await createAccount(server.url, feed, 'account@bench.example');
  return { server, account, calls: callsOf(feed, stranger), database, folder };
}

/** In turn; signing in is rarer, because it takes longer than all others. */
function callsOf(feed: Feed, stranger: Account): StrangerCall[] {
  const { signInBody } = stranger;
  const authorization = stranger.authorization();
  const journeys = searches(feed, busyDay(feed, today), 100, SEED);
  const departures = otherQuestions(feed, 400, SEED).filter(({ name }) => name === 'departures');
  return journeys.flatMap((body, i): StrangerCall[] => [
    {
      name: 'journey search',
      method: 'POST',
      path: '/api/trip-planner/v2/journeys/search',
      body: JSON.stringify(body),
    },
    { name: 'departures', method: 'GET', path: departures[i % departures.length]!.path },
    { name: 'favourites', method: 'GET', path: '/api/v1/favorites', authorization },
    { name: '/livez', method: 'GET', path: '/livez' },
    ...(i % 6 === 0
      ? [{ name: 'sign-in', method: 'POST', path: '/login/v1/sessions', body: signInBody } as const]
      : []),
  ]);
}

async function playHour({ server, account }: Site, minutes: number): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const { changes, synchronizations, calls } = A_MINUTE;
  for (let minute = 0; minute < minutes; minute++) {
    await Promise.all([
      repeat(changes, AT_ONCE, account.deleteOrAdd, 'change', statuses),
      repeat(synchronizations / TENTH, 1, account.synchronize, 'synchronise', statuses),
      repeat((calls - changes - synchronizations) / TENTH, AT_ONCE, account.other, 'cart, profile', statuses),
      repeat(Math.ceil(MOST_SESSIONS / minutes), 2, account.signIn, 'sign in', statuses),
    ]);
    server.advance(60);
  }
  return statuses;
}

/** At the rate of the limits. */
function writeFor({ server, account }: Site, seconds: number): Promise<Statuses> {
  server.advance(120);
  const { changes, synchronizations, sessions, calls } = A_MINUTE;
  return sendFor(seconds, [
    { aMinute: changes, call: account.change, name: 'change' },
    { aMinute: synchronizations, call: account.synchronize, name: 'synchronise' },
    { aMinute: sessions, call: account.signIn, name: 'sign in' },
    { aMinute: calls - changes - synchronizations - sessions, call: account.other, name: 'cart, profile' },
  ]);
}

/** As many calls as an account may send, of travellers: those of the stranger, in turn. */
function travelFor({ server, calls }: Site, seconds: number): Promise<Statuses> {
  let next = 0;
  const call = async () => {
    const answer = await sendCall(server.url, calls[next++ % calls.length]!);
    await answer.arrayBuffer();
    return answer;
  };
  return sendFor(seconds, [{ aMinute: A_MINUTE.calls, call, name: 'travellers' }]);
}

interface Turn extends StrangerTimes {
  readonly seconds: number;
  readonly processor: number;
  readonly statuses: Statuses;
}

async function turnAt(
  stranger: ReturnType<typeof fork>,
  { server, calls }: Pick<Site, 'server' | 'calls'>,
  meanwhile: () => Promise<Statuses>,
): Promise<Turn> {
  const send = (order: StrangerOrder) => stranger.send(order);
  const [began, before] = [performance.now(), server.processor() ?? Number.NaN];
  send({ kind: 'begin', url: server.url, calls, pauseMs: PAUSE_MS });
  const statuses = await meanwhile();
  const received = once(stranger, 'message');
  send({ kind: 'end' });
  const [times]: StrangerTimes[] = await received;
  const processor = (server.processor() ?? Number.NaN) - before;
  return { ...times!, seconds: (performance.now() - began) / 1_000, processor, statuses };
}

async function measureBurst(path: string, feed: Feed): Promise<void> {
  const site = await siteOf('burst', path, feed);
  const { server, account } = site;
  const stranger = fork(join(import.meta.dirname, 'strangerProcess.ts'));
  const calls: readonly StrangerCall[] = [{ name: '/livez', method: 'GET', path: '/livez' }];
  const turn = (meanwhile: () => Promise<Statuses>) => turnAt(stranger, { server, calls }, meanwhile);
  try {
    await account.synchronize();
    for (let round = 0; round < Number(values.rounds); round++) {
      server.advance(120);
      const [quiet, burst] = [await turn(() => idle(3)), await turn(() => burstOf(account))];
      const [worst, worstIdle] = [burst, quiet].map(({ times }) => percentile(times['/livez'] ?? [], 1).toFixed(0));
      console.log(
        `  burst of ${A_MINUTE.synchronizations}: worst /livez ${worst} ms, idle ${worstIdle} ms; processor ${burst.processor.toFixed(2)} s in ${burst.seconds.toFixed(1)} s; ${counted(burst.statuses)}`,
      );
    }
  } finally {
    stranger.disconnect();
    await server.stop();
  }
}

async function burstOf({ synchronize }: Account): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const all = Array.from({ length: A_MINUTE.synchronizations }, synchronize);
  for (const { status } of await Promise.all(all)) count(statuses, `synchronise ${status}`);
  return statuses;
}

async function printTables({ database: address, folder }: Site): Promise<void> {
  const database = address ? openPostgresql(address, FOR_REQUESTS) : await openSqlite(folder);
  const tables = await database.query<{ name: string }>(
    address
      ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"
      : "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1",
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const [one] = await database.query<{ n: number | string }>(`SELECT count(*) AS n FROM ${name}`);
    rows.push(`${name} ${one!.n}`);
  }
  const [size] = address
    ? await database.query<{ n: string }>('SELECT pg_database_size(current_database()) AS n')
    : [{ n: ['halte.db', 'halte.db-wal'].map((file) => sizeOf(join(folder, file))).join(' + ') }];
  await database.close();
  console.log(`  rows: ${rows.join(', ')}\n  bytes: ${size!.n}`);
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

function printTurns(states: Readonly<Record<string, readonly Turn[]>>): void {
  const names = [
    ...new Set(Object.values(states).flatMap((turns) => turns.flatMap(({ times }) => Object.keys(times)))),
  ];
  for (const [state, turns] of Object.entries(states)) {
    const [seconds, processor] = (['seconds', 'processor'] as const).map((key) =>
      turns.reduce((sum, turn) => sum + turn[key], 0),
    );
    const calls = turns.flatMap(({ times }) => Object.values(times).flat()).length;
    const [statuses, failed]: [Statuses, Statuses] = [new Map(), new Map()];
    for (const turn of turns) {
      for (const [name, number] of turn.statuses) count(statuses, name, number);
      for (const [name, number] of Object.entries(turn.failed)) count(failed, name, number);
    }
    console.log(
      `  ${state}: ${calls} calls answered${failed.size > 0 ? `, not answered ${counted(failed)}` : ''}; processor ${((100 * processor!) / seconds!).toFixed(0)} % of a core${statuses.size > 0 ? `; ${counted(statuses)}` : ''}`,
    );
    for (const name of names) {
      const all = turns.flatMap(({ times }) => times[name] ?? []);
      const figures = [0.5, 0.9, 0.99, 1].map((share) => percentile(all, share).toFixed(1));
      console.log(`    ${name.padEnd(16)} p50 / p90 / p99 / max ${figures.join(' / ')} ms of ${all.length}`);
    }
  }
}
