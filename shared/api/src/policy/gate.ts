import { abandoned, CLOSED, entry, failed, probing, succeeded, woken } from '@halte/contract/circuit';
import { ApiProblem, isAborted, problemOf } from './problem.ts';
import { retryAfterSeconds } from './retry.ts';

/** The clock in milliseconds, and random numbers from 0 to 1. */
export interface Runtime {
  readonly now: () => number;
  readonly random: () => number;
}

/** Thrown instead of sending: carries the failure of the last calls, so that the message about it stays correct. */
export class NotSent extends ApiProblem {}

/** Rejecting one request does not mean that the server is unhealthy; asking to wait does. */
function isUnwell(status: number): boolean {
  return status >= 500 || status === 429;
}

/** Keeps the circuit of one origin. */
export function createGate({ now, random }: Runtime) {
  let circuit = CLOSED;
  /** Settles when the probe's outcome is known. */
  let probe: Promise<unknown> = Promise.resolve();
  let lastProblem = new ApiProblem({ code: 'network', status: 0, message: '' });

  function note(problem: ApiProblem): void {
    const { retryAfter } = problem;
    lastProblem = problem;
    circuit = failed(circuit, {
      now: now(),
      random: random(),
      retryAfter: retryAfter === null ? null : retryAfter * 1_000,
    });
  }

  function noteAnswer({ status, headers }: Response): void {
    if (!isUnwell(status)) {
      circuit = succeeded();
      return;
    }
    const retryAfter = retryAfterSeconds(headers, now());
    note(new ApiProblem({ code: `http-${status}`, status, message: `The server answered ${status}.`, retryAfter }));
  }

  async function send(attempt: () => Promise<Response>, isProbe: boolean): Promise<Response> {
    try {
      const response = await attempt();
      noteAnswer(response);
      return response;
    } catch (error) {
      const problem = problemOf(error);
      // An aborted call or an offline device says nothing about the server.
      const isNothing = isAborted(problem) || (problem instanceof ApiProblem && problem.kind === 'offline');
      if (!isNothing && problem instanceof ApiProblem) note(problem);
      else if (isProbe) circuit = abandoned(circuit);
      throw problem;
    }
  }

  function notSent(): NotSent {
    const { code, status } = lastProblem;
    const retryAfter = Math.ceil(((circuit.openUntil ?? 0) - now()) / 1_000);
    return new NotSent({ code, status, message: 'Not sent: the last calls have failed.', retryAfter });
  }

  return {
    /** Sends now, or after the outcome of the probe that is under way, or not at all: rejects with {@link NotSent}. */
    async pass(attempt: () => Promise<Response>): Promise<Response> {
      let may = entry(circuit, now());
      while (may === 'wait') {
        await probe;
        may = entry(circuit, now());
      }
      if (may === 'refuse') throw notSent();
      if (may === 'send') return send(attempt, false);
      circuit = probing(circuit);
      const sent = send(attempt, true);
      probe = sent.catch(() => undefined);
      return sent;
    },
    wake(): void {
      circuit = woken(circuit);
    },
  };
}
