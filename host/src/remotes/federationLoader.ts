import type { RemoteEntry } from '@halte/contract';
import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * `first`: as it is. `again`: from the server, with what has arrived meanwhile, after an attempt that took too long. `afresh`: from the server,
 * with nothing of what an earlier attempt left behind.
 */
export type LoadMode = 'first' | 'again' | 'afresh';

/** How remotes get into the page. The only file that knows the federation runtime. */
export interface Loader {
  /** The namespace object of the remote's `./remote`. */
  load(entry: RemoteEntry, manner: LoadMode): Promise<unknown>;
}

const page = globalThis as unknown as Record<string, unknown>;

/** An address that no cache knows. The remote's own chunks get the same mark (shared/federation, freshRetries.mjs). */
function withCacheBuster(address: string, mark: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.set('retry', mark);
  return url.href;
}

/**
 * Makes room for a second copy of a container in the same page. A script declares its container with `var`, so the global can be emptied but not
 * deleted; while it is filled, the runtime would take it for the one that it loads. Requests that hang would be joined by the new copy.
 */
function clearContainerGlobal(container: string): void {
  page[container] = undefined;
  for (const script of document.querySelectorAll(`script[data-webpack^="${CSS.escape(container)}:"]`)) script.remove();
}

/** The chunks that a container has received are kept in a global array, and the next copy would take them from there. */
function clearChunkCache(container: string): void {
  delete page[`webpackChunk${container}`];
}

/**
 * A copy that replaces another is registered under a name of its own: the runtime keeps what it has begun under the old one, a request that
 * hangs for 20 s above all, and what it has removed by force cannot be used by screens that are still on the page.
 */
export function createFederationLoader(): Loader {
  let copies = 0;
  return {
    load({ container, entry }, manner) {
      const runtime = getInstance();
      if (!runtime) throw new Error('The federation runtime has not started.');
      if (manner === 'first') {
        runtime.registerRemotes([{ name: container, entry, type: 'global' }]);
        return runtime.loadRemote(`${container}/remote`);
      }
      copies += 1;
      clearContainerGlobal(container);
      if (manner === 'afresh') clearChunkCache(container);
      const name = `copy${copies}_${container}`;
      const mark = `${Date.now().toString(36)}${copies}`;
      runtime.registerRemotes([
        { name, entry: withCacheBuster(entry, mark), type: 'global', entryGlobalName: container },
      ]);
      return runtime.loadRemote(`${name}/remote`);
    },
  };
}
