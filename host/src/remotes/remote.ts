import {
  type FailureCode,
  parseRemoteModule,
  type RemoteEntry,
  type RemoteId,
  type RemoteModule,
} from '@halte/contract';
import { diagnose } from './diagnose.ts';
import { RemoteFailure } from './failure.ts';
import type { Loader, LoadMode } from './federationLoader.ts';
import type { ProbeFile } from './fileProbe.ts';
import type { FetchLatestEntry } from './latestEntry.ts';
import { createRetry } from './retry.ts';

/** The last attempt to load a remote. */
export interface RemoteLoad {
  readonly version: string;
  /** Until it had run; null: it failed. */
  readonly milliseconds: number | null;
}

export interface RemoteOptions {
  readonly id: RemoteId;
  /** From the boot document. */
  readonly entry: RemoteEntry | null;
  /** The server knows the remote's address, but has had no answer from it yet. */
  readonly isUnreachable: boolean;
  readonly loader: Loader;
  readonly probeFile: ProbeFile;
  readonly fetchLatestEntry: FetchLatestEntry;
  readonly onLoad: (load: RemoteLoad) => void;
  /** A new copy has replaced the module that mounted screens come from. */
  readonly onReplaced: () => void;
}

/** One remote: its module is loaded once and shared, and loaded again after {@link Remote.invalidate}. */
export interface Remote {
  readonly id: RemoteId;
  module(): Promise<RemoteModule>;
  /** The module is broken or outdated: the next call of `module` loads a new copy. */
  invalidate(): void;
  diagnose(error: unknown): Promise<FailureCode>;
  /** Whether the file with this address belongs to the remote, as opposed to the modules that it shares with the page. */
  ownsFile(address: string): boolean;
}

export function createRemote(options: RemoteOptions): Remote {
  const { id, isUnreachable, loader, probeFile, fetchLatestEntry, onLoad, onReplaced } = options;
  let { entry } = options;
  let loaded: RemoteModule | null = null;
  let isValid = true;
  let mode: LoadMode = 'initial';
  let pending: Promise<RemoteModule> | null = null;

  const diagnoseError = (error: unknown) => diagnose(error, entry?.entry ?? null, probeFile);
  const retry = createRetry<RemoteModule>(diagnoseError);

  async function currentEntry(): Promise<RemoteEntry> {
    if (entry && mode === 'initial') return entry;
    const current = (await fetchLatestEntry(id)) ?? entry;
    if (current) return current;
    if (isUnreachable) throw new RemoteFailure('network', `The origin of remote "${id}" has not answered the server.`);
    throw new RemoteFailure('not-configured', `There is no remote "${id}".`);
  }

  async function fetchModule(from: RemoteEntry, how: LoadMode): Promise<RemoteModule> {
    const parsed = parseRemoteModule(await loader.load(from, how));
    if (!parsed.ok) throw new RemoteFailure(parsed.code, `Remote "${id}" was refused: ${parsed.reason}.`);
    return parsed.module;
  }

  async function load(): Promise<RemoteModule> {
    const begun = performance.now();
    try {
      const from = await currentEntry();
      entry = from;
      const module = await retry.run((attempt) => fetchModule(from, attempt === 1 ? mode : 'clean'));
      const before = loaded;
      loaded = module;
      isValid = true;
      onLoad({ version: from.version, milliseconds: performance.now() - begun });
      if (before) onReplaced();
      return module;
    } catch (error) {
      if (entry) onLoad({ version: entry.version, milliseconds: null });
      mode = error instanceof RemoteFailure && error.code === 'timeout' ? 'retry' : 'clean';
      throw error;
    } finally {
      pending = null;
    }
  }

  return {
    id,
    module() {
      if (loaded && isValid) return Promise.resolve(loaded);
      pending ??= load();
      return pending;
    },
    invalidate() {
      isValid = false;
      mode = 'clean';
      retry.reset();
    },
    diagnose: diagnoseError,
    ownsFile(address) {
      if (entry === null || !URL.canParse(address)) return true;
      return address.startsWith(new URL('.', new URL(entry.entry, address)).href);
    },
  };
}
