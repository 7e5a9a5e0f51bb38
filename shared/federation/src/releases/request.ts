import { UserError } from '../userError.mjs';

/** Whether a place is an address; it is a file or folder otherwise. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** @throws UserError where no answer comes in time */
export type Request = (address: string, init?: RequestInit) => Promise<Response>;

/** @param token sent as a bearer token */
export function createRequest(timeoutMs: number, token?: string): Request {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (address, init = {}) => {
    const headers = new Headers({ ...authorization, ...Object.fromEntries(new Headers(init.headers)) });
    return fetch(address, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
      throw new UserError(`${address} does not answer.`);
    });
  };
}
