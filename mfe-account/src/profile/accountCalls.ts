import { ApiProblem, apiFor, authorization } from '@halte/api';
import type { HostServices } from '@halte/contract';

export const NO_USER_WEB = 'KAS UserWeb URL was not provided.';

/** Whether the tenant has an account system; without one, nothing can be loaded. */
export const hasUserWeb = ({ tenant }: HostServices): boolean => Boolean(tenant.urls?.userWeb);

/** Absolute, so that the account system gets the headers of this call only: it may be another server than the backend. Null where the tenant has none. */
export function accountAddress({ tenant }: HostServices, path: string): string | null {
  const base = tenant.urls?.userWeb;
  return base ? new URL(`${base.replace(/\/$/, '')}${path}`, location.origin).href : null;
}

/**
 * Calls the account system of the tenant with the token of the session. Resolves to the parsed answer, null without one; rejects with an
 * `ApiProblem`, or with {@link NO_USER_WEB} where the tenant has none.
 */
export async function callAccount(
  host: HostServices,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<unknown> {
  const url = accountAddress(host, path);
  if (url === null) throw new Error(NO_USER_WEB);
  const headers = {
    ...authorization(host.session.accessToken()),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return apiFor(host).call(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const NOT_FOUND = 404;

/** The result of `call`, or `otherwise` if the account system answers that it does not exist. */
export async function unlessMissing<Result>(call: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await call;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === NOT_FOUND) return otherwise;
    throw problem;
  }
}

/** Ends all other sessions of the traveller. */
export async function endOtherSessions(host: HostServices): Promise<void> {
  await callAccount(host, '/me/sessions', { method: 'DELETE' });
}

/** Does nothing when it is over already. */
export async function endSession(host: HostServices, id: string): Promise<void> {
  await unlessMissing(callAccount(host, `/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }), null);
}

/** All that the account holds, as the text of a JSON file. */
export async function exportedAccount(host: HostServices): Promise<string> {
  return JSON.stringify(await callAccount(host, '/me/export'), null, 2);
}

/** Deletes the account with everything in it. */
export async function deleteAccount(host: HostServices, password: string): Promise<void> {
  await callAccount(host, '/me/deletion', { method: 'POST', body: { password } });
}

/** Sends the message with the link that confirms the e-mail address again. */
export async function requestConfirmation(host: HostServices): Promise<void> {
  await callAccount(host, '/login/v1/confirmations', { method: 'POST', body: { language: host.locale.get() } });
}

/** Confirms the e-mail address with the token of a link. */
export async function confirmEmail(host: HostServices, token: string): Promise<void> {
  await callAccount(host, '/login/v1/confirmations', { method: 'PUT', body: { token } });
}

/** Sets the password with the token of a link. */
export async function resetPassword(host: HostServices, token: string, password: string): Promise<void> {
  await callAccount(host, '/login/v1/resets', { method: 'PUT', body: { token, password } });
}
