import type { FetchBytes, LiveReading } from '../realtime/fetched.ts';
import { createFetchLive, type FetchLive, shownAddress } from '../realtime/fetchLive.ts';
import type { HeadersFor } from '../realtime/liveHeaders.ts';
import { GbfsError } from './gbfs/documents.ts';
import type { SharingSource } from './sharing.ts';

/**
 * Paris, the largest known system, has 1 500 stations in 700 kB. Each document is parsed synchronously on the thread that answers requests: some hundredths
 * of a second at that size.
 */
const MOST_BYTES = 6 * 1_024 * 1_024;

/** The system behind the address of a `gbfs.json`. */
export function httpSource(address: string, headersFor: HeadersFor, reading: LiveReading): SharingSource {
  const bytes = reading.readerOf(bytesOver(createFetchLive(headersFor)));
  return { name: `gbfs ${shownAddress(address)}`, address, bytes, ids: 'bySystem' };
}

/** The addresses come from other documents, so only http(s) ones are fetched. Rejects with GbfsError and LiveDataError. */
export function bytesOver(fetchLive: FetchLive): FetchBytes {
  return async (url, signal, traceparent) => {
    if (!/^https?:/i.test(url)) throw new GbfsError('not-readable', `${url.slice(0, 200)} is no web address.`);
    return fetchLive(url, { signal, mostBytes: MOST_BYTES, accept: 'application/json', traceparent });
  };
}
