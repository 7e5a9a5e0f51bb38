import type { Session } from './cookies.ts';

export interface Failure {
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number;
}

type Refused = { readonly failure: Failure };
type Outcome = { readonly session: Session } | Refused;

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

interface ResetRequest {
  readonly email: string;
  readonly language: string;
}

/** The account calls. */
export interface Service {
  signIn(body: Credentials, signal: AbortSignal): Promise<Outcome>;
  /** Resolves to null when the account is made by a link that was sent to the address. */
  register(body: Registration, signal: AbortSignal): Promise<Outcome | null>;
  /** Has a link sent that sets another password, if the address has an account. Resolves to null when it was accepted. */
  requestReset(body: ResetRequest, signal: AbortSignal): Promise<Refused | null>;
  /** Ends the session; where that fails, the session expires later. */
  signOut(token: string): Promise<void>;
  /** Whether the backend reports so; without an answer the traveller stays signed in. */
  isOver(token: string): Promise<boolean>;
}

/**
 * @param base address of the backend that this script came from
 * @param apiKey of the tenant whose page it is; empty where the page does not say
 */
export function createService(base: string, apiKey: string): Service {
  const tenant: Readonly<Record<string, string>> = apiKey === '' ? {} : { 'x-api-key': apiKey };

  /** @param read makes the outcome of an answer that is no refusal */
  async function post<Result>(
    path: string,
    body: Credentials | ResetRequest,
    signal: AbortSignal,
    read: (answer: Response) => Promise<Result>,
  ): Promise<Result | Refused> {
    try {
      return await withTimeout(async (limited) => {
        const answer = await fetch(`${base}${path}`, {
          method: 'POST',
          headers: { ...tenant, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: limited,
        });
        if (answer.ok) return await read(answer);
        const { code = '' } = await answer.json().catch(() => ({}));
        return failed(code, Number(answer.headers.get('retry-after')) || 60);
      }, signal);
    } catch (error) {
      return failed(signal.aborted ? 'aborted' : codeOf(error), 0);
    }
  }

  return {
    signIn: (body, signal) => post('/login/v1/sessions', body, signal, sessionIn),

    register: (body, signal) =>
      post('/login/v1/accounts', body, signal, async (answer) => (answer.status === 204 ? null : sessionIn(answer))),

    requestReset: (body, signal) => post('/login/v1/resets', body, signal, async () => null),

    async signOut(token) {
      const options = { method: 'DELETE', headers: { ...tenant, authorization: `Bearer ${token}` }, keepalive: true };
      await withTimeout((signal) => fetch(`${base}/login/v1/sessions`, { ...options, signal })).catch(() => null);
    },

    async isOver(token) {
      const headers = { ...tenant, authorization: `Bearer ${token}` };
      const request = (signal: AbortSignal) => fetch(`${base}/me?attributes=firstName`, { headers, signal });
      const answer = await withTimeout(request).catch(() => null);
      return answer?.status === 401;
    },
  };
}

async function sessionIn(answer: Response): Promise<Outcome> {
  const session = await answer.json();
  return typeof session?.accessToken === 'string' ? { session } : failed('invalid-answer', 0);
}

function failed(code: string, retryAfter: number): Refused {
  return { failure: { code, retryAfter } };
}
