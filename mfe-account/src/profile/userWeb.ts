import { apiFor } from '@halte/api';
import { EVENTS, type HostServices, type SessionState } from '@halte/contract';

export type Attributes = SessionState['attributes'];

/** The account system of the tenant. Each call rejects with an `ApiProblem`, or with {@link NO_USER_WEB} where the tenant has none. */
export interface UserWeb {
  /** All attributes of the signed-in traveller. A failure requests a new token, because the old one may be over. */
  read(signal: AbortSignal): Promise<Attributes>;
  /** Changes the named attributes; null takes one out. Resolves to all of them. */
  update(change: Readonly<Record<string, unknown>>): Promise<Attributes>;
}

export const NO_USER_WEB = 'KAS UserWeb URL was not provided.';

function attributesIn(answer: unknown): Attributes {
  const attributes = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'attributes') : null;
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes))
    throw new SyntaxError('The account system answered without attributes.');
  return { ...attributes };
}

export function userWebOf(host: HostServices): UserWeb {
  async function call(path: string, init: RequestInit): Promise<Attributes> {
    const base = host.tenant.urls?.userWeb;
    if (!base) throw new Error(NO_USER_WEB);
    // Absolute, so that the account system gets the headers of this call only: it may be another server than the backend.
    const url = new URL(`${base.replace(/\/$/, '')}${path}`, location.origin).href;
    const authorization = `Bearer ${(host.session.accessToken() ?? '').replace(/^Bearer /i, '')}`;
    return attributesIn(await apiFor(host).call(url, { ...init, headers: { ...init.headers, authorization } }));
  }

  return {
    async read(signal) {
      try {
        return await call('/me?attributes', { signal });
      } catch (error) {
        if (!signal.aborted) window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
        throw error;
      }
    },
    update: (attributes) =>
      call('/userinfo/update', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ attributes }),
      }),
  };
}
