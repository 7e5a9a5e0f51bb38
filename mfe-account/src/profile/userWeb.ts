import { EVENTS, type HostServices, type SessionState } from '@halte/contract';
import { callAccount } from './accountCalls.ts';

export type Attributes = SessionState['attributes'];

/** The attributes of the signed-in traveller in the account system. Each call rejects as `callAccount` does. */
export interface UserWeb {
  /** All attributes. A failure requests a new token, because the old one may be over. */
  read(signal: AbortSignal): Promise<Attributes>;
  /** Changes the named attributes; null takes one out. Resolves to all of them. */
  update(change: Readonly<Record<string, unknown>>): Promise<Attributes>;
}

function attributesIn(answer: unknown): Attributes {
  const attributes = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'attributes') : null;
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes))
    throw new SyntaxError('The account system answered without attributes.');
  return { ...attributes };
}

export function userWebOf(host: HostServices): UserWeb {
  return {
    async read(signal) {
      try {
        return attributesIn(await callAccount(host, '/me?attributes', { signal }));
      } catch (error) {
        if (!signal.aborted) window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
        throw error;
      }
    },
    update: async (attributes) =>
      attributesIn(await callAccount(host, '/userinfo/update', { method: 'PUT', body: { attributes } })),
  };
}
