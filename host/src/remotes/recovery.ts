import { recoveryDelay } from './retryPolicy.ts';

/**
 * Retries in the background while a failed screen is shown: at once when the network is back, otherwise with exponential backoff, and only while
 * the page is visible. Returns a function that stops it.
 */
export function startRecovery(recover: () => void): () => void {
  const stopped = new AbortController();
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(): void {
    retries += 1;
    recover();
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const ms = recoveryDelay(retries, Math.random());
    if (ms === null) return;
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') attempt();
      else document.addEventListener('visibilitychange', attempt, { once: true, signal: stopped.signal });
    }, ms);
  }

  function startOver(): void {
    retries = 0;
    attempt();
  }

  window.addEventListener('online', startOver, { signal: stopped.signal });
  schedule();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
