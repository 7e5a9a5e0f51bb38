/** @import { Session } from './cookies.js' */
/** @typedef {{ readonly code: string, readonly retryAfter: number }} Failure `retryAfter` in seconds */
/** @typedef {{ readonly session: Session } | { readonly failure: Failure }} Outcome */

/**
 * The account calls.
 *
 * @param {string} base address of the backend that this script came from
 */
export function createService(base) {
  /** @param {string} path @param {object} body @param {AbortSignal} signal @returns {Promise<Outcome>} */
  async function post(path, body, signal) {
    try {
      const answer = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
      if (answer.ok) return { session: await answer.json() };
      const { code = '' } = await answer.json().catch(() => ({}));
      return failed(code, Number(answer.headers.get('retry-after')) || 60);
    } catch {
      return failed(signal.aborted ? 'aborted' : 'offline', 0);
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
      await fetch(`${base}/login/v1/sessions`, options).catch(() => null);
    },

    /** Whether the backend says so; no answer is no reason to sign anybody out. @param {string} token */
    async isOver(token) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${base}/me?attributes=firstName`, { headers }).catch(() => null);
      return answer?.status === 401;
    },
  };
}

/** @typedef {ReturnType<typeof createService>} Service */

/** @param {string} code @param {number} retryAfter @returns {Outcome} */
function failed(code, retryAfter) {
  return { failure: { code, retryAfter } };
}
