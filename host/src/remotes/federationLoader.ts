import { nextTask, type RemoteEntry } from '@halte/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { allowScripts } from './trustedTypes.ts';

/**
 * How a copy of a remote is loaded. `initial`: from its plain address. `retry`: from an address that is in no cache, reusing the chunks that
 * have arrived since; used after a timeout. `clean`: the same, without the chunks of earlier attempts.
 */
export type LoadMode = 'initial' | 'retry' | 'clean';

/** Loads remotes into the page. The only file that calls the federation runtime. */
export interface Loader {
  /** The namespace object of the remote's `./remote`. */
  load(entry: RemoteEntry, mode: LoadMode): Promise<unknown>;
}

/** Containers and chunk lists are globals whose names are known at run time only. */
const page = globalThis as unknown as Record<string, unknown>;

/** An address that is in no cache. The remote's own chunks get the same parameter (shared/federation, freshRetries.mjs). */
function withCacheBuster(address: string, value: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.set('retry', value);
  return url.href;
}

/**
 * Allows a second copy of a container in the same page. A script declares its container with `var`, so the global can be emptied but not
 * deleted; while it is set, the runtime takes it for the container that it is loading. Scripts that are still loading are removed, because the
 * new copy would wait for their requests.
 */
function clearContainerGlobal(container: string): void {
  page[container] = undefined;
  for (const script of document.querySelectorAll(`script[data-webpack^="${CSS.escape(container)}:"]`)) script.remove();
}

/** A container stores its chunks in a global array; the next copy would reuse them. */
function clearChunkCache(container: string): void {
  delete page[`webpackChunk${container}`];
}

/**
 * Registers each further copy under a new name: under the old one, the runtime would reuse a request that hangs (for up to 20 s), and a remote
 * that was removed by force breaks the screens of it that are still mounted.
 */
export function createFederationLoader(): Loader {
  let copies = 0;
  return {
    async load({ container, entry }, mode) {
      const runtime = getInstance();
      if (!runtime) throw new Error('The federation runtime has not started.');
      allowScripts(entry.replace(/[^/]*$/, ''));
      if (mode === 'initial') {
        runtime.registerRemotes([{ name: container, entry, type: 'global' }]);
        const module = await runtime.loadRemote(`${container}/remote`);
        // Its entry has just run, and its view is requested next.
        await nextTask();
        return module;
      }
      copies += 1;
      clearContainerGlobal(container);
      if (mode === 'clean') clearChunkCache(container);
      const name = `copy${copies}_${container}`;
      const cacheBuster = `${Date.now().toString(36)}${copies}`;
      runtime.registerRemotes([
        { name, entry: withCacheBuster(entry, cacheBuster), type: 'global', entryGlobalName: container },
      ]);
      return runtime.loadRemote(`${name}/remote`);
    },
  };
}
