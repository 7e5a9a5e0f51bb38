/** The replica that asks a source of live data for all is killed while it waits for the answer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnServer } from './lib/ownServer.mjs';
import { during, secondsUntil } from './lib/seen.mjs';
import { failed, startTraffic, summary } from './lib/traffic.mjs';

const POLL = 5;
/** The lease ends after ten seconds, and the others look once a second; the rest is for a machine under load. */
const LATE = 15;
const TAKEN_SECONDS = 60;

/** A source of GTFS Realtime that notes who has asked. @param {import('./lib/stage.mjs').Stage} stage */
async function startSource(stage) {
  const source = { askers: /** @type {string[]} */ ([]), isSilent: false, address: '' };
  const origin = await startOwnServer(stage, (request, response) => {
    source.askers.push(String(request.headers['x-replica']));
    const timestamp = Math.floor(Date.now() / 1000);
    if (!source.isSilent)
      response.end(JSON.stringify({ header: { gtfsRealtimeVersion: '2.0', timestamp }, entity: [] }));
  });
  source.address = `${origin}/rt`;
  return source;
}

/** @type {import('./all.mjs').Drill} */
export async function liveLease(stage, { see, seconds }) {
  const source = await startSource(stage);
  const replicas = await stage.startReplicas(
    ['--gtfs', stage.gtfs, '--gtfs-rt', source.address, '--poll', String(POLL)],
    (name) => {
      const file = join(stage.folder, `${name}.json`);
      writeFileSync(file, JSON.stringify({ [source.address]: { 'x-replica': name } }));
      return ['--live-headers', file];
    },
  );
  const traffic = await startTraffic(await stage.balance(replicas));
  const [began, asked] = [performance.now(), source.askers.length];
  await during(Math.max(seconds, 2 * POLL));
  const polls = Math.ceil((performance.now() - began) / 1000 / POLL);
  const together = source.askers.length - asked;
  // The one whose question is under way holds the lease.
  source.isSilent = true;
  const before = source.askers.length;
  await secondsUntil(async () => source.askers.length > before, 4 * POLL);
  const holder = replicas.find(({ name }) => name === source.askers.at(-1));
  const left = replicas.find(({ name }) => name !== source.askers.at(-1));
  if (source.askers.length === before || !holder || !left) throw new Error('Nobody asks the source.');
  const killedAt = performance.now();
  holder.child.kill('SIGKILL');
  await holder.exited;
  const goneAt = performance.now();
  source.isSilent = false;
  let oldest = 0;
  const isTaken = async () => {
    oldest = Math.max(oldest, (await left.health()).sources[0].ageSeconds);
    return source.askers.at(-1) === left.name;
  };
  const taken = await secondsUntil(isTaken, TAKEN_SECONDS);
  const isFresh = async () => (await left.health()).sources[0].ageSeconds <= POLL;
  const fresh = await secondsUntil(isFresh, POLL);
  const calls = await traffic.end();
  const lost = failed(calls).filter(({ startedAt, ms }) => startedAt > goneAt || startedAt + ms < killedAt);
  see(
    `one replica asks for both: ${together} times in ${polls} intervals of --poll`,
    together > 0 && together <= polls + 1,
  );
  see(`the other one asks (after ${taken?.toFixed(1)} s)`, taken !== null && fresh !== null);
  see(`live data was never older than ${POLL + LATE} s (${oldest} s)`, oldest > 0 && oldest <= POLL + LATE);
  see(`no call failed but those under way at the kill (${summary(lost)})`, lost.length === 0 && calls.length > 0);
}
