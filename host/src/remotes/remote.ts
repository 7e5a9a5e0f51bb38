import {
  type FailureCode,
  parseRemoteModule,
  type RemoteEntry,
  type RemoteId,
  type RemoteModule,
} from '@halte/contract';
import { classify, failedFileOf, isFileLoadError, NO_PROBE_RESULT, RemoteFailure } from './failure.ts';
import type { Loader, LoadMode } from './federationLoader.ts';
import type { ProbeFile } from './fileProbe.ts';
import type { FetchLatestEntry } from './latestEntry.ts';
import { createRetry } from './retry.ts';

/** Why something could not be loaded. `address`: the file to look at when the error names none. */
export async function diagnose(error: unknown, address: string | null, probeFile: ProbeFile): Promise<FailureCode> {
  if (error instanceof RemoteFailure || !isFileLoadError(error)) return classify(error, NO_PROBE_RESULT);
  const file = failedFileOf(error) ?? address;
  return classify(error, file === null ? NO_PROBE_RESULT : await probeFile(file));
}

export interface RemoteOptions {
  readonly id: RemoteId;
  /** Of the boot document. */
  readonly entry: RemoteEntry | null;
  /** The server knows where it should be, but has had no answer from there yet. */
  readonly isUnreachable: boolean;
  readonly loader: Loader;
  readonly probeFile: ProbeFile;
  readonly fetchLatestEntry: FetchLatestEntry;
  /** Another copy has taken the place of the one whose screens are here. */
  readonly onReplaced: () => void;
}

/** One remote: loaded once for all who ask, and again when what was loaded is no good. */
export interface Remote {
  readonly id: RemoteId;
  module(): Promise<RemoteModule>;
  /** What was loaded is no good: the next who asks gets another copy. */
  invalidate(): void;
  diagnose(error: unknown): Promise<FailureCode>;
}

export function createRemote(options: RemoteOptions): Remote {
  const { id, isUnreachable, loader, probeFile, fetchLatestEntry, onReplaced } = options;
  let { entry } = options;
  let here: RemoteModule | null = null;
  let isValid = true;
  let manner: LoadMode = 'first';
  let underWay: Promise<RemoteModule> | null = null;

  const why = (error: unknown) => diagnose(error, entry?.entry ?? null, probeFile);
  const retry = createRetry<RemoteModule>(why);

  async function currentEntry(): Promise<RemoteEntry> {
    if (entry && manner === 'first') return entry;
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
    try {
      const from = await currentEntry();
      entry = from;
      const module = await retry.run((attempt) => fetchModule(from, attempt === 1 ? manner : 'afresh'));
      const before = here;
      here = module;
      isValid = true;
      if (before) onReplaced();
      return module;
    } catch (error) {
      manner = error instanceof RemoteFailure && error.code === 'timeout' ? 'again' : 'afresh';
      throw error;
    } finally {
      underWay = null;
    }
  }

  return {
    id,
    module() {
      if (here && isValid) return Promise.resolve(here);
      underWay ??= load();
      return underWay;
    },
    invalidate() {
      isValid = false;
      manner = 'afresh';
      retry.reset();
    },
    diagnose: why,
  };
}
