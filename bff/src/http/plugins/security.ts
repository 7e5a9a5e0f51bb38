import type { ProblemCode } from '../../problems/codes.ts';

/** What a caller shows: one of the entries, all of each. */
interface Secured {
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The tenant's key. */
export const KEYED: Secured = { security: [{ apiKey: [] }] };
/** The token of a session, with or without the word Bearer. A key that comes along must be that of the account’s tenant. */
export const SIGNED_IN: Secured = { security: [{ apiKey: [], bearer: [] }, { bearer: [] }] };
/** Without a key, the page itself says of which tenant the account is. */
export const OF_TENANT: Secured = { security: [{ apiKey: [] }, {}] };
export const KEYED_SIGNED_IN: Secured = { security: [{ apiKey: [], bearer: [] }] };
/** Without a token, the request itself says whose the answer is. */
export const KEYED_MAYBE_SIGNED_IN: Secured = { security: [{ apiKey: [] }, { apiKey: [], bearer: [] }] };

/** What any call can answer that needs the token of a session. */
export const SIGNED_IN_PROBLEMS: readonly ProblemCode[] = ['missing-token', 'session-over', 'store-unavailable'];
