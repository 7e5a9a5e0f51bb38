import { createGate, NotSent, type Runtime } from './gate.ts';
import { ApiProblem, problemOf } from './problem.ts';
import { type FailedAttempt, nextDelay, retryAfterSeconds } from './retry.ts';
import { pauseFor, withinLimit } from './timeLimit.ts';

export interface CallOptions {
  /** Timeout in milliseconds for all attempts and the pauses between them, until the whole answer has arrived. */
  readonly limit: number;
  /** The call is idempotent and may be retried. */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | null | undefined;
}

type Attempt = (signal: AbortSignal) => Promise<Response>;

export interface CallPolicy {
  /**
   * Resolves to an answer, even one with an error status, with its body read. Rejects with {@link ApiProblem}, or with the reason of the caller's
   * signal.
   */
  run(attempt: Attempt, options: CallOptions): Promise<Response>;
  /** Something has changed, so that a call may help again: a traveller's "try again", a new question, the network is back. */
  wake(): void;
}

/** Statuses of answers that must not have a body. */
const BODILESS = [204, 205, 304];

/** Reads the body within the time limit: headers may arrive at once and the rest never. */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = BODILESS.includes(status) ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}

const REAL: Runtime = { now: () => Date.now(), random: () => Math.random() };

/** Timeouts, retries and the circuit breaker of the calls to one origin. */
export function createCallPolicy(runtime: Runtime = REAL): CallPolicy {
  const { now, random } = runtime;
  const gate = createGate(runtime);

  function failureOf({ status, headers }: Response): FailedAttempt {
    const seconds = retryAfterSeconds(headers, now());
    return { status, retryAfter: seconds === null ? null : seconds * 1_000 };
  }

  /** A time-out rejects as a problem, whatever the attempt does with its signal. */
  async function once(attempt: Attempt, signal: AbortSignal): Promise<Response> {
    try {
      return await whole(await attempt(signal));
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }

  /** The answer, or null if none came and a retry may help. */
  async function answerOrLost(attempt: Attempt, signal: AbortSignal): Promise<Response | ApiProblem> {
    try {
      return await gate.pass(() => once(attempt, signal));
    } catch (error) {
      const problem = problemOf(error);
      if (problem instanceof ApiProblem && problem.kind === 'network' && !(problem instanceof NotSent)) return problem;
      throw problem;
    }
  }

  async function tryAgain(attempt: Attempt, limit: number, signal: AbortSignal): Promise<Response> {
    const end = now() + limit;
    for (let retry = 0; ; retry += 1) {
      const outcome = await answerOrLost(attempt, signal);
      const isLost = outcome instanceof ApiProblem;
      const failure = isLost ? { status: 0, retryAfter: null } : failureOf(outcome);
      const delay = nextDelay(failure, { retry, left: end - now(), random: random() });
      if (delay !== null) await pauseFor(delay, signal);
      else if (isLost) throw outcome;
      else return outcome;
    }
  }

  return {
    run: (attempt, { limit, isRead, signal: called = null }) =>
      withinLimit(limit, called, (signal) =>
        isRead ? tryAgain(attempt, limit, signal) : gate.pass(() => once(attempt, signal)),
      ),
    wake: gate.wake,
  };
}
