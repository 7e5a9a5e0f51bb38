import type { AreaId, HeaderModule, RemoteEntry, RemoteId, RemoteModule, View, ViewName } from '@halte/contract';
import { isLostFile, RemoteFailure } from './failure.ts';
import type { Loader } from './federationLoader.ts';
import type { Investigate } from './fileProbe.ts';
import type { AskEntry } from './latestEntry.ts';
import { createLoadable, type Loadable } from './loadable.ts';
import { createRemote, type Remote } from './remote.ts';
import { type Attempts, createAttempts } from './retry.ts';

/** Registers a remote's texts: for now, and for languages chosen later. */
export type RegisterMessages = (namespace: string, load: RemoteModule['messages']) => Promise<void>;

export interface RemotesOptions {
  readonly entries: Readonly<Partial<Record<RemoteId, RemoteEntry>>>;
  readonly loader: Loader;
  readonly investigate: Investigate;
  readonly unreachable: readonly RemoteId[];
  readonly askEntry: AskEntry;
  readonly registerMessages: RegisterMessages;
  /** What stands in for a view that a sound remote does not have; null where that is a failure. */
  readonly standIn: (view: ViewName) => Promise<View> | null;
  readonly onFailure: (id: RemoteId, failure: RemoteFailure) => void;
}

export interface Remotes {
  /** A screen of an area: its view, with its texts registered. The same object for the same screen. */
  screen(area: AreaId, view: ViewName): Loadable<View>;
  readonly header: Loadable<HeaderModule>;
}

interface Screen {
  readonly area: AreaId;
  readonly attempts: Attempts<View>;
  readonly loadable: Loadable<View>;
}

/**
 * Whether the next try may use the copy that is here, because only its file was lost on the way: that is asked for under another address. All
 * screens of a remote share its state, which another copy would not have. A file that the server refuses twice may belong to an old build.
 */
function mayStay({ code, cause }: RemoteFailure, isFirst: boolean): boolean {
  if (!isLostFile(cause)) return false;
  return code === 'network' || code === 'timeout' || (code === 'server-error' && isFirst);
}

/**
 * Runs `use` on the remote's module. What comes of it decides which copy the next run gets; not earlier, because another screen of the copy
 * that is here may still be in use.
 */
function withTrust<T>(remote: Remote, attempts: Attempts<T>, use: (module: RemoteModule) => Promise<T>) {
  let failures = 0;
  let isSuspect = false;
  return async (): Promise<T> => {
    const late = attempts.late();
    if (late !== null) return late;
    if (isSuspect) remote.distrust();
    isSuspect = false;
    const module = await remote.module();
    try {
      const result = await use(module);
      failures = 0;
      return result;
    } catch (error) {
      isSuspect = !(error instanceof RemoteFailure && mayStay(error, failures === 0));
      failures += 1;
      throw error;
    }
  };
}

export function createRemotes(options: RemotesOptions): Remotes {
  const { entries, unreachable, loader, investigate, askEntry, registerMessages, standIn, onFailure } = options;
  const remotes = new Map<RemoteId, Remote>();
  const screens = new Map<string, Screen>();

  function startOver(id: RemoteId): void {
    for (const { area, attempts, loadable } of screens.values()) {
      if (area !== id) continue;
      attempts.forget();
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
      investigate,
      askEntry,
      onReplaced: () => startOver(id),
    });
    remotes.set(id, remote);
    return remote;
  }

  async function viewOf(remote: Remote, module: RemoteModule, name: ViewName, attempts: Attempts<View>): Promise<View> {
    const loadView = module.kind === 'area' ? module.views[name] : undefined;
    if (!loadView) {
      const instead = standIn(name);
      if (instead) return instead;
      throw new RemoteFailure('missing-view', `Remote "${remote.id}" has no view "${name}".`);
    }
    return attempts.run(async () => {
      const [{ View }] = await Promise.all([loadView(), registerMessages(remote.id, module.messages)]);
      if (typeof View === 'function' || typeof View === 'object') return View;
      throw new RemoteFailure('invalid-module', `View "${name}" of remote "${remote.id}" exports no View.`);
    });
  }

  function createScreen(area: AreaId, name: ViewName): Screen {
    const remote = remoteOf(area);
    const attempts = createAttempts<View>(remote.diagnose);
    const run = withTrust(remote, attempts, (module) => viewOf(remote, module, name, attempts));
    const onFailureHere = (failure: RemoteFailure) => onFailure(area, failure);
    return { area, attempts, loadable: createLoadable({ run, discard: remote.distrust, onFailure: onFailureHere }) };
  }

  function createHeader(): Loadable<HeaderModule> {
    const remote = remoteOf('shop-header');
    const attempts = createAttempts<HeaderModule>(remote.diagnose);
    const run = withTrust(remote, attempts, (module) =>
      attempts.run(async () => {
        if (module.kind !== 'header') {
          throw new RemoteFailure('invalid-module', `Remote "${remote.id}" is no header but ${module.kind}.`);
        }
        await registerMessages(module.id, module.messages);
        return module;
      }),
    );
    const onFailureHere = (failure: RemoteFailure) => onFailure('shop-header', failure);
    return createLoadable({ run, discard: remote.distrust, onFailure: onFailureHere });
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
