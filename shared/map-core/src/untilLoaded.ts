const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * Calls `use` once with what `load` loads. While that fails, loads again: with exponential backoff, and at once when the network is back.
 * `onError` is called each time that it fails. Returns a function that stops all of it.
 */
export function untilLoaded<T>(
  load: () => Promise<T>,
  use: (value: T) => void,
  onError?: (error: unknown) => void,
): () => void {
  let retryMs = FIRST_RETRY_MS;
  /** Set while it waits for the next attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const attempt = (): void => {
    timer = undefined;
    load().then(
      (value) => {
        if (isStopped) return;
        stop();
        use(value);
      },
      (error: unknown) => {
        if (isStopped) return;
        timer = setTimeout(attempt, retryMs);
        retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
        onError?.(error);
      },
    );
  };

  const attemptNow = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    attempt();
  };

  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', attemptNow);
  };

  window.addEventListener('online', attemptNow);
  attempt();
  return stop;
}
