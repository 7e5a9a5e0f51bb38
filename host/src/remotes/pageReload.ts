import type { FailureCode } from '@halte/contract';
import type { BuildWatch } from './buildWatch.ts';
import { type ReloadMarker, shouldReload } from './retryPolicy.ts';

const KEY = 'halte.reloaded';

/** The last reload after a failed load, of this tab. */
function readReloadMarker(): ReloadMarker | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return null;
    return { path: String(value.path), at: Number(value.at) };
  } catch {
    return null;
  }
}

/** Remembers the reload first. Without storage it does nothing: a loop of reloads is worse than a message. */
function reloadOncePerPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() } satisfies ReloadMarker));
  } catch {
    return;
  }
  location.assign(path);
}

export interface FailedScreen {
  readonly code: FailureCode;
  /** Full path that the traveller wanted. */
  readonly path: string;
  /** Whether the traveller still wants it once the server has answered. */
  readonly isWanted: () => boolean;
}

/**
 * Loads the target as a whole page when its files are gone because a newer build was deployed. Never otherwise: offline, or while the server
 * is away, the browser's error page would take the place of the app and of everything typed into it.
 */
export async function reloadIfOutdated({ code, path, isWanted }: FailedScreen, build: BuildWatch): Promise<void> {
  if (!shouldReload({ code, path, marker: readReloadMarker(), now: Date.now() })) return;
  if ((await build.hasNewer()) && isWanted()) reloadOncePerPath(path);
}

/** Loads the target as a whole page when a newer build waits: true once it is on its way. Null when none is known. */
export function renew(path: string, build: BuildWatch): Promise<boolean> | null {
  if (!build.outdated()) return null;
  return build.hasNewer().then((isNewer) => {
    if (isNewer) location.assign(path);
    return isNewer;
  });
}
