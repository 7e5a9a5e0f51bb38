/** Calls of an engine over the network, with a timeout, a limit of concurrent calls, one retry if it was not reached, and a circuit breaker. */
import { abandoned, type Circuit, CLOSED, entry, failed, probing, succeeded } from '@halte/contract/circuit';
import { errorMessage } from '../common/errorMessage.ts';
import { type EngineCall, EngineError } from '../journeys/rideFinder.ts';
import { busy } from '../problems/requestError.ts';
import { createPlaces } from './places.ts';

export interface CallsOptions {
  /** Timeout of a call, including its retry, in milliseconds. */
  readonly timeoutMs: number;
  /** Limit of concurrent calls. */
  readonly most: number;
  readonly send: Send;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** Called with the duration of each call in seconds, also of those that failed. */
  readonly onCall?: (seconds: number) => void;
}

/** Rejects with an {@link EngineError}, or the signal's reason. */
export type Send = (
  body: string,
  call: { readonly signal: AbortSignal; readonly milliseconds: number; readonly traceparent: string | null },
) => Promise<unknown>;

/** The request did not reach the engine, which has not begun to search: no connection, or an error of a proxy before it. */
export class NotReached extends EngineError {
  constructor(message: string, options?: ErrorOptions) {
    super('unavailable', message, options);
    this.name = 'NotReached';
  }
}

export interface EngineCalls {
  /**
   * Rejects with an {@link EngineError}; with the {@link RequestError} `busy` if too many calls wait; or with the signal's reason.
   *
   * @param read parses the answer; throws an {@link EngineError} if it is invalid.
   */
  ask<T>(body: string, call: EngineCall, read: (answer: unknown) => T): Promise<T>;
  /** Error message of the last call; null if it succeeded. */
  problem(): string | null;
  /** Whether the circuit is open. */
  isOpen(): boolean;
}

const MOST_WAITING = 200;
/** A call is retried only if at least this share of its timeout is left. */
const ENOUGH_LEFT = 0.6;
const RETRY_AFTER_SECONDS = 1;

interface Asked<T> {
  readonly body: string;
  readonly call: EngineCall;
  readonly read: (answer: unknown) => T;
}

export function createEngineCalls(options: CallsOptions): EngineCalls {
  const { timeoutMs, most, send, now = () => performance.now(), random = Math.random, onCall } = options;
  const places = createPlaces(most, MOST_WAITING);
  let circuit: Circuit = CLOSED;
  let problem: string | null = null;
  /** Resolves when the current probe has succeeded, failed or been aborted. */
  let probe: Promise<unknown> = Promise.resolve();

  function note(error: unknown): void {
    problem = errorMessage(error);
    circuit = failed(circuit, { now: now(), random: random(), retryAfter: null });
  }

  async function attempt<T>({ body, call, read }: Asked<T>, isProbe: boolean): Promise<T> {
    const began = now();
    // The caller's deadline may be earlier.
    const end = Math.min(began + timeoutMs, call.deadline);
    try {
      const answer = read(await sendInTime(body, call, end));
      circuit = succeeded();
      problem = null;
      return answer;
    } catch (error) {
      if (call.signal.aborted) {
        if (isProbe) circuit = abandoned(circuit);
        throw call.signal.reason;
      }
      note(error);
      throw error;
    } finally {
      onCall?.((now() - began) / 1_000);
    }
  }

  async function sendInTime(body: string, call: EngineCall, end: number): Promise<unknown> {
    const { signal: gone, traceparent } = call;
    const left = () => end - now();
    for (let isRepeated = false; ; isRepeated = true) {
      const milliseconds = Math.max(1, Math.floor(left()));
      const late = AbortSignal.timeout(milliseconds);
      try {
        return await send(body, { signal: AbortSignal.any([gone, late]), milliseconds, traceparent });
      } catch (error) {
        if (late.aborted && !gone.aborted)
          throw new EngineError('unavailable', `no answer within ${timeoutMs} ms`, { cause: error });
        if (isRepeated || gone.aborted || !(error instanceof NotReached) || left() < ENOUGH_LEFT * timeoutMs)
          throw error;
      }
    }
  }

  async function pass<T>(asked: Asked<T>): Promise<T> {
    let may = entry(circuit, now());
    while (may === 'wait') {
      await probe;
      may = entry(circuit, now());
    }
    asked.call.signal.throwIfAborted();
    if (may === 'refuse') throw new EngineError('unavailable', `not asked: ${problem}`);
    // Too many calls are no failure of the engine.
    if (asked.call.deadline <= now())
      throw new EngineError('unavailable', 'not asked: its time passed while it waited');
    if (may === 'send') return attempt(asked, false);
    circuit = probing(circuit);
    const sent = attempt(asked, true);
    probe = sent.catch(() => undefined);
    return sent;
  }

  return {
    async ask(body, call, read) {
      call.signal.throwIfAborted();
      const leave = await places.enter(call.signal);
      if (leave === null)
        throw busy('busy', 'Too many journeys are searched for just now: try again in a moment.', RETRY_AFTER_SECONDS);
      try {
        return await pass({ body, call, read });
      } finally {
        leave();
      }
    },
    problem: () => problem,
    isOpen: () => circuit.openUntil !== null,
  };
}
