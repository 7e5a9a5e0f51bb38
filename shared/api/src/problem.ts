/** What a call can fail with before an answer came; everything else is a code of the backend. */
export type LocalCode = 'offline' | 'network' | 'invalid-answer';

/**
 * A call that did not succeed. `code` is stable and for programs; `message` is the backend's sentence, for logs rather than for travellers;
 * `status` is 0 when there was no answer at all.
 */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(problem: { code: string; message: string; status: number; cause?: unknown }) {
    super(problem.message, { cause: problem.cause });
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
  }
}

/** Whether an error only says that the caller no longer wanted the answer. */
export function isAborted(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError';
}

/** The problem an unsuccessful answer describes, whatever its body looks like. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const said = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; message?: unknown };
  return new ApiProblem({
    status,
    code: typeof said.code === 'string' ? said.code : `http-${status}`,
    message: typeof said.message === 'string' ? said.message : `The server answered ${status}.`,
  });
}

/** The problem behind a rejected fetch: being offline is told from a server that cannot be reached. Aborts pass through as they are. */
export function problemOf(error: unknown): unknown {
  if (error instanceof ApiProblem || isAborted(error)) return error;
  if (error instanceof SyntaxError) {
    return new ApiProblem({
      status: 0,
      code: 'invalid-answer',
      message: 'The answer could not be read.',
      cause: error,
    });
  }
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return new ApiProblem({
    status: 0,
    code: offline ? 'offline' : 'network',
    message: offline ? 'This device is offline.' : 'The server could not be reached.',
    cause: error,
  });
}
