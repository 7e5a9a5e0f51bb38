import {
  type AreaId,
  HEADER,
  type HeaderModule,
  type RemoteEntry,
  type RemoteId,
  type RemoteModule,
  type View,
  type ViewName,
} from '@halte/contract';
import { failedFileOf, isFileLoadError, RemoteFailure } from './failure.ts';
import type { Loader } from './federationLoader.ts';
import type { ProbeFile } from './fileProbe.ts';
import type { FetchLatestEntry } from './latestEntry.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { createRemote, type Remote, type RemoteLoad } from './remote.ts';
import { createRetry, type Retry } from './retry.ts';

/** Registers a remote's messages for the current language, and for languages that are chosen later. */
type RegisterMessages = (namespace: string, load: RemoteModule['messages']) => Promise<void>;

export interface RemotesOptions {
  readonly entries: Readonly<Partial<Record<RemoteId, RemoteEntry>>>;
  readonly loader: Loader;
  readonly probeFile: ProbeFile;
  readonly unreachable: readonly RemoteId[];
  readonly fetchLatestEntry: FetchLatestEntry;
  readonly registerMessages: RegisterMessages;
  readonly onFailure: (id: RemoteId, failure: RemoteFailure) => void;
}

export interface Remotes {
  readonly loads: ReadonlyMap<RemoteId, RemoteLoad>;
  /** A screen of an area: its view, with its messages registered. The same object for the same screen. */
  screen(area: AreaId, view: ViewName): Loadable<View>;
  readonly header: Loadable<HeaderModule>;
}

interface Screen {
  readonly area: AreaId;
  readonly retry: Retry<View>;
  readonly loadable: Loadable<View>;
}

/**
 * Whether the next load may reuse the loaded module: only its file was lost, and webpack fetches that again under another address. All screens
 * of a remote share the module's state, which a new copy does not have. A file that the server refuses twice may belong to an older build. Without
 * a file of a shared module (the map), the remote's own modules throw when they run, and webpack caches the error.
 */
function canReuseModule({ code, cause }: RemoteFailure, isFirstFailure: boolean, remote: Remote): boolean {
  if (!isFileLoadError(cause)) return false;
  const lost = failedFileOf(cause);
  if (lost !== null && !remote.ownsFile(lost)) return false;
  return code === 'network' || code === 'timeout' || (code === 'server-error' && isFirstFailure);
}

/**
 * Runs `use` with the remote's module. After a failure that needs a new copy, the remote is invalidated at the start of the next run, not at
 * once: until then other screens may use the module.
 */
function withInvalidation<T>(remote: Remote, retry: Retry<T>, use: (module: RemoteModule) => Promise<T>) {
  let failures = 0;
  let mustInvalidate = false;
  return async (): Promise<T> => {
    const late = retry.takeLate();
    if (late !== null) return late;
    if (mustInvalidate) remote.invalidate();
    mustInvalidate = false;
    const module = await remote.module();
    try {
      const result = await use(module);
      failures = 0;
      return result;
    } catch (error) {
      mustInvalidate = !(error instanceof RemoteFailure && canReuseModule(error, failures === 0, remote));
      failures += 1;
      throw error;
    }
  };
}

/**
 * From the boot document to a screen:
 *
 *     Loadable (state: idle, loading, ready or failed)
 *       └ withInvalidation        reuse the module, or load a new copy
 *           ├ Remote.module()     one per remote, shared by its screens
 *           │   └ Retry           timeout, delays, late results
 *           │       └ Loader      the federation runtime
 *           └ Retry               the view's chunk and its messages
 *
 * Every error is classified by `diagnose`, which may probe the file that failed.
 */
export function createRemotes(options: RemotesOptions): Remotes {
  const { entries, unreachable, loader, probeFile, fetchLatestEntry, registerMessages, onFailure } = options;
  const remotes = new Map<RemoteId, Remote>();
  const loads = new Map<RemoteId, RemoteLoad>();
  const screens = new Map<string, Screen>();

  function resetScreens(id: RemoteId): void {
    for (const { area, retry, loadable } of screens.values()) {
      if (area !== id) continue;
      retry.reset();
      loadable.reset();
    }
  }

  function remoteOf(id: RemoteId): Remote {
    const existing = remotes.get(id);
    if (existing) return existing;
    const remote = createRemote({
      id,
      entry: entries[id] ?? null,
      isUnreachable: unreachable.includes(id),
      loader,
      probeFile,
      fetchLatestEntry,
      onLoad: (load) => loads.set(id, load),
      onReplaced: () => resetScreens(id),
    });
    remotes.set(id, remote);
    return remote;
  }

  async function loadView(remote: Remote, module: RemoteModule, name: ViewName, retry: Retry<View>): Promise<View> {
    const importView = module.kind === 'area' ? module.views[name] : undefined;
    if (!importView) throw new RemoteFailure('missing-view', `Remote "${remote.id}" has no view "${name}".`);
    return retry.run(async () => {
      const [{ View, mount }] = await Promise.all([importView(), registerMessages(remote.id, module.messages)]);
      if (typeof View === 'function' || typeof View === 'object') return View;
      if (typeof mount === 'function') return (await import('./drawnView.tsx')).drawnView(mount);
      throw new RemoteFailure(
        'invalid-module',
        `View "${name}" of remote "${remote.id}" exports no View, and no mount.`,
      );
    });
  }

  function createScreen(area: AreaId, name: ViewName): Screen {
    const remote = remoteOf(area);
    const retry = createRetry<View>(remote.diagnose);
    const run = withInvalidation(remote, retry, (module) => loadView(remote, module, name, retry));
    const onScreenFailure = (failure: RemoteFailure) => onFailure(area, failure);
    return { area, retry, loadable: createLoadable({ run, discard: remote.invalidate, onFailure: onScreenFailure }) };
  }

  function createHeader(): Loadable<HeaderModule> {
    const remote = remoteOf(HEADER);
    const retry = createRetry<HeaderModule>(remote.diagnose);
    const run = withInvalidation(remote, retry, (module) =>
      retry.run(async () => {
        if (module.kind !== 'header') {
          throw new RemoteFailure('invalid-module', `Remote "${remote.id}" is no header but ${module.kind}.`);
        }
        await registerMessages(module.id, module.messages);
        return module;
      }),
    );
    const onHeaderFailure = (failure: RemoteFailure) => onFailure(HEADER, failure);
    return createLoadable({ run, discard: remote.invalidate, onFailure: onHeaderFailure });
  }

  return {
    screen(area, view) {
      const key = `${area}/${view}`;
      const screen = screens.get(key) ?? createScreen(area, view);
      screens.set(key, screen);
      return screen.loadable;
    },
    header: createHeader(),
    loads,
  };
}
