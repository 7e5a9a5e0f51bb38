import { RequestError } from '@halte/engine/problems/requestError';
import type { ProblemCode } from './codes.ts';

/** An error with one of the codes of this API. */
export type Refusal = RequestError<ProblemCode>;

/** The request itself is wrong. */
export function invalid(code: ProblemCode, message: string): Refusal {
  return new RequestError('invalid', code, message);
}

/** The client must sign in first, or again. */
export function unauthenticated(code: ProblemCode, message: string): Refusal {
  return new RequestError('unauthenticated', code, message);
}

/** The requested resource does not exist (any more). */
export function notFound(code: ProblemCode, message: string): Refusal {
  return new RequestError('unknown', code, message);
}

/** The stored data has changed in the meantime, or has reached a limit. */
export function conflict(code: ProblemCode, message: string): Refusal {
  return new RequestError('conflict', code, message);
}

/** Too many requests. */
export function tooMany(code: ProblemCode, message: string, retryAfterSeconds: number): Refusal {
  return new RequestError('tooMany', code, message, retryAfterSeconds);
}

/** The request is valid, but there is no capacity for it at the moment. */
export function busy(code: ProblemCode, message: string, retryAfterSeconds: number): Refusal {
  return new RequestError('busy', code, message, retryAfterSeconds);
}
