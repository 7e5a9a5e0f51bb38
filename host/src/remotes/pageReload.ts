import type { FailureCode } from '@halte/contract';
import type { BuildWatch } from './buildWatch.ts';
import { type ReloadMarker, shouldReload } from './retryPolicy.ts';

const KEY = 'halte.reloaded';

/** The last page load after a failed screen, in this tab. */
function readReloadMarker(): ReloadMarker | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value) || !('at' in value)) return null;
    return { path: String(value.path), at: Number(value.at) };
  } catch {
    return null;
  }
}

/** Stores the marker, then loads the page. Without storage it does nothing, because it could reload in a loop. */
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
  /** Full path of the target. */
  readonly path: string;
  /** Whether no other navigation has started since. */
  readonly isLatest: () => boolean;
}

/**
 * Loads the target as a whole page when its files are gone because a newer build was deployed. Not offline, nor while the server does not
 * answer: the browser's error page would replace the app and the forms that were filled in.
 */
export async function reloadIfOutdated({ code, path, isLatest }: FailedScreen, build: BuildWatch): Promise<void> {
  if (!shouldReload({ code, path, marker: readReloadMarker(), now: Date.now() })) return;
  if ((await build.hasNewer()) && isLatest()) reloadOncePerPath(path);
}

/** Loads the target as a whole page when a newer build is deployed; resolves to whether it does. Null when no newer build is known. */
export function reloadForNewBuild(path: string, build: BuildWatch): Promise<boolean> | null {
  if (!build.outdated()) return null;
  return build.hasNewer().then((isNewer) => {
    if (isNewer) location.assign(path);
    return isNewer;
  });
}
