/** Calls of an engine over the network, with a timeout, a limit of concurrent calls, one retry if it was not reached, and a circuit breaker. */
import { abandoned, type Circuit, CLOSED, entry, failed, probing, succeeded } from '@halte/contract/circuit';
import { type EngineCall, EngineError } from '@halte/engine/journeys/rideFinder';
import { errorMessage } from '../common/errorMessage.ts';
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
/** Of a call without a deadline. */
const LONGEST_WAIT_MS = 600_000;

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
    const allowed = Math.round(left());
    for (let isRepeated = false; ; isRepeated = true) {
      const milliseconds = Math.max(1, Math.floor(left()));
      const late = AbortSignal.timeout(milliseconds);
      try {
        return await send(body, { signal: AbortSignal.any([gone, late]), milliseconds, traceparent });
      } catch (error) {
        if (late.aborted && !gone.aborted)
          throw new EngineError('unavailable', `no answer within ${allowed} ms`, { cause: error });
        if (isRepeated || gone.aborted || !(error instanceof NotReached) || left() < ENOUGH_LEFT * timeoutMs)
          throw error;
      }
    }
  }

  async function pass<T>(asked: Asked<T>, waiting: AbortSignal): Promise<T> {
    let may = entry(circuit, now());
    // At most once for each call that waited longer: one that is aborted as the probe leaves that to the next.
    while (may === 'wait') {
      await orAborted(probe, waiting);
      may = entry(circuit, now());
    }
    if (may === 'refuse') throw new EngineError('unavailable', `not asked: ${problem}`);
    if (asked.call.deadline <= now()) throw tooLate();
    if (may === 'send') return attempt(asked, false);
    circuit = probing(circuit);
    const sent = attempt(asked, true);
    probe = sent.catch(() => undefined);
    return sent;
  }

  return {
    async ask(body, call, read) {
      call.signal.throwIfAborted();
      const late = AbortSignal.timeout(Math.max(0, Math.min(Math.ceil(call.deadline - now()), LONGEST_WAIT_MS)));
      const waiting = AbortSignal.any([call.signal, late]);
      try {
        const leave = await places.enter(waiting);
        if (leave === null) throw tooMany();
        try {
          return await pass({ body, call, read }, waiting);
        } finally {
          leave();
        }
      } catch (error) {
        throw late.aborted && error === late.reason ? tooLate() : error;
      }
    },
    problem: () => problem,
    isOpen: () => circuit.openUntil !== null,
  };
}

function tooMany(): Error {
  return busy('busy', 'Too many journeys are searched for just now: try again in a moment.', RETRY_AFTER_SECONDS);
}

/** Too many calls are no failure of the engine, so the circuit does not count it. */
function tooLate(): EngineError {
  return new EngineError('unavailable', 'not asked: its time passed while it waited');
}

/** Rejects with the reason of the signal if that is aborted first. */
async function orAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
