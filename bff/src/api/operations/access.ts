/** How a caller of an operation is identified. Of each list one entry is enough, with all that it names. */
import type { ProblemCode } from '../../problems/codes.ts';

export type Access = readonly Readonly<Record<string, readonly string[]>>[];

/** The tenant's key. */
export const KEYED: Access = [{ apiKey: [] }];
/** The token of a session, with or without the word Bearer. A key that comes along must be that of the account’s tenant. */
export const SIGNED_IN: Access = [{ apiKey: [], bearer: [] }, { bearer: [] }];
/** Without a key, the page itself says of which tenant the account is. */
export const OF_TENANT: Access = [{ apiKey: [] }, {}];
export const KEYED_SIGNED_IN: Access = [{ apiKey: [], bearer: [] }];
/** Without a token, the request itself says whose the answer is. */
export const KEYED_MAYBE_SIGNED_IN: Access = [{ apiKey: [] }, { apiKey: [], bearer: [] }];

/** Every operation that needs the token of a session can answer these. */
export const SIGNED_IN_PROBLEMS: readonly ProblemCode[] = ['missing-token', 'session-over', 'store-unavailable'];
