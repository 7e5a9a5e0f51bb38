export interface IdleOptions {
  /** Milliseconds after which the task runs even if the page is busy. */
  readonly timeout?: number;
  /** Milliseconds to wait in browsers without `requestIdleCallback` (Safari). */
  readonly delay?: number;
}

/** Runs `task` when the page is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void, options: IdleOptions = {}): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, options);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, options.delay);
  return () => clearTimeout(timer);
}
