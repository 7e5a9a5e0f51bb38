import type { ReloadMarker } from './policy.ts';

const KEY = 'halte.reloaded';

/** The last reload after a failed load, of this tab. */
export function readReloadMarker(): ReloadMarker | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return null;
    return { path: String(value.path), at: Number(value.at) };
  } catch {
    return null;
  }
}

/** Loads the page anew, and remembers that it did. Without storage it does nothing: a loop of reloads is worse than a message. */
export function reloadOnce(path: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() } satisfies ReloadMarker));
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}
