const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * Calls `use` once with what `load` loads. While that fails, loads again: with exponential backoff, and at once when the network is back or the
 * page is looked at again. `onError` is called each time that it fails. Returns a function that stops all of it.
 */
export function untilLoaded<T>(
  load: () => Promise<T>,
  use: (value: T) => void,
  onError: (error: unknown) => void = () => {},
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let retryMs = FIRST_RETRY_MS;
  /** Set while it waits for the next attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(): void {
    timer = undefined;
    load().then(
      (value) => {
        if (signal.aborted) return;
        stop();
        use(value);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        timer = setTimeout(attempt, retryMs);
        retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
        onError(error);
      },
    );
  }

  function attemptNow(): void {
    if (timer === undefined || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    attempt();
  }

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
  }

  window.addEventListener('online', attemptNow, { signal });
  document.addEventListener('visibilitychange', attemptNow, { signal });
  attempt();
  return stop;
}
