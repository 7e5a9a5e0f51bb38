import type { RemoteEntry } from '@halte/contract';
import { getInstance } from '@module-federation/enhanced/runtime';

const PROBE_MS = 2000;

/** How remotes get into the page. The only file that knows the federation runtime. */
export interface Loader {
  /** The namespace object of the remote's `./remote`. `fresh` forgets what an earlier attempt left behind. */
  load(entry: RemoteEntry, options: { readonly fresh: boolean }): Promise<unknown>;
  /** Status that the entry's address answers with, or null without an answer. */
  probe(entry: RemoteEntry): Promise<number | null>;
}

export function createFederationLoader(): Loader {
  const registered = new Set<string>();
  return {
    async load({ container, entry }, { fresh }) {
      const runtime = getInstance();
      if (!runtime) throw new Error('The federation runtime has not started.');
      if (fresh || !registered.has(container)) {
        runtime.registerRemotes([{ name: container, entry, type: 'global' }], { force: registered.has(container) });
        registered.add(container);
      }
      return runtime.loadRemote(`${container}/remote`);
    },
    async probe({ entry }) {
      try {
        const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
        return answer.status;
      } catch {
        return null;
      }
    },
  };
}
