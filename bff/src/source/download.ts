import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fieldsOf } from '@halte/contract/fields';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { shownAddress } from '../realtime/fetchLive.ts';
import { zipHasEnd } from './zipEnd.ts';

/** What is downloaded. */
export interface DownloadKind {
  /** Its name in messages. */
  readonly name: string;
  readonly ending: string;
  /** The option that raises its limit. */
  readonly option: string;
  /** What each such file has at this position. A server may answer 200 with a page that says that it is closed. */
  readonly mark: { readonly text: string; readonly at: number };
  /** Whether a file with that mark has its end, too: a server may break off what it does not give the length of. Absent: it is not looked at. */
  readonly hasEnd?: (path: string) => Promise<boolean>;
}

export const TIMETABLE_DOWNLOAD: DownloadKind = {
  name: 'timetable',
  ending: '.zip',
  option: '--gtfs-limit-download',
  mark: { text: 'PK', at: 0 },
  hasEnd: zipHasEnd,
};
export const MAP_DOWNLOAD: DownloadKind = {
  name: 'map',
  ending: '.osm.pbf',
  option: '--osm-limit',
  mark: { text: 'OSMHeader', at: 6 },
};

export interface DownloadOptions {
  readonly kind: DownloadKind;
  /** Folder for the file; created if missing. */
  readonly into: string;
  readonly report: Report;
  readonly maxBytes: number;
  readonly timeoutMilliseconds?: number;
}

/** Beside a file, what its server says of it. */
export const stateOf = (path: string) => `${path}.state`;

const MEGABYTE = 1_000_000;
const REPORTED_EVERY = 10 * MEGABYTE;

/**
 * Fetches a file and returns its path; on failure, that of the last download, if there is one. A file that has not changed since, as its server says, is
 * not sent again.
 *
 * @throws {@link StartError} if there is none.
 */
export async function download(address: string, options: DownloadOptions): Promise<string> {
  const { kind, into, report } = options;
  await mkdir(into, { recursive: true });
  const path = join(into, `${createHash('sha256').update(address).digest('hex').slice(0, 16)}${kind.ending}`);
  // Its query may contain a key.
  const shown = shownAddress(address);
  const partial = `${path}.part`;
  try {
    report(`fetching ${shown}`);
    const state = stateOf(path);
    const known = (await exists(path)) ? await knownTag(state) : '';
    const received = await fetchTo(address, partial, { ...options, known });
    if (received === null) report(`${shown} has not changed`);
    else {
      if (!(await isMarked(partial, kind))) throw new Error(`what the server sent is no ${kind.name}`);
      if (kind.hasEnd && !(await kind.hasEnd(partial)))
        throw new Error(`the server sent only a part of the ${kind.name}`);
      // A state that is lost costs a download; one of another file would hide a change.
      await rm(state, { force: true });
      await rename(partial, path);
      await writeFile(state, received);
    }
    return path;
  } catch (error) {
    await rm(partial, { force: true });
    const reason = reasonOf(error);
    if (!(await exists(path)))
      throw new StartError(
        `The ${kind.name} could not be fetched from ${shown} (${reason}): check the address and the network.`,
        {
          cause: error,
        },
      );
    report(`${shown} could not be fetched (${reason}): using the ${kind.name} fetched last time`, 'warn');
    return path;
  }
}

/** @returns the state of what was received, for the next request; null if `known` is still that of the server. */
async function fetchTo(
  address: string,
  path: string,
  { known, ...options }: DownloadOptions & { readonly known: string },
): Promise<string | null> {
  const { kind, report, maxBytes, timeoutMilliseconds = 300_000 } = options;
  const headers: Record<string, string> = known === '' ? {} : { 'if-none-match': known };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (known !== '' && response.status === 304) return null;
  if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const before = bytes;
      bytes += chunk.length;
      if (Math.floor(before / REPORTED_EVERY) !== Math.floor(bytes / REPORTED_EVERY))
        report(`fetched ${Math.floor(bytes / MEGABYTE)} MB`);
      done(
        bytes > maxBytes
          ? new Error(`it is larger than ${Math.floor(maxBytes / MEGABYTE)} MB, which ${kind.option} raises`)
          : null,
        chunk,
      );
    },
  });
  await pipeline(Readable.fromWeb(response.body), meter, createWriteStream(path));
  return response.headers.get('etag') ?? '';
}

async function isMarked(path: string, { mark }: DownloadKind): Promise<boolean> {
  const expected = Buffer.from(mark.text);
  const file = await open(path);
  try {
    const found = await file.read(Buffer.alloc(expected.length), 0, expected.length, mark.at);
    return found.buffer.equals(expected);
  } finally {
    await file.close();
  }
}

/** The entity tag that a file had when it was received; empty for none. */
async function knownTag(state: string): Promise<string> {
  const text = await readFile(state, 'utf8').catch(() => '');
  return /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text) ? text : '';
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function reasonOf(error: unknown): string {
  const { name, cause } = fieldsOf(error);
  if (name === 'TimeoutError') return 'it took too long';
  // The message of fetch is only "fetch failed"; its cause has the reason.
  return (cause !== undefined && errorMessage(cause)) || errorMessage(error);
}
