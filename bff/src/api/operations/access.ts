/** How a caller of an operation is identified. One entry of a list is sufficient, with all the schemes it names. */
import type { ProblemCode } from '../../problems/codes.ts';

export type Access = readonly Readonly<Record<string, readonly string[]>>[];

/** The tenant's key. */
export const KEYED: Access = [{ apiKey: [] }];
/** The token of a session, with or without the word Bearer. A key, if sent, must be that of the account’s tenant. */
export const SIGNED_IN: Access = [{ apiKey: [], bearer: [] }, { bearer: [] }];
/** Without a key, the calling page determines the tenant of the account. */
export const OF_TENANT: Access = [{ apiKey: [] }, {}];
export const KEYED_SIGNED_IN: Access = [{ apiKey: [], bearer: [] }];
/** Without a token, the request itself identifies the owner. */
export const KEYED_MAYBE_SIGNED_IN: Access = [{ apiKey: [] }, { apiKey: [], bearer: [] }];

/** Problems of every operation that requires a session token. */
export const SIGNED_IN_PROBLEMS: readonly ProblemCode[] = ['missing-token', 'session-over', 'store-unavailable'];
