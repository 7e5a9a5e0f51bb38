import { ApiProblem } from './problem.ts';

/** Milliseconds until a call without an answer fails. */
export const CALL_LIMIT_MS = 8_000;

/** Waits; rejects with the reason of `signal` as soon as that is aborted. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Gives `work` a signal that is aborted with the caller's, or with a problem of code `timeout` after `limit` milliseconds. It then rejects at
 * once, even if `work` ignores the signal. Not AbortSignal.any and .timeout: their timers cannot be faked in tests.
 */
export function withinLimit<Result>(
  limit: number,
  called: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(called?.reason);
  const timer = setTimeout(() => {
    controller.abort(new ApiProblem({ code: 'timeout', status: 0, message: `No answer within ${limit} ms.` }));
  }, limit);
  if (called?.aborted) abort();
  called?.addEventListener('abort', abort, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([aborted, work(signal)]).finally(() => {
    clearTimeout(timer);
    called?.removeEventListener('abort', abort);
  });
}
