import { UserError } from '../userError.mjs';

const REQUEST_TIMEOUT_MS = 10_000;

/** The text of `/metrics` of a backend. @throws UserError */
export async function metricsAt(address: string, token: string | undefined): Promise<string> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(address, { headers, signal }).catch(() => {
    throw new UserError(`${address} does not answer.`);
  });
  if (!answer.ok) throw new UserError(`${address} was answered with ${answer.status}.`);
  return answer.text();
}
