import type { HostServices, SessionState } from '@halte/contract';
import { callAccount } from './accountCalls.ts';

export type Attributes = SessionState['attributes'];

/** The attributes of a traveller in an answer of the account system; null where there are none. */
export function attributesIn(answer: unknown): Attributes | null {
  const attributes = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'attributes') : null;
  return typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes) ? attributes : null;
}

/** Changes the named attributes; null takes one out. Resolves to all of them; rejects as `callAccount` does. */
export async function updateAttributes(
  host: HostServices,
  changes: Readonly<Record<string, unknown>>,
): Promise<Attributes> {
  const attributes = attributesIn(
    await callAccount(host, '/userinfo/update', { method: 'PUT', body: { attributes: changes } }),
  );
  if (attributes === null) throw new SyntaxError('The account system answered without attributes.');
  return attributes;
}
