/** The Valkey in which both replicas count the calls of a minute is killed, or hangs, under load; it comes back. */
import { startOwnValkey } from './lib/ownValkey.mjs';
import { during, figure, secondsUntil } from './lib/seen.mjs';
import { failed, passed, startTraffic, summary } from './lib/traffic.mjs';

/** Calls a minute of an address. */
const RATE = 60;
/** The longest that a call may wait for its count, until the circuit breaker is open. */
const REPLY_MS = 50;
/** If each waited, none would be quicker; on a machine under load many are not. */
const LEAST_QUICK = 0.1;
const NOTICED_SECONDS = 60;
/** On a machine under load some replies are late, so that some more calls pass. */
const TOGETHER_SECONDS = 60;

/** @typedef {Awaited<ReturnType<typeof startOwnValkey>>} Valkey */

/** @param {{ begin: (valkey: Valkey) => unknown, end: (valkey: Valkey) => unknown }} trouble @returns {import('./all.mjs').Drill} */
const withoutValkey =
  ({ begin, end }) =>
  async (stage, { see, seconds }) => {
    const valkey = await startOwnValkey(stage);
    const options = ['--valkey', valkey.address, '--rate', String(RATE), '--trust-proxy', '1'];
    const replicas = await stage.startReplicas(['--gtfs', stage.gtfs, ...options]);
    const all = async (/** @type {(replica: (typeof replicas)[number]) => Promise<boolean>} */ is) =>
      (await Promise.all(replicas.map(is))).every(Boolean);
    const isCounting = async () => all(async (one) => (await figure(one, 'halte_circuit_open{to="valkey"}')) === 0);
    const isAway = async () => all(async (one) => (await figure(one, 'halte_circuit_open{to="valkey"}')) === 1);
    let addresses = 0;
    const newAddress = () => `203.0.113.${++addresses}`;
    const areTogether = async () => (await passed(replicas, newAddress(), 3 * RATE)) === RATE;
    await secondsUntil(isCounting, NOTICED_SECONDS);
    const traffic = await startTraffic(await stage.balance(replicas));
    await during(seconds / 4);
    const isTogether = (await secondsUntil(areTogether, TOGETHER_SECONDS)) !== null;

    await begin(valkey);
    const isNoticed = (await secondsUntil(isAway, NOTICED_SECONDS)) !== null;
    const from = performance.now();
    await during(seconds / 2);
    const until = performance.now();
    const apart = await passed(replicas, newAddress(), 3 * RATE);
    const said = await Promise.all(replicas.map(({ health }) => health()));

    await end(valkey);
    const isBack = (await secondsUntil(isCounting, NOTICED_SECONDS)) !== null;
    const isAgain = (await secondsUntil(areTogether, TOGETHER_SECONDS)) !== null;
    const later = await Promise.all(replicas.map(({ health }) => health()));
    await during(seconds / 4);
    const calls = await traffic.end();
    const meanwhile = calls.filter(({ startedAt, ms }) => startedAt > from && startedAt + ms < until);
    const quick = meanwhile.filter(({ ms }) => ms < REPLY_MS);
    see(`before, an address makes ${RATE} calls a minute at both replicas together`, isTogether);
    see('HalteValkeyAway has its reason on both replicas', isNoticed);
    for (const { status, sharedCalls } of said)
      see(`/healthz is ${status}: ${sharedCalls.problem}`, status === 'degraded' && sharedCalls.problem !== null);
    see(`meanwhile it makes ${RATE} at each (${apart})`, apart === 2 * RATE);
    see(
      `calls do not wait for it then: ${quick.length} of ${meanwhile.length} take less than the ${REPLY_MS} ms of such a wait`,
      quick.length > meanwhile.length * LEAST_QUICK,
    );
    see(`and ${RATE} at both together again after its return`, isBack && isAgain);
    see(
      `/healthz is ${later.map(({ status }) => status).join(' and ')} again`,
      later.every(({ status }) => status === 'ready'),
    );
    see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
  };

export const valkeyKilled = withoutValkey({
  begin: (valkey) => valkey.stop(),
  end: (valkey) => valkey.start(),
});

/** The system still takes its connections. */
export const valkeyFrozen = withoutValkey({
  begin: (valkey) => valkey.signal('SIGSTOP'),
  end: (valkey) => valkey.signal('SIGCONT'),
});
