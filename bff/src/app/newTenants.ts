import type { CallerLookup } from '../http/plugins/callers.ts';
import { originsOf, type Tenant } from './tenants.ts';

/** Unknown keys and origins make the files be read at most this often. */
const READ_SECONDS = 1;

/**
 * Finds tenants whose files are newer than this server, so that a new tenant needs no restart. Files are read for a caller that is not known yet.
 *
 * @param read the tenants as their files are now; what it throws leaves those of before in use
 */
export function findNewTenants(read: () => Promise<readonly Tenant[]>, now: () => number): CallerLookup {
  let tenants: readonly Tenant[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function readAgain(): Promise<void> {
    readAt = now();
    try {
      tenants = await read();
    } catch {
      // The host reports an invalid file, key by key.
    } finally {
      reading = null;
    }
  }

  async function find(matches: (tenant: Tenant) => boolean): Promise<boolean> {
    if (tenants.some(matches)) return true;
    if (reading === null && now() - readAt < READ_SECONDS) return false;
    reading ??= readAgain();
    await reading;
    return tenants.some(matches);
  }

  return {
    hasKey: (key) => find(({ apiKey }) => apiKey === key),
    hasOrigin: (origin) => find((tenant) => originsOf(tenant).includes(origin)),
  };
}
