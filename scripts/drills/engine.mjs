/** The journey engine beside the backends is slow, refuses, answers something else, or has another timetable. */
import { startOwnServer } from './lib/ownServer.mjs';
import { during, figure, secondsUntil } from './lib/seen.mjs';
import { failed, findCodes, ofKind, quantile, startTraffic, summary } from './lib/traffic.mjs';

const TIMEOUT_MS = 1000;
const SLOW_MS = 10_000;
const NOTICED_SECONDS = 60;
/** Of the searches after the circuit breaker has opened: those that still reach the engine are its probes. */
const MOST_SHARE = 0.2;
/** What OpenTripPlanner says of itself. */
const ABOUT = {
  feeds: [{ feedId: 'timetable' }],
  plan: { name: 'PlanConnection' },
  via: { name: 'PlanVisitViaLocationInput' },
};

/** A journey by a trip that the timetable of the drill does not have. */
function unknownTrip() {
  const day = new Date().toISOString().slice(0, 10);
  const leg = {
    transitLeg: true,
    distance: 1000,
    duration: 900,
    interlineWithPreviousLeg: false,
    serviceDate: day,
    trip: { gtfsId: 'timetable:elsewhere' },
    route: { gtfsId: 'timetable:elsewhere', shortName: '9' },
    from: { stop: { gtfsId: 'timetable:s0' } },
    to: { stop: { gtfsId: 'timetable:s5' } },
    start: { scheduledTime: `${day}T12:00:00Z` },
    end: { scheduledTime: `${day}T12:15:00Z` },
  };
  const page = { endCursor: null, hasNextPage: false };
  return { planConnection: { pageInfo: page, routingErrors: [], edges: [{ node: { legs: [leg] } }] } };
}

/** What it does with a question. @type {Readonly<Record<string, (response: import('node:http').ServerResponse) => void>>} */
const FAULTS = {
  slow: (response) => void setTimeout(() => response.end('{}'), SLOW_MS).unref(),
  refuses: (response) => void response.writeHead(400).end('no'),
  nonsense: (response) => void response.end('<html>It works!</html>'),
  otherTimetable: (response) => void response.end(JSON.stringify({ data: unknownTrip() })),
};

/** An OpenTripPlanner with that fault. @param {import('./lib/stage.mjs').Stage} stage @param {keyof typeof FAULTS} fault */
async function startEngine(stage, fault) {
  const engine = { questions: 0, address: '' };
  const origin = await startOwnServer(stage, (_request, response, body) => {
    if (JSON.parse(body).variables === undefined) {
      response.end(JSON.stringify({ data: ABOUT }));
      return;
    }
    engine.questions += 1;
    FAULTS[fault]?.(response);
  });
  engine.address = `otp+${origin}`;
  return engine;
}

/** @param {import('./lib/stage.mjs').Stage} stage @param {keyof typeof FAULTS} fault */
async function underTraffic(stage, fault) {
  const engine = await startEngine(stage, fault);
  const options = ['--gtfs', stage.gtfs, '--engine', engine.address, '--engine-timeout', String(TIMEOUT_MS)];
  const replicas = await stage.startReplicas(options);
  return { engine, replicas, traffic: await startTraffic(await stage.balance(replicas)) };
}

/** @param {readonly { name: string, health: () => Promise<any> }[]} replicas @param {RegExp} sentence */
async function seeHealth(replicas, sentence, see) {
  for (const { name, health } of replicas) {
    const { status, engine } = await health();
    const isSaid = status === 'degraded' && engine.state !== 'ok' && sentence.test(engine.problem ?? '');
    see(`/healthz of ${name}: ${engine.state}, ${engine.problem}`, isSaid);
  }
}

/** Its circuit breaker opens. @param {keyof typeof FAULTS} fault @param {RegExp} sentence @returns {import('./all.mjs').Drill} */
const failing =
  (fault, sentence) =>
  async (stage, { see, seconds }) => {
    const { engine, replicas, traffic } = await underTraffic(stage, fault);
    const isOpen = async (replica) => (await figure(replica, 'halte_circuit_open{to="otp"}')) === 1;
    const allOpen = async () => (await Promise.all(replicas.map(isOpen))).every(Boolean);
    const opened = await secondsUntil(allOpen, NOTICED_SECONDS);
    // Those that were sent before.
    await during((2 * TIMEOUT_MS) / 1000);
    const [from, asked] = [performance.now(), engine.questions];
    await during(seconds);
    await seeHealth(replicas, sentence, see);
    const calls = await traffic.end();
    const later = ofKind(calls, 'search').filter(({ startedAt }) => startedAt > from);
    const p95 = quantile(ofKind(calls, 'search'), 0.95);
    const share = (engine.questions - asked) / later.length;
    see('HalteEngineRefused has its reason on both replicas', opened !== null);
    see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && later.length > 0);
    see(`19 of 20 searches took less than ${2 * TIMEOUT_MS} ms (${p95.toFixed(0)} ms)`, p95 < 2 * TIMEOUT_MS);
    see(
      `the embedded engine answers: ${(share * 100).toFixed(0)} % of the searches are still asked there`,
      share < MOST_SHARE,
    );
  };

export const engineSlow = failing('slow', /no answer within/);
export const engineRefuses = failing('refuses', /answered 400/);
export const engineNonsense = failing('nonsense', /what is no JSON/);

/** The embedded engine answers in its place. @type {import('./all.mjs').Drill} */
export async function engineOtherTimetable(stage, { see, seconds }) {
  const { engine, replicas, traffic } = await underTraffic(stage, 'otherTimetable');
  const isSaid = async ({ health }) => (await health()).engine.state !== 'ok';
  await secondsUntil(async () => (await Promise.all(replicas.map(isSaid))).every(Boolean), NOTICED_SECONDS + seconds);
  await seeHealth(replicas, /another timetable/, see);
  const unknown = await Promise.all(
    replicas.map((replica) => figure(replica, 'halte_engine_journeys_total{result="unknown-trip"}')),
  );
  const calls = await traffic.end();
  const found = await Promise.all(replicas.map(async ({ origin }) => (await findCodes(origin)).length));
  see(`a search finds journeys on both replicas (${found.join(' and ')})`, Math.min(...found) > 0);
  see(`HalteEngineOtherTimetable has its reason on both replicas (${unknown.join(' and ')})`, Math.min(...unknown) > 0);
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && engine.questions > 0);
}
