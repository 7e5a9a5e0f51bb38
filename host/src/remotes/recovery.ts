import { recoveryDelay } from './retryPolicy.ts';

/**
 * Tries again by itself while a gap is on screen: at once when the network is back, otherwise after longer and longer pauses, and not while
 * nobody looks at the page. Returns how to stop.
 */
export function startRecovery(recover: () => void): () => void {
  const stopped = new AbortController();
  let made = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(): void {
    made += 1;
    recover();
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const pause = recoveryDelay(made, Math.random());
    if (pause === null) return;
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') attempt();
      else document.addEventListener('visibilitychange', attempt, { once: true, signal: stopped.signal });
    }, pause);
  }

  function startOver(): void {
    made = 0;
    attempt();
  }

  window.addEventListener('online', startOver, { signal: stopped.signal });
  schedule();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
