import type { ProblemCode } from './codes.ts';

export type Reason = 'invalid' | 'unauthenticated' | 'unknown' | 'conflict' | 'tooMany' | 'loading' | 'busy';

/** A request that cannot be answered, and why. `code` is stable; `message` is for people. */
export class RequestError extends Error {
  readonly code: ProblemCode;
  readonly reason: Reason;
  /** When it is worth trying again; null where that is not a matter of time. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: Reason, code: ProblemCode, message: string, retryAfterSeconds: number | null = null) {
    // An answer, not a fault: no one reads where it was made, and one call may make thousands.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'RequestError';
    this.reason = reason;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request itself is wrong. */
export function invalid(code: ProblemCode, message: string): RequestError {
  return new RequestError('invalid', code, message);
}

/** The client must sign in first, or again. */
export function unauthenticated(code: ProblemCode, message: string): RequestError {
  return new RequestError('unauthenticated', code, message);
}

/** It asks for something that does not exist (any more). */
export function notFound(code: ProblemCode, message: string): RequestError {
  return new RequestError('unknown', code, message);
}

/** What is kept has changed meanwhile, or has no room for it. */
export function conflict(code: ProblemCode, message: string): RequestError {
  return new RequestError('conflict', code, message);
}

/** Too many requests. */
export function tooMany(code: ProblemCode, message: string, retryAfterSeconds: number): RequestError {
  return new RequestError('tooMany', code, message, retryAfterSeconds);
}

/** Nothing is wrong with the request, there is no room for it just now. */
export function busy(code: ProblemCode, message: string, retryAfterSeconds: number): RequestError {
  return new RequestError('busy', code, message, retryAfterSeconds);
}
