import { UserError } from './userError.mjs';

/** The origin of a host that was named. @param {string} address @throws UserError */
export function originOf(address) {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UserError(`--host is the address of a host, such as https://halte.example, not "${address}".`);
  return url.origin;
}
