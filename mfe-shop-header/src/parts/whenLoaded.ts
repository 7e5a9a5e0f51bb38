import { whenIdle } from '@halte/contract';

/** `timeout` is for pages that are never idle, `delay` for Safari, which does not say when it is. */
const IDLE = { timeout: 3000, delay: 300 };

/** Runs `task` once the page has loaded what it needs to be used, and is idle. Returns a function that cancels it. */
export function whenLoaded(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task, IDLE);
  let cancel = () => {};
  const leave = new AbortController();
  const onLoad = () => {
    cancel = whenIdle(task, IDLE);
  };
  window.addEventListener('load', onLoad, { once: true, signal: leave.signal });
  return () => {
    leave.abort();
    cancel();
  };
}
