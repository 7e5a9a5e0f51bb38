import type { TSchema } from 'typebox';
import { Problem } from './schemas/common.ts';

/** The answers of a keyed call: its own, and the problems that any of them can have. */
export function keyedAnswers<T extends TSchema>(success: T) {
  return { 200: success, 400: Problem, 401: Problem, 404: Problem, 429: Problem, 503: Problem };
}

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
