import { ENDS } from './timetable.mjs';

export const KEY = 'halte-drill';
const CALLS_PER_SECOND = 30;
const MOST_MS = 20_000;
/** From which the calls come, by turns, for replicas that trust who says so: a limit of calls is that of one address. */
const ADDRESSES = 250;
const SEARCH = '/api/trip-planner/v2/journeys/search';
const DETAIL = '/api/trip-planner/v2/journeys/detailed';
const TRAVELLER = { email: 'drill@example.org', password: 'correct horse battery' };

/** An odd number of calls, so that each of two servers gets all kinds. @type {readonly Kind[]} */
const TURNS = ['search', 'board', 'journey', 'search', 'cart'];

const json = { 'x-api-key': KEY, 'content-type': 'application/json' };
const trip = { fromId: ENDS.from, toId: ENDS.to, tripType: 0 };

/** @typedef {'search' | 'board' | 'journey' | 'cart'} Kind */
/** @typedef {{ kind: Kind, startedAt: number, ms: number, status: number, replica: string | null, code: string | null }} Call times in milliseconds of this process; status 0: none */

/** The answer to a call, as JSON. @param {string} origin @param {string} path @param {RequestInit} [options] */
export async function get(origin, path, options = { headers: json }) {
  const answer = await fetch(`${origin}${path}`, options);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const post = (origin, path, body) => get(origin, path, { method: 'POST', headers: json, body: JSON.stringify(body) });

/** The same again after three seconds only: the same searches under way are answered together. @param {number} number of the call */
function tripOf(number) {
  const from = number % 10;
  return { ...trip, fromId: `s${from}`, toId: `s${from + 1 + (Math.floor(number / 10) % 9)}` };
}

/** Codes of the journeys by vehicle that a search finds: that one can walk is no engine's answer. @returns {Promise<string[]>} */
export async function findCodes(origin) {
  const { body } = await post(origin, SEARCH, trip);
  const byVehicle = body.groups.filter(({ key }) => key === 'publicTransport');
  return byVehicle.flatMap(({ journeys }) => journeys.map(({ journeySummaryCode }) => journeySummaryCode));
}

/** @param {string} origin @param {string} journeySummaryCode */
export const openJourney = (origin, journeySummaryCode) => post(origin, DETAIL, { tripType: 0, journeySummaryCode });

/** @returns {Promise<string>} the token of a session. */
export async function signIn(origin, traveller) {
  const { status, body } = await post(origin, '/login/v1/sessions', traveller);
  if (status !== 201) throw new Error(`The traveller of the drill cannot sign in (${status}).`);
  return body.accessToken;
}

/** A traveller with an account. @returns the token of a session. */
export async function signUp(origin, traveller) {
  await post(origin, '/login/v1/accounts', { ...traveller, attributes: {} });
  return signIn(origin, traveller);
}

/**
 * Thirty calls a second, by turns: searches, a board, a journey that was found at the start, and the cart of a traveller who has signed in.
 *
 * @param {string} origin
 */
export async function startTraffic(origin) {
  const [token, [journeySummaryCode]] = [await signUp(origin, TRAVELLER), await findCodes(origin)];
  const reading = { headers: { 'x-api-key': KEY, authorization: `Bearer ${token}` } };
  const writing = (body) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });
  /** @type {Readonly<Record<Kind, (number: number) => readonly [path: string, options: RequestInit]>>} */
  const calls = {
    search: (number) => [SEARCH, writing(tripOf(number))],
    board: () => [`/api/v1/stopPoints/${ENDS.from}/schedules`, reading],
    journey: () => [DETAIL, writing({ tripType: 0, journeySummaryCode })],
    cart: () => [`/store/cart?email=${TRAVELLER.email}`, reading],
  };
  /** @type {Call[]} */
  const made = [];
  const pending = new Set();
  async function callOne(/** @type {number} */ number) {
    const kind = TURNS[number % TURNS.length] ?? 'search';
    const startedAt = performance.now();
    /** @type {Call} */
    const call = { kind, startedAt, ms: 0, status: 0, replica: null, code: null };
    const [path, { headers, ...options }] = calls[kind](number);
    const from = { ...headers, 'x-forwarded-for': `198.51.100.${number % ADDRESSES}` };
    try {
      const signal = AbortSignal.timeout(MOST_MS);
      const answer = await fetch(`${origin}${path}`, { ...options, headers: from, signal });
      const text = await answer.text();
      const code = answer.ok ? null : (/"code":"([^"]*)"/.exec(text)?.[1] ?? null);
      Object.assign(call, { status: answer.status, replica: answer.headers.get('x-replica'), code });
    } catch (error) {
      const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
      call.code = cause?.code ?? name;
    }
    made.push({ ...call, ms: performance.now() - startedAt });
  }
  let number = 0;
  const timer = setInterval(() => {
    const call = callOne(number++).finally(() => pending.delete(call));
    pending.add(call);
  }, 1000 / CALLS_PER_SECOND);
  // A drill that has failed does not end it.
  timer.unref();
  return {
    /** Those that were answered so far. */
    made,
    /** Stops, and waits for the last answers. */
    async end() {
      clearInterval(timer);
      await Promise.all(pending);
      return made;
    },
  };
}

/**
 * Makes that many calls from an address at the replicas by turns. Resolves to how many its limit has let pass.
 *
 * @param {readonly { origin: string }[]} replicas
 * @param {string} address
 * @param {number} count
 */
export async function passed(replicas, address, count) {
  const headers = { 'x-api-key': KEY, 'x-forwarded-for': address };
  let number = 0;
  for (let made = 0; made < count; made++) {
    const { origin } = /** @type {{ origin: string }} */ (replicas[made % replicas.length]);
    const { status } = await get(origin, `/api/v1/stopPoints/${ENDS.from}/schedules`, { headers });
    if (status === 200) number += 1;
    else if (status !== 429) throw new Error(`A call that is counted was answered with ${status}.`);
  }
  return number;
}

/** @param {readonly Call[]} calls */
export const failed = (calls) => calls.filter(({ status }) => status !== 200);
/** How many calls, and what became of those that failed. @param {readonly Call[]} calls */
export function summary(calls) {
  const kinds = Map.groupBy(
    failed(calls),
    ({ kind, status, replica, code }) => `${kind} ${status} ${code ?? ''} of ${replica ?? 'nobody'}`,
  );
  const parts = [...kinds].map(([what, { length }]) => `${length} × ${what}`);
  return `${calls.length} calls${parts.length > 0 ? `, failed: ${parts.join('; ')}` : ''}`;
}
/** @param {readonly Call[]} calls @param {Kind} kind */
export const ofKind = (calls, kind) => calls.filter((call) => call.kind === kind);
/** @param {readonly Call[]} calls @param {number} share */
export function quantile(calls, share) {
  const sorted = calls.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
