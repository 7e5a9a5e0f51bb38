/** How far into the visit this tab is. Kept in the history entry, so that "back" knows whether there is something of ours to go back to. */
interface EntryState {
  readonly depth: number;
}

function depth(): number {
  const state = history.state as EntryState | null;
  return typeof state?.depth === 'number' ? state.depth : 0;
}

export type HistoryStep = 'push' | 'replace' | 'pop';

/** Writes an address into the bar. After `pop` the browser has done so already. */
export function writeHistory(step: HistoryStep, url: string): void {
  if (step === 'push') history.pushState({ depth: depth() + 1 } satisfies EntryState, '', url);
  if (step === 'replace') history.replaceState({ depth: depth() } satisfies EntryState, '', url);
}

export function canGoBack(): boolean {
  return depth() > 0;
}
