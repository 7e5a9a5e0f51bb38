import type { ProblemCode } from './codes.ts';

export type Reason = 'invalid' | 'unauthenticated' | 'unknown' | 'conflict' | 'tooMany' | 'loading' | 'busy';

/** The reason why a request fails. `code` is stable; `message` is for people. */
export class RequestError extends Error {
  readonly code: ProblemCode;
  readonly reason: Reason;
  /** When to retry; null if waiting does not help. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: Reason, code: ProblemCode, message: string, retryAfterSeconds: number | null = null) {
    // Part of a response, not a fault: no one needs the stack trace, and one call may create thousands.
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

/** The requested resource does not exist (any more). */
export function notFound(code: ProblemCode, message: string): RequestError {
  return new RequestError('unknown', code, message);
}

/** The stored data has changed in the meantime, or has reached a limit. */
export function conflict(code: ProblemCode, message: string): RequestError {
  return new RequestError('conflict', code, message);
}

/** Too many requests. */
export function tooMany(code: ProblemCode, message: string, retryAfterSeconds: number): RequestError {
  return new RequestError('tooMany', code, message, retryAfterSeconds);
}

/** The request is valid, but there is no capacity for it at the moment. */
export function busy(code: ProblemCode, message: string, retryAfterSeconds: number): RequestError {
  return new RequestError('busy', code, message, retryAfterSeconds);
}
