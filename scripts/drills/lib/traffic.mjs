import { ENDS } from './timetable.mjs';

export const KEY = 'halte-drill';
const CALLS_PER_SECOND = 30;
const MOST_MS = 20_000;
const SEARCH = '/api/trip-planner/v2/journeys/search';
const TRAVELLER = { email: 'drill@example.org', password: 'correct horse battery' };

const json = { 'x-api-key': KEY, 'content-type': 'application/json' };

/** @typedef {'search' | 'board' | 'cart'} Kind */
/** @typedef {{ kind: Kind, startedAt: number, ms: number, status: number, replica: string | null, code: string | null }} Call times in milliseconds of this process; status 0: none */

/** The answer to a POST, as JSON. */
async function post(origin, path, body) {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** A traveller with an account. @returns the token of a session. */
async function signUp(origin) {
  const made = await post(origin, '/login/v1/accounts', { ...TRAVELLER, attributes: {} });
  const { status, body } = await post(origin, '/login/v1/sessions', TRAVELLER);
  if (status !== 201) throw new Error(`The traveller of the drill cannot sign in (${made.status}, ${status}).`);
  return body.accessToken;
}

/**
 * Thirty calls a second, by turns a search, a board and the cart of a traveller who has signed in.
 *
 * @param {string} origin
 */
export async function startTraffic(origin) {
  const token = await signUp(origin);
  const get = { 'x-api-key': KEY, authorization: `Bearer ${token}` };
  /** @type {Readonly<Record<Kind, () => Promise<Response>>>} */
  const calls = {
    search: () =>
      send(SEARCH, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ fromId: ENDS.from, toId: ENDS.to, tripType: 0 }),
      }),
    board: () => send(`/api/v1/stopPoints/${ENDS.from}/schedules`, { headers: get }),
    cart: () => send(`/store/cart?email=${TRAVELLER.email}`, { headers: get }),
  };
  const send = (path, options) => fetch(`${origin}${path}`, { ...options, signal: AbortSignal.timeout(MOST_MS) });
  /** @type {Call[]} */
  const made = [];
  const pending = new Set();
  async function callOne(/** @type {Kind} */ kind) {
    const startedAt = performance.now();
    const call = { kind, startedAt, ms: 0, status: 0, replica: null, code: null };
    try {
      const answer = await calls[kind]();
      const text = await answer.text();
      const code = answer.ok ? null : (/"code":"([^"]*)"/.exec(text)?.[1] ?? null);
      Object.assign(call, { status: answer.status, replica: answer.headers.get('x-replica'), code });
    } catch {
      // Status 0.
    }
    made.push({ ...call, ms: performance.now() - startedAt });
  }
  const kinds = /** @type {const} */ (['search', 'board', 'cart']);
  let number = 0;
  const timer = setInterval(() => {
    const call = callOne(kinds[number++ % kinds.length] ?? 'search').finally(() => pending.delete(call));
    pending.add(call);
  }, 1000 / CALLS_PER_SECOND);
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
