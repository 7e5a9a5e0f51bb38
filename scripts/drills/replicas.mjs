/** A replica is killed, or stopped, under load; it comes back. */
import { startHaproxy } from './lib/haproxy.mjs';
import { during, secondsUntil } from './lib/seen.mjs';
import { failed, startTraffic, summary } from './lib/traffic.mjs';

/** Twice the time in which the balancers notice. */
const DRAIN = ['--drain', '4'];
const BACK_SECONDS = 20;
const SAID_SECONDS = 2;
/** Enough for some searches at each replica that the balancer has not left out. */
const QUIET_SECONDS = 1;
const LEFT_OUT_SECONDS = 4;
/** What balancers make of it, before and after the first byte of the answer. */
const CUT = [502, 0];

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
  // Of these a connection was cut; one that is refused goes to the other.
  const underWay = lost.filter(
    ({ startedAt, ms, status, replica }) =>
      CUT.includes(status) && startedAt <= goneAt && startedAt + ms >= killedAt && replica !== other.name,
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
  const isSaid =
    (await secondsUntil(async () => (await fetch(`${one.origin}/readyz`)).status === 503, SAID_SECONDS)) !== null;
  const isLeftOut = async () => {
    const answered = await searchesOf(one);
    await during(QUIET_SECONDS);
    return (await searchesOf(one)) === answered;
  };
  const isOut = (await secondsUntil(isLeftOut, LEFT_OUT_SECONDS)) !== null;
  const { code } = await one.exited;
  const since = await searchesOf(other);
  await during((seconds * 2) / 3);
  const more = (await searchesOf(other)) - since;
  const calls = await traffic.end();
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
  see('it says at once that it is not ready, and still answers', isSaid);
  see('the balancer has left it out before it ended', isOut);
  see('the process ended by itself, with 0', code === 0);
  see(`the other one answers (${more} searches since)`, more > 0);
}
