import { fieldsOf } from '@halte/contract';

/** Failures of a call before an answer arrives; all others are codes of the backend. */
type LocalCode = 'offline' | 'network' | 'timeout' | 'invalid-answer';

/**
 * The meaning of a failed call to the traveller; each has a message. `refused`: the request itself cannot be answered. `not-allowed`: the app may
 * not send it, which is not the traveller's mistake.
 */
export type ProblemKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'busy'
  | 'unavailable'
  | 'not-allowed'
  | 'refused'
  | 'invalid-answer';

/** These say all there is to say. */
const LOCAL: readonly LocalCode[] = ['offline', 'network', 'timeout', 'invalid-answer'];

const BY_STATUS: Readonly<Record<number, ProblemKind>> = {
  401: 'not-allowed',
  403: 'not-allowed',
  408: 'timeout',
  429: 'busy',
  503: 'busy',
};

export function kindOf({ code, status }: { readonly code: string; readonly status: number }): ProblemKind {
  const known = status === 0 ? LOCAL.find((local) => local === code) : BY_STATUS[status];
  return known ?? (status >= 400 && status < 500 ? 'refused' : 'unavailable');
}

interface ProblemParts {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/**
 * A call that did not succeed. `code` is stable and for programs; `message` is the backend's sentence, for logs rather than for travellers;
 * `status` is 0 when there was no answer at all; `retryAfter` is the seconds to wait, where that is known.
 */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly retryAfter: number | null;
  readonly kind: ProblemKind;

  constructor(problem: ProblemParts) {
    super(problem.message, { cause: problem.cause });
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.retryAfter = problem.retryAfter ?? null;
    this.kind = kindOf(problem);
  }
}

/** Whether an error only means that the caller aborted the call. */
export function isAborted(error: unknown): boolean {
  return fieldsOf(error)['name'] === 'AbortError';
}

/** The problem an unsuccessful answer describes, whatever its body looks like. */
export function problemFrom(status: number, body: unknown, retryAfter: number | null = null): ApiProblem {
  const fields = fieldsOf(body);
  return new ApiProblem({
    status,
    code: typeof fields['code'] === 'string' ? fields['code'] : `http-${status}`,
    message: typeof fields['message'] === 'string' ? fields['message'] : `The server answered ${status}.`,
    retryAfter,
  });
}

export function invalidAnswer(cause: unknown): ApiProblem {
  return new ApiProblem({ status: 0, code: 'invalid-answer', message: 'The answer could not be read.', cause });
}

/** The problem behind a rejected fetch: being offline is distinguished from a server that cannot be reached. Aborts pass through as they are. */
export function problemOf(error: unknown): unknown {
  if (error instanceof ApiProblem || isAborted(error)) return error;
  if (error instanceof SyntaxError) return invalidAnswer(error);
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiProblem({
    status: 0,
    code: offline ? 'offline' : 'network',
    message: offline ? 'This device is offline.' : 'The server could not be reached.',
    cause: error,
  });
}

/** For the screen: any other error thrown while an answer was read means an invalid answer. */
export function asProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : invalidAnswer(error);
}
