export type Reason = 'invalid' | 'unauthenticated' | 'unknown' | 'conflict' | 'tooMany' | 'loading' | 'busy';

/** What can be wrong with a search or with the code of a journey: problem codes of the API. */
export type SearchProblem =
  | 'beyond-limit'
  | 'invalid-place'
  | 'invalid-request'
  | 'invalid-summary-code'
  | 'invalid-time'
  | 'journey-expired'
  | 'line-not-found'
  | 'missing-place'
  | 'place-not-found'
  | 'return-too-early'
  | 'stop-area-not-found'
  | 'stop-point-not-found';

/** Other engines ignore it. */
const V8 = Error as ErrorConstructor & { stackTraceLimit?: number | undefined };

/** The reason why a request fails. `code` is stable; `message` is for people. */
export class RequestError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly reason: Reason;
  /** When to retry; null if waiting does not help. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: Reason, code: Code, message: string, retryAfterSeconds: number | null = null) {
    // Part of a response, not a fault: no one needs the stack trace, and one call may create thousands.
    const { stackTraceLimit } = V8;
    V8.stackTraceLimit = 0;
    super(message);
    V8.stackTraceLimit = stackTraceLimit;
    this.name = 'RequestError';
    this.code = code;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The search itself is wrong. */
export function invalid(code: SearchProblem, message: string): RequestError<SearchProblem> {
  return new RequestError('invalid', code, message);
}

/** What it asks for does not exist (any more). */
export function notFound(code: SearchProblem, message: string): RequestError<SearchProblem> {
  return new RequestError('unknown', code, message);
}
