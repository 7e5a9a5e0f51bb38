import { UserError } from '../userError.mjs';
import { createRequest } from './request.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** The text of `/metrics` of a backend. @throws UserError */
export async function metricsAt(address: string, token: string | undefined): Promise<string> {
  const answer = await createRequest(REQUEST_TIMEOUT_MS, token)(address);
  if (!answer.ok) throw new UserError(`${address} was answered with ${answer.status}.`);
  return answer.text();
}
