import {
  type AreaId,
  type HeaderModule,
  parseRemoteModule,
  type RemoteEntry,
  type RemoteId,
  type RemoteModule,
  type View,
  type ViewName,
} from '@halte/contract';
import { persist } from './attempt.ts';
import { RemoteFailure } from './failure.ts';
import type { Loader } from './federation.ts';
import { createLoadable, type Loadable } from './loadable.ts';

/** Registers a remote's texts: for now, and for languages chosen later. */
export type RegisterMessages = (namespace: string, load: RemoteModule['messages']) => Promise<void>;

export interface RemotesOptions {
  readonly entries: Readonly<Partial<Record<RemoteId, RemoteEntry>>>;
  readonly loader: Loader;
  readonly registerMessages: RegisterMessages;
  readonly onFailure: (id: RemoteId, failure: RemoteFailure) => void;
}

export interface Remotes {
  /** A screen of an area: its view, with its texts registered. The same object for the same screen. */
  screen(area: AreaId, view: ViewName): Loadable<View>;
  readonly header: Loadable<HeaderModule>;
}

export function createRemotes({ entries, loader, registerMessages, onFailure }: RemotesOptions): Remotes {
  const modules = new Map<RemoteId, Promise<RemoteModule>>();
  const screens = new Map<string, Loadable<View>>();

  async function load(id: RemoteId): Promise<RemoteModule> {
    const entry = entries[id];
    if (!entry) throw new RemoteFailure('not-configured', `The boot document names no remote "${id}".`);
    const exposed = await persist({
      run: (attempt) => loader.load(entry, { fresh: attempt > 1 }),
      probe: () => loader.probe(entry),
    });
    const parsed = parseRemoteModule(exposed);
    if (!parsed.ok) throw new RemoteFailure(parsed.code, `Remote "${id}" was refused: ${parsed.reason}.`);
    return parsed.module;
  }

  /** One load for all who ask at the same time; a failure is forgotten at once. */
  function module(id: RemoteId): Promise<RemoteModule> {
    const known = modules.get(id);
    if (known) return known;
    const loading = load(id);
    modules.set(id, loading);
    loading.catch(() => modules.delete(id));
    return loading;
  }

  const probeOf = (id: RemoteId) => {
    const entry = entries[id];
    return () => (entry ? loader.probe(entry) : Promise.resolve(null));
  };

  async function viewOf(area: AreaId, name: ViewName): Promise<View> {
    const remote = await module(area);
    const loadView = remote.kind === 'area' ? remote.views[name] : undefined;
    if (!loadView) throw new RemoteFailure('missing-view', `Remote "${area}" has no view "${name}".`);
    const [{ View }] = await persist({
      run: () => Promise.all([loadView(), registerMessages(area, remote.messages)]),
      probe: probeOf(area),
    });
    if (typeof View !== 'function' && typeof View !== 'object') {
      throw new RemoteFailure('invalid-module', `View "${name}" of remote "${area}" exports no View.`);
    }
    return View;
  }

  async function headerOf(): Promise<HeaderModule> {
    const remote = await module('shop-header');
    if (remote.kind !== 'header') {
      throw new RemoteFailure('invalid-module', `Remote "shop-header" is no header but ${remote.kind}.`);
    }
    await persist({ run: () => registerMessages(remote.id, remote.messages), probe: probeOf('shop-header') });
    return remote;
  }

  return {
    screen(area, view) {
      const key = `${area}/${view}`;
      const known = screens.get(key);
      if (known) return known;
      const screen = createLoadable({
        run: () => viewOf(area, view),
        onFailure: (failure) => onFailure(area, failure),
      });
      screens.set(key, screen);
      return screen;
    },
    header: createLoadable({ run: headerOf, onFailure: (failure) => onFailure('shop-header', failure) }),
  };
}
