import { createPeople, type PeopleOfTenants } from '../people/people.ts';
import type { Store } from '../store/store.ts';

/** The tenant of most tests; its key is that of `TEST_KEY`. */
export const TENANT = 'halte-test';

/** A client with no known details. */
export const CLIENT = {
  address: '::1',
  userAgent: undefined,
  page: { origin: 'https://trips.example.org', language: 'fr' },
} as const;

/** Accounts at a fixed time, with passwords that are fast to check. For tests that need a signed-in traveller. */
export function createTestPeople(
  store: Pick<Store, 'users' | 'sessions' | 'outbox' | 'links' | 'registrations'>,
): PeopleOfTenants {
  return createPeople({
    attempts: null,
    ...store,
    now: () => 1_700_000_000,
    cost: { N: 16, r: 1, p: 1 },
    admitsDemo: false,
    sendsMessages: true,
  });
}
