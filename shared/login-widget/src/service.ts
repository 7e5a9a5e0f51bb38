import type { Session } from './cookies.ts';

export interface Failure {
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number;
}

type Outcome = { readonly session: Session } | { readonly failure: Failure };

/** The timeout of a call, the same as for the other calls of the page. */
const TIMEOUT_MS = 8_000;

/** Runs `work` with a signal that is aborted by the timeout, or with `outer`. */
async function withTimeout<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  outer?.addEventListener('abort', end);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

const CODE_OF_ERROR: Readonly<Record<string, string>> = { AbortError: 'timeout', SyntaxError: 'invalid-answer' };

const codeOf = (error: unknown): string => CODE_OF_ERROR[String(Object(error).name)] ?? 'offline';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly attributes: Readonly<Record<string, string>>;
}

/** The account calls. */
export interface Service {
  signIn(body: Credentials, signal: AbortSignal): Promise<Outcome>;
  register(body: Registration, signal: AbortSignal): Promise<Outcome>;
  /** Ends the session; where that fails, the session expires later. */
  signOut(token: string): Promise<void>;
  /** Whether the backend reports so; without an answer the traveller stays signed in. */
  isOver(token: string): Promise<boolean>;
}

/** @param base address of the backend that this script came from */
export function createService(base: string): Service {
  async function post(path: string, body: Credentials, signal: AbortSignal): Promise<Outcome> {
    try {
      return await withTimeout(async (limited) => {
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
    signIn: (body, signal) => post('/login/v1/sessions', body, signal),

    register: (body, signal) => post('/login/v1/accounts', body, signal),

    async signOut(token) {
      const options = { method: 'DELETE', headers: { authorization: `Bearer ${token}` }, keepalive: true };
      await withTimeout((signal) => fetch(`${base}/login/v1/sessions`, { ...options, signal })).catch(() => null);
    },

    async isOver(token) {
      const headers = { authorization: `Bearer ${token}` };
      const request = (signal: AbortSignal) => fetch(`${base}/me?attributes=firstName`, { headers, signal });
      const answer = await withTimeout(request).catch(() => null);
      return answer?.status === 401;
    },
  };
}

function failed(code: string, retryAfter: number): Outcome {
  return { failure: { code, retryAfter } };
}
