/** A replica is killed, or stopped, under load; it comes back. */
import { startHaproxy } from './lib/haproxy.mjs';
import { during, secondsUntil } from './lib/seen.mjs';
import { failed, startTraffic, summary } from './lib/traffic.mjs';

/** Twice the time in which the balancers notice. */
const DRAIN = ['--drain', '4'];
const BACK_SECONDS = 20;

const balance = (stage, replicas, isHaproxy) => (isHaproxy ? startHaproxy(stage, replicas) : stage.balance(replicas));
/** How many searches a replica has answered since it started. @param {{ origin: string }} replica */
async function searchesOf({ origin }) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counts = text.matchAll(/^http_request_duration_seconds_count\{[^}]*journeys\/search[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** @type {import('./all.mjs').Drill} */
export async function kill(stage, { see, seconds, haproxy }) {
  const replicas = await stage.startReplicas();
  const [one, other] = replicas;
  const traffic = await startTraffic(await balance(stage, replicas, haproxy));
  await during(seconds / 3);
  const before = await Promise.all(replicas.map(searchesOf));
  const killedAt = performance.now();
  one.child.kill('SIGKILL');
  await one.exited;
  const goneAt = performance.now();
  await during(seconds / 3);
  const options = ['--gtfs', stage.gtfs, '--database', stage.database.address];
  const again = await stage.startReplica(one.name, one.port, options);
  const isBack = (await secondsUntil(async () => (await searchesOf(again)) > 0, BACK_SECONDS)) !== null;
  await during(seconds / 3);
  const calls = await traffic.end();
  const lost = failed(calls);
  const underWay = lost.filter(
    ({ startedAt, ms, replica }) => startedAt <= goneAt && startedAt + ms >= killedAt && replica !== other.name,
  );
  see(`both replicas answered before the kill (${before.join(' and ')} searches)`, Math.min(...before) > 0);
  see(
    `no call failed but those under way at the kill (${underWay.length} under way; ${summary(calls)})`,
    lost.length === underWay.length && calls.length > 0,
  );
  see('the replica that came back answers again', isBack);
}

/** @type {import('./all.mjs').Drill} */
export async function stop(stage, { see, seconds, haproxy }) {
  const replicas = await stage.startReplicas(['--gtfs', stage.gtfs, ...DRAIN]);
  const [one, other] = replicas;
  const traffic = await startTraffic(await balance(stage, replicas, haproxy));
  await during(seconds / 3);
  one.child.kill('SIGTERM');
  const { code } = await one.exited;
  const since = await searchesOf(other);
  await during((seconds * 2) / 3);
  const more = (await searchesOf(other)) - since;
  const calls = await traffic.end();
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
  see('the process ended by itself, with 0', code === 0);
  see(`the other one answers (${more} searches since)`, more > 0);
}
