/** @import { Session } from './cookies.js' */
/** @typedef {{ readonly code: string, readonly retryAfter: number }} Failure `retryAfter` in seconds */
/** @typedef {{ readonly session: Session } | { readonly failure: Failure }} Outcome */

/** Until who waits is told that there is no answer; as long as any call of the page may take. */
const LIMIT_MS = 8_000;

/**
 * Does `work` with a signal that ends with the limit, or with `called`.
 *
 * @template Result
 * @param {(signal: AbortSignal) => Promise<Result>} work
 * @param {AbortSignal} [called]
 * @returns {Promise<Result>}
 */
async function withinLimit(work, called) {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, LIMIT_MS);
  called?.addEventListener('abort', end);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    called?.removeEventListener('abort', end);
  }
}

/** @type {Readonly<Record<string, string>>} */
const CODE_OF_ERROR = { AbortError: 'timeout', SyntaxError: 'invalid-answer' };

/** @param {unknown} error */
const codeOf = (error) => CODE_OF_ERROR[String(Object(error).name)] ?? 'offline';

/**
 * The account calls.
 *
 * @param {string} base address of the backend that this script came from
 */
export function createService(base) {
  /** @param {string} path @param {object} body @param {AbortSignal} signal @returns {Promise<Outcome>} */
  async function post(path, body, signal) {
    try {
      return await withinLimit(async (limited) => {
        const answer = await fetch(`${base}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: limited,
        });
        if (answer.ok) {
          const session = await answer.json();
          return typeof session?.accessToken === 'string' ? { session } : failed('invalid-answer', 0);
        }
        const { code = '' } = await answer.json().catch(() => ({}));
        return failed(code, Number(answer.headers.get('retry-after')) || 60);
      }, signal);
    } catch (error) {
      return failed(signal.aborted ? 'aborted' : codeOf(error), 0);
    }
  }

  return {
    /** @param {{ email: string, password: string }} body @param {AbortSignal} signal */
    signIn: (body, signal) => post('/login/v1/sessions', body, signal),

    /** @param {{ email: string, password: string, attributes: object }} body @param {AbortSignal} signal */
    register: (body, signal) => post('/login/v1/accounts', body, signal),

    /** Ends the session. Where that fails, the session ends by itself one day. @param {string} token */
    async signOut(token) {
      const options = { method: 'DELETE', headers: { authorization: `Bearer ${token}` }, keepalive: true };
      await withinLimit((signal) => fetch(`${base}/login/v1/sessions`, { ...options, signal })).catch(() => null);
    },

    /** Whether the backend says so; no answer is no reason to sign anybody out. @param {string} token */
    async isOver(token) {
      const headers = { authorization: `Bearer ${token}` };
      const ask = (/** @type {AbortSignal} */ signal) => fetch(`${base}/me?attributes=firstName`, { headers, signal });
      const answer = await withinLimit(ask).catch(() => null);
      return answer?.status === 401;
    },
  };
}

/** @typedef {ReturnType<typeof createService>} Service */

/** @param {string} code @param {number} retryAfter @returns {Outcome} */
function failed(code, retryAfter) {
  return { failure: { code, retryAfter } };
}
