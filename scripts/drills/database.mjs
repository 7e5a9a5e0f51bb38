/** PostgreSQL is stopped, or hangs, under load; it comes back. */
import { during, figure, secondsUntil } from './lib/seen.mjs';
import { failed, ofKind, quantile, startTraffic, summary } from './lib/traffic.mjs';

/** A quarter of the shortest timeout that a call of the store has, which is that of a connection. */
const AT_ONCE_MS = 750;
/** Five times the pause between two attempts to reach it. */
const BACK_SECONDS = 5;
const NOTICED_SECONDS = 60;

/** @typedef {import('./lib/stage.mjs').Stage} Stage */
/** @typedef {(replica: { origin: string }) => Promise<boolean>} Sign */

/**
 * @param {Stage} stage
 * @param {import('./all.mjs').Options} options
 * @param {{ begin: () => unknown, end: () => unknown, alert: string, isAlerting: Sign }} trouble
 */
async function withoutDatabase(stage, { see, seconds }, { begin, end, alert, isAlerting }) {
  const replicas = await stage.startReplicas();
  const traffic = await startTraffic(await stage.balance(replicas));
  await during(seconds / 4);
  await begin();
  const noticed = async () => (await Promise.all(replicas.map(isAlerting))).every(Boolean);
  const isNoticed = (await secondsUntil(noticed, NOTICED_SECONDS)) !== null;
  const from = performance.now();
  await during(seconds / 2);
  const degraded = await Promise.all(replicas.map(async ({ health }) => (await health()).status));
  const until = performance.now();
  await end();
  const back = performance.now() + BACK_SECONDS * 1000;
  await during(BACK_SECONDS + seconds / 4);
  const calls = await traffic.end();
  const others = calls.filter(({ kind }) => kind !== 'cart');
  const carts = ofKind(calls, 'cart');
  const refused = carts.filter(({ startedAt, ms }) => startedAt > from && startedAt + ms < until);
  const later = carts.filter(({ startedAt }) => startedAt > back);
  const half = quantile(refused, 0.5);
  see(`${alert} has its reason on both replicas`, isNoticed);
  see(
    `searches, boards and journeys are all answered (${summary(others)})`,
    failed(others).length === 0 && others.length > 0,
  );
  see(
    `carts are answered with 503 store-unavailable meanwhile (${refused.length} calls)`,
    refused.length > 0 && refused.every(({ status, code }) => status === 503 && code === 'store-unavailable'),
  );
  see(`at once: half of them within ${AT_ONCE_MS} ms (${half.toFixed(0)} ms)`, half < AT_ONCE_MS);
  see(
    `/healthz says degraded (${degraded.join(', ')})`,
    degraded.every((status) => status === 'degraded'),
  );
  see(
    `${BACK_SECONDS} s after its return no cart fails any more (${summary(later)})`,
    failed(later).length === 0 && later.length > 0,
  );
}

/** Its calls are refused at once: no circuit breaker is needed. @type {import('./all.mjs').Drill} */
export const databaseStopped = (stage, options) =>
  withoutDatabase(stage, options, {
    begin: stage.postgres.halt,
    end: stage.postgres.resume,
    alert: 'HalteStoreFails',
    isAlerting: async (replica) => (await figure(replica, 'halte_store_seconds_count{result="failed"}')) > 0,
  });

/** @type {import('./all.mjs').Drill} */
export const databaseFrozen = (stage, options) =>
  withoutDatabase(stage, options, {
    begin: stage.database.freeze,
    end: stage.database.thaw,
    alert: 'HalteStoreRefused',
    isAlerting: async (replica) => (await figure(replica, 'halte_circuit_open{to="store"}')) === 1,
  });
