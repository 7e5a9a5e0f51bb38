import type { AreaId, HeaderModule, RemoteEntry, RemoteId, RemoteModule, View, ViewName } from '@halte/contract';
import { isFileLoadError, RemoteFailure } from './failure.ts';
import type { Loader } from './federationLoader.ts';
import type { ProbeFile } from './fileProbe.ts';
import type { FetchLatestEntry } from './latestEntry.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { createRemote, type Remote } from './remote.ts';
import { createRetry, type Retry } from './retry.ts';

/** Registers a remote's texts: for now, and for languages chosen later. */
export type RegisterMessages = (namespace: string, load: RemoteModule['messages']) => Promise<void>;

export interface RemotesOptions {
  readonly entries: Readonly<Partial<Record<RemoteId, RemoteEntry>>>;
  readonly loader: Loader;
  readonly probeFile: ProbeFile;
  readonly unreachable: readonly RemoteId[];
  readonly fetchLatestEntry: FetchLatestEntry;
  readonly registerMessages: RegisterMessages;
  /** What stands in for a view that a sound remote does not have; null where that is a failure. */
  readonly fallbackView: (view: ViewName) => Promise<View> | null;
  readonly onFailure: (id: RemoteId, failure: RemoteFailure) => void;
}

export interface Remotes {
  /** A screen of an area: its view, with its texts registered. The same object for the same screen. */
  screen(area: AreaId, view: ViewName): Loadable<View>;
  readonly header: Loadable<HeaderModule>;
}

interface Screen {
  readonly area: AreaId;
  readonly retry: Retry<View>;
  readonly loadable: Loadable<View>;
}

/**
 * Whether the next try may use the copy that is here, because only its file was lost on the way: that is asked for under another address. All
 * screens of a remote share its state, which another copy would not have. A file that the server refuses twice may belong to an old build.
 */
function canReuseModule({ code, cause }: RemoteFailure, isFirst: boolean): boolean {
  if (!isFileLoadError(cause)) return false;
  return code === 'network' || code === 'timeout' || (code === 'server-error' && isFirst);
}

/**
 * Runs `use` on the remote's module. What comes of it decides which copy the next run gets; not earlier, because another screen of the copy
 * that is here may still be in use.
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
      mustInvalidate = !(error instanceof RemoteFailure && canReuseModule(error, failures === 0));
      failures += 1;
      throw error;
    }
  };
}

export function createRemotes(options: RemotesOptions): Remotes {
  const { entries, unreachable, loader, probeFile, fetchLatestEntry, registerMessages, fallbackView, onFailure } =
    options;
  const remotes = new Map<RemoteId, Remote>();
  const screens = new Map<string, Screen>();

  function startOver(id: RemoteId): void {
    for (const { area, retry, loadable } of screens.values()) {
      if (area !== id) continue;
      retry.reset();
      loadable.reset();
    }
  }

  function remoteOf(id: RemoteId): Remote {
    const known = remotes.get(id);
    if (known) return known;
    const remote = createRemote({
      id,
      entry: entries[id] ?? null,
      isUnreachable: unreachable.includes(id),
      loader,
      probeFile,
      fetchLatestEntry,
      onReplaced: () => startOver(id),
    });
    remotes.set(id, remote);
    return remote;
  }

  async function viewOf(remote: Remote, module: RemoteModule, name: ViewName, retry: Retry<View>): Promise<View> {
    const loadView = module.kind === 'area' ? module.views[name] : undefined;
    if (!loadView) {
      const instead = fallbackView(name);
      if (instead) return instead;
      throw new RemoteFailure('missing-view', `Remote "${remote.id}" has no view "${name}".`);
    }
    return retry.run(async () => {
      const [{ View }] = await Promise.all([loadView(), registerMessages(remote.id, module.messages)]);
      if (typeof View === 'function' || typeof View === 'object') return View;
      throw new RemoteFailure('invalid-module', `View "${name}" of remote "${remote.id}" exports no View.`);
    });
  }

  function createScreen(area: AreaId, name: ViewName): Screen {
    const remote = remoteOf(area);
    const retry = createRetry<View>(remote.diagnose);
    const run = withInvalidation(remote, retry, (module) => viewOf(remote, module, name, retry));
    const onFailureHere = (failure: RemoteFailure) => onFailure(area, failure);
    return { area, retry, loadable: createLoadable({ run, discard: remote.invalidate, onFailure: onFailureHere }) };
  }

  function createHeader(): Loadable<HeaderModule> {
    const remote = remoteOf('shop-header');
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
    const onFailureHere = (failure: RemoteFailure) => onFailure('shop-header', failure);
    return createLoadable({ run, discard: remote.invalidate, onFailure: onFailureHere });
  }

  return {
    screen(area, view) {
      const key = `${area}/${view}`;
      const screen = screens.get(key) ?? createScreen(area, view);
      screens.set(key, screen);
      return screen.loadable;
    },
    header: createHeader(),
  };
}
