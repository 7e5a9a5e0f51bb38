import { createFetchLive, type FetchLive, shownAddress } from '../realtime/fetchLive.ts';
import type { HeadersFor } from '../realtime/liveHeaders.ts';
import { GbfsError } from './gbfs/documents.ts';
import type { ReadBytes } from './gbfs/read.ts';
import type { SharingSource } from './sharing.ts';

/**
 * Paris, the largest of all, has 1 500 stations in 700 kB. Each document is read at once on the thread that answers callers: in some hundredths of a second
 * with so many.
 */
const MOST_BYTES = 6 * 1_024 * 1_024;

/** The system behind the address of a `gbfs.json`. */
export function httpSource(address: string, headersFor: HeadersFor): SharingSource {
  const bytes = bytesOver(createFetchLive(headersFor));
  return { name: `gbfs ${shownAddress(address)}`, address, bytes, ids: 'bySystem' };
}

/** Other documents say which addresses are asked for: only those of the web are. Rejects with GbfsError and LiveDataError. */
export function bytesOver(fetchLive: FetchLive): ReadBytes {
  return async (url, signal) => {
    if (!/^https?:/i.test(url)) throw new GbfsError('not-readable', `${url.slice(0, 200)} is no web address.`);
    return fetchLive(url, { signal, mostBytes: MOST_BYTES, accept: 'application/json' });
  };
}
