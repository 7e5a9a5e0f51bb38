/** Live documents of several servers: one asks each source, and all read the same bytes. */
import { hash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { EpochSeconds } from '@halte/engine/common/time';
import { createBoundedCache } from '../common/boundedCache.ts';
import { errorMessage } from '../common/errorMessage.ts';
import {
  type FetchBytes,
  type Fetched,
  type LiveReading,
  MOST_DOCUMENTS,
  type ReadBytes,
} from '../realtime/fetched.ts';
import { shownAddress } from '../realtime/fetchLive.ts';
import type { LiveDocument, LiveDocuments, Written } from '../store/liveDocuments.ts';
import { StoreError } from '../store/storeError.ts';

export interface SharedReadingOptions {
  readonly documents: LiveDocuments;
  /** How often sources are to be asked. */
  readonly everySeconds: number;
  now(): EpochSeconds;
  /** Monotonic clock, in seconds. */
  readonly clock?: () => number;
  /** Awaited while another server asks a source for the first time. */
  readonly pause?: (signal: AbortSignal) => Promise<unknown>;
}

/** Interval of polls. A document that is recent enough is not read from the store again. */
const ASK_SECONDS = 0.5;
/** Intervals for which a document is used while the store cannot be reached: then each server asks the sources itself. */
const PATIENCE = 2;

/** A source that has failed is asked again after this time or the interval of polls, whichever is longer, even if its documents may be older than that. */
const LEAST_RETRY_SECONDS = 10;
/** The version of a document that this server has fetched without the store. */
const OWN = -1;

/** Addresses of which figures are kept: some sources and the files of some sharing systems. */
const MOST_FIGURES = 200;

/** Figures are by address, without secrets. */
export interface SharedReading extends LiveReading {
  /** Of the store, which grow by one with each answer and failure of a source; -1: fetched without the store. */
  versions(): ReadonlyMap<string, number>;
  /** 1 while this server asks the source for all, else 0. */
  leases(): ReadonlyMap<string, number>;
}

/** A document as this server knows it. */
interface Known {
  /** Of the store, or {@link OWN}. */
  readonly version: number;
  readonly tag: string;
  /** The last good answer; null: none yet. */
  readonly fetched: Fetched | null;
  readonly problem: string | null;
  /** Of the clock, when its age was 0. */
  readonly since: number;
}

export function readShared(options: SharedReadingOptions): SharedReading {
  const { documents, everySeconds, now } = options;
  const clock = options.clock ?? (() => performance.now() / 1_000);
  const pause = options.pause ?? ((signal) => setTimeout(ASK_SECONDS * 1_000, undefined, { signal }));
  const holder = randomUUID();
  const versions = new Map<string, number>();
  const leases = new Map<string, number>();

  /** A clock of the database that is ahead does not make documents of the future. */
  const fetchedOf = (bytes: Buffer, at: EpochSeconds): Fetched => ({ bytes, at: Math.min(Math.round(at), now()) });

  function readerOf(fetch: FetchBytes): ReadBytes {
    const kept = createBoundedCache<Known>(MOST_DOCUMENTS, () => 1);
    const retrySeconds = Math.max(everySeconds, LEAST_RETRY_SECONDS);
    /** Age from which a document is asked for again. */
    const ageOf = (known: Known | null | undefined, maxAgeSeconds: number) =>
      known?.problem ? Math.min(maxAgeSeconds, retrySeconds) : maxAgeSeconds;
    const isYoung = (known: Known, maxAgeSeconds: number) => clock() - known.since < ageOf(known, maxAgeSeconds);

    function keep(source: string, known: Known): Known {
      kept.set(source, known);
      return known;
    }

    /** The document of the store, as it is now. Null: no source has answered or failed yet. */
    function taken(source: string, known: Known | undefined, found: LiveDocument): Known | null {
      if (found.version === 0) return null;
      if (known && known.version === found.version && known.tag === found.tag) return known;
      const since = clock() - found.ageSeconds;
      // While the store was away, this server has fetched it itself.
      if (known?.version === OWN && since < known.since) return known;
      const { version, problem, fetchedAt } = found;
      const bytes = found.body ?? (known?.tag === found.tag ? known.fetched?.bytes : undefined);
      if (!bytes) return keep(source, { version, tag: '', problem, fetched: null, since });
      return keep(source, { version, tag: found.tag, problem, fetched: fetchedOf(bytes, fetchedAt), since });
    }

    /** Fetches the document from its source, and writes it for the other servers by `tell`. */
    async function ask(url: string, signal: AbortSignal, source: string, tell: typeof documents.write): Promise<Known> {
      const known = kept.get(source);
      const told = (answer: Parameters<typeof tell>[2]) =>
        tell(source, holder, answer).catch((): Written | null => null);
      try {
        const bytes = await fetch(url, signal);
        const tag = hash('sha256', bytes);
        const same = known?.tag === tag ? known.fetched : null;
        const written = await told({ tag, body: same && known?.version !== OWN ? null : bytes });
        const fetched = fetchedOf(same?.bytes ?? bytes, written?.fetchedAt ?? now());
        return keep(source, { version: written?.version ?? OWN, tag, problem: null, fetched, since: clock() });
      } catch (error) {
        if (signal.aborted) {
          await documents.release(source, holder).catch(() => undefined);
          throw error;
        }
        const problem = errorMessage(error);
        const written = await told({ problem });
        const { tag = '', fetched = null } = known ?? {};
        return keep(source, { version: written?.version ?? OWN, tag, problem, fetched, since: clock() });
      }
    }

    async function askAlone(url: string, signal: AbortSignal, source: string, maxAgeSeconds: number): Promise<Known> {
      const known = kept.get(source);
      const seconds = maxAgeSeconds * (known?.version === OWN ? 1 : PATIENCE);
      return known && isYoung(known, seconds) ? known : ask(url, signal, source, async () => null);
    }

    /** Null: another server asks for the first time. */
    async function askOrRead(
      url: string,
      signal: AbortSignal,
      source: string,
      maxAgeSeconds: number,
    ): Promise<Known | null> {
      const known = kept.get(source);
      if (known && isYoung(known, maxAgeSeconds)) return known;
      try {
        const found = await documents.read(source, known?.tag ?? '');
        const latest = found && taken(source, known, found);
        if (latest && isYoung(latest, maxAgeSeconds)) return latest;
        if (!(await documents.lease(source, holder, ageOf(latest, maxAgeSeconds)))) return latest;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        return askAlone(url, signal, source, maxAgeSeconds);
      }
      note(leases, url, 1);
      return ask(url, signal, source, documents.write).finally(() => note(leases, url, 0));
    }

    return async (url, signal, maxAgeSeconds) => {
      const source = `${URL.parse(url)?.host ?? ''} ${hash('sha256', url)}`;
      let latest = await askOrRead(url, signal, source, maxAgeSeconds);
      while (latest === null) {
        await pause(signal);
        latest = await askOrRead(url, signal, source, maxAgeSeconds);
      }
      note(versions, url, latest.version);
      if (latest.problem !== null || latest.fetched === null)
        throw new Error(latest.problem ?? 'Its last answer cannot be read from the database.');
      return latest.fetched;
    };
  }

  return {
    askSeconds: ASK_SECONDS,
    maxAgeSeconds: everySeconds,
    readerOf,
    versions: () => versions,
    leases: () => leases,
  };
}

/** The figure that was noted longest ago makes room. */
function note(figures: Map<string, number>, url: string, figure: number): void {
  const address = shownAddress(url);
  figures.delete(address);
  figures.set(address, figure);
  if (figures.size > MOST_FIGURES) figures.delete(figures.keys().next().value!);
}
