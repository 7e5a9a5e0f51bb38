/** Reading of live documents: by this server alone, or by one server for all of a store. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { createBoundedCache } from '../common/boundedCache.ts';

export interface Fetched {
  readonly bytes: Buffer;
  /** When its source answered. */
  readonly at: EpochSeconds;
}

/** Resolves to the bytes at an address. Rejects with an error whose message is for an operator. `traceparent` is sent along. */
export type FetchBytes = (url: string, signal: AbortSignal, traceparent?: string | null) => Promise<Buffer>;

/**
 * Resolves to what the address has answered: the same object until that is `maxAgeSeconds` old and its source has been asked again. The bytes are the same
 * object as long as they are equal.
 */
export type ReadBytes = (url: string, signal: AbortSignal, maxAgeSeconds: number) => Promise<Fetched>;

/** How a server reads its live documents. */
export interface LiveReading {
  /** How often polls ask; null: at the interval at which sources are to be asked. */
  readonly askSeconds: number | null;
  /** Age from which a poll wants another answer of a source. */
  readonly maxAgeSeconds: number;
  readerOf(fetch: FetchBytes): ReadBytes;
}

/** Documents of one reader: a sharing system has five. */
export const MOST_DOCUMENTS = 40;

/** This server asks the sources itself, each time that it polls. */
export function readAlone(now: () => EpochSeconds): LiveReading {
  return {
    askSeconds: null,
    maxAgeSeconds: 0,
    readerOf(fetch) {
      const kept = createBoundedCache<Fetched>(MOST_DOCUMENTS, () => 1);
      return async (url, signal, maxAgeSeconds) => {
        const known = kept.get(url);
        if (known && now() - known.at < maxAgeSeconds) return known;
        const fetched = { bytes: await fetch(url, signal), at: now() };
        kept.set(url, fetched);
        return fetched;
      };
    },
  };
}
