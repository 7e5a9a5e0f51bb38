/**
 * Calls of an engine: within their time, not too many at once, with one repetition where the engine was not reached, and none while its circuit is
 * open.
 */
import { abandoned, type Circuit, CLOSED, entry, failed, probing, succeeded } from '@halte/contract/circuit';
import { errorMessage } from '../common/errorMessage.ts';
import { type EngineCall, EngineError } from '../journeys/rideFinder.ts';
import { busy } from '../problems/requestError.ts';
import { createPlaces } from './places.ts';

export interface CallsOptions {
  /** Whole budget of a call, with its repetition, in milliseconds. */
  readonly timeoutMs: number;
  /** Calls at once. */
  readonly most: number;
  readonly send: Send;
  /** Milliseconds of a clock that never goes back, and random numbers from 0 to 1. */
  readonly now?: () => number;
  readonly random?: () => number;
  /** Called with the seconds that a call took, whatever became of it. */
  readonly onCall?: (seconds: number) => void;
}

/** @throws {@link EngineError}, and the reason of the signal. */
export type Send = (
  body: string,
  call: { readonly signal: AbortSignal; readonly milliseconds: number; readonly traceparent: string | null },
) => Promise<unknown>;

/** No connection, or an answer of a proxy that had none: the engine has not begun to search. */
export class NotReached extends EngineError {
  constructor(message: string, options?: ErrorOptions) {
    super('unavailable', message, options);
    this.name = 'NotReached';
  }
}

export interface EngineCalls {
  /** @param read makes the answer what is wanted, or throws an {@link EngineError}. @throws {@link EngineError}; `busy` of {@link RequestError} with too many calls; the reason of the signal. */
  ask<T>(body: string, call: EngineCall, read: (answer: unknown) => T): Promise<T>;
  /** What was wrong with the last call; null while it was answered. */
  problem(): string | null;
  isOpen(): boolean;
}

const MOST_WAITING = 200;
/** A call is repeated if this share of its time is left. */
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
  /** Settles with the probe that is under way. */
  let probe: Promise<unknown> = Promise.resolve();

  function note(error: unknown): void {
    problem = errorMessage(error);
    circuit = failed(circuit, { now: now(), random: random(), retryAfter: null });
  }

  async function attempt<T>({ body, call, read }: Asked<T>, isProbe: boolean): Promise<T> {
    const began = now();
    // A caller's own deadline may come first.
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
