import type { CallerLookup } from '../http/plugins/callers.ts';
import { originsOf, type Tenant } from './tenants.ts';

/** Unknown keys and origins trigger a read of the files at most this often. */
const READ_SECONDS = 1;

/**
 * Finds tenants, including those added since the server started, so that a new tenant needs no restart. An unknown caller triggers a read of the files.
 *
 * @param read reads the current tenant files; if it throws, the previous tenants stay in use
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

  async function find(matches: (tenant: Tenant) => boolean): Promise<Tenant | null> {
    const known = tenants.find(matches);
    if (known) return known;
    if (reading === null && now() - readAt < READ_SECONDS) return null;
    reading ??= readAgain();
    await reading;
    return tenants.find(matches) ?? null;
  }

  const byKey = (key: string) => find(({ apiKey }) => apiKey === key);
  const byOrigin = (origin: string) => find((tenant) => originsOf(tenant).includes(origin));

  return {
    hasKey: async (key) => (await byKey(key)) !== null,
    hasOrigin: async (origin) => (await byOrigin(origin)) !== null,
    keyOfOrigin: async (origin) => (await byOrigin(origin))?.apiKey ?? null,
    async originOfKey(key) {
      const tenant = await byKey(key);
      return tenant && (originsOf(tenant)[0] ?? null);
    },
  };
}
