import { fetchLive, shownAddress } from '../realtime/fetchLive.ts';
import { GbfsError } from './gbfs/documents.ts';
import type { ReadBytes } from './gbfs/read.ts';
import type { SharingSource } from './sharing.ts';

/** Paris, the largest of all, has 1 500 stations in 700 kB. */
const MOST_BYTES = 16 * 1_024 * 1_024;

/** The system behind the address of a `gbfs.json`. */
export function httpSource(address: string): SharingSource {
  return { name: `gbfs ${shownAddress(address)}`, address, bytes: bytesOverHttp, ids: 'bySystem' };
}

/** Other documents say which addresses are asked for: only those of the web are. Rejects with GbfsError and LiveDataError. */
export const bytesOverHttp: ReadBytes = async (url, signal) => {
  if (!/^https?:/i.test(url)) throw new GbfsError('not-readable', `${url.slice(0, 200)} is no web address.`);
  return fetchLive(url, { signal, mostBytes: MOST_BYTES, accept: 'application/json' });
};
