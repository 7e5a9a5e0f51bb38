import type { ProblemCode } from '../../problems/codes.ts';

/** What a caller shows: one of the entries, all of each. */
interface Secured {
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The tenant's key. */
export const KEYED: Secured = { security: [{ apiKey: [] }] };
/** The token of a session, with or without the word Bearer. */
export const SIGNED_IN: Secured = { security: [{ bearer: [] }] };
export const KEYED_SIGNED_IN: Secured = { security: [{ apiKey: [], bearer: [] }] };
/** Without a token, the request itself says whose the answer is. */
export const KEYED_MAYBE_SIGNED_IN: Secured = { security: [{ apiKey: [] }, { apiKey: [], bearer: [] }] };

/** What any call can answer that needs the token of a session. */
export const SIGNED_IN_PROBLEMS: readonly ProblemCode[] = ['missing-token', 'session-over', 'store-unavailable'];
