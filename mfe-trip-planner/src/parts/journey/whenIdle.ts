/** Runs `task` when the page has nothing else to do, within a second; at once where the browser cannot tell (Safari). */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else task();
}
