/** `--prepared`: fetches the timetables that `--prepare` publishes, so that all servers change over at the same time. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { EpochSeconds } from '@halte/engine/common/time';
import { StartError } from '@halte/server/startError';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { createFetchLive } from '../realtime/fetchLive.ts';
import type { FeedLimits } from '../timetable/gtfs/limits.ts';
import type { FeedFile } from '../timetable/merge/importFeeds.ts';
import { keptPath } from '../timetable/snapshot/keptFiles.ts';
import { TIMETABLE_FILE } from '../timetable/snapshot/snapshotFile.ts';
import { writeContent } from './contentFile.ts';
import {
  CURRENT,
  checkSizes,
  feedName,
  MOST_CURRENT_BYTES,
  type Publication,
  type PublishedTimetable,
  publicationOf,
  secondsOf,
  timetableName,
} from './publication.ts';

export interface FollowOptions {
  /** A folder, or the http(s) address of one. */
  readonly address: string;
  /** Local folder in which fetched feeds are kept. */
  readonly into: string;
  /** Local folder in which an import looks for prepared files. */
  readonly snapshots: string;
  /** Version of this program's importer: a prepared file is only for the one that made it. */
  readonly importer: string;
  readonly limits: FeedLimits;
  now(): EpochSeconds;
  readonly report: Report;
}

export interface FollowedTimetable {
  readonly files: readonly FeedFile[];
  /** To be called once the timetable is loaded; resolves at the time to change over to it. */
  due(): Promise<void>;
}

export interface Follower {
  /**
   * Whether to fetch: there is another publication, or it is time to retry one that could not be used. Another one ends the wait for the time
   * of the one before.
   */
  hasNews(): Promise<boolean>;
  /** @throws StartError with a message for operators. */
  fetch(): Promise<FollowedTimetable>;
  stop(): void;
}

const CHECKED_EVERY_SECONDS = 30;
export const CHECKED_EVERY_MS = CHECKED_EVERY_SECONDS * 1_000;
/** Checks between two attempts to use the same publication. */
const CHECKS_EACH_ATTEMPT = 10;
const FILE_MS = 300_000;
const PARTIAL = '.part';
/** Nobody writes a file for this long. */
const ABANDONED_MS = 3_600_000;

export function createFollower(options: FollowOptions): Follower {
  const { into, now, report } = options;
  const { current, open } = placeOf(options.address);
  const stopped = new AbortController();
  /** `current.json` as read at the last attempt; null: it could not be read; undefined: to be fetched again in any case. */
  let attempted: Buffer | null | undefined;
  let hasFailed = false;
  let hasLoaded = false;
  let checks = 0;
  /** Aborted when the publication of the last attempt is replaced by another, also while its timetable is still being loaded. */
  let replaced = new AbortController();

  /** The published `current.json`; at a start, if that cannot be read, the one used last. */
  async function currentOrKept(): Promise<Buffer> {
    try {
      attempted = null;
      attempted = await current(stopped.signal);
      replaced = new AbortController();
      return attempted;
    } catch (error) {
      const kept = hasLoaded ? null : await readFile(join(into, CURRENT)).catch(() => null);
      const reason = `The prepared timetable cannot be read (${errorMessage(error)})`;
      if (kept === null) throw new StartError(`${reason}: check --prepared.`, { cause: error });
      report(`${reason}: using the one used last`, 'warn');
      return kept;
    }
  }

  async function fetched(timetable: PublishedTimetable): Promise<FeedFile[]> {
    checkSizes(timetable, options.limits);
    const file = timetable.files[options.importer];
    if (file) {
      const path = keptPath(TIMETABLE_FILE, { folder: options.snapshots, source: timetable.source });
      await writeContent(path, file, timetableName(file), () => open(timetableName(file), stopped.signal));
    } else report('nothing is prepared for this version of the server: reading the timetable itself', 'warn');
    const files: FeedFile[] = [];
    for (const feed of timetable.feeds) {
      const path = join(into, feedName(feed));
      await writeContent(path, feed, feedName(feed), () => open(feedName(feed), stopped.signal));
      files.push({ path, prefix: feed.prefix });
    }
    return files;
  }

  async function keep(bytes: Buffer, { feeds }: Publication): Promise<void> {
    // Several processes may share the folder.
    const partial = join(into, `${CURRENT}.${randomUUID()}${PARTIAL}`);
    await mkdir(into, { recursive: true });
    await writeFile(partial, bytes);
    await rename(partial, join(into, CURRENT));
    const stay = feeds.map(feedName);
    for (const name of await readdir(into))
      if ((name.endsWith('.zip') && !stay.includes(name)) || (await isAbandoned(join(into, name))))
        await rm(join(into, name), { force: true });
  }

  async function untilDue({ activateAt }: Publication, signal: AbortSignal): Promise<void> {
    report(`loaded the next timetable, to be used from ${activateAt} on`);
    const ended = AbortSignal.any([stopped.signal, signal]);
    const milliseconds = Math.max(0, secondsOf(activateAt) * 1_000 - Date.now());
    await setTimeout(milliseconds, undefined, { signal: ended, ref: false }).catch((cause) => {
      throw signal.aborted ? new StartError('It was replaced by another before it was due.', { cause }) : cause;
    });
  }

  return {
    async hasNews() {
      const bytes = await current(stopped.signal).catch(() => null);
      const isKnown = bytes === null ? attempted === null : attempted?.equals(bytes);
      if (!isKnown) {
        // One that cannot be read for a moment is no other.
        if (bytes !== null) replaced.abort();
        return true;
      }
      return hasFailed && ++checks % CHECKS_EACH_ATTEMPT === 0;
    },
    async fetch() {
      hasFailed = true;
      const bytes = await currentOrKept();
      const { signal } = replaced;
      const publication = publicationOf(bytes, now());
      const dueAt = secondsOf(publication.activateAt);
      // A server that starts before `activateAt` begins with the timetable that the others still use.
      const former = hasLoaded || now() >= dueAt ? null : publication.former;
      const files = await fetched(former ?? publication);
      return {
        files,
        async due() {
          if (hasLoaded && !former) await untilDue(publication, signal);
          hasLoaded = true;
          hasFailed = false;
          if (former) attempted = undefined;
          else await keep(bytes, publication);
        },
      };
    },
    stop: () => stopped.abort(),
  };
}

/** Left behind by a process that was killed. */
async function isAbandoned(path: string): Promise<boolean> {
  if (!path.endsWith(PARTIAL)) return false;
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ABANDONED_MS;
}

interface Place {
  current(signal: AbortSignal): Promise<Buffer>;
  open(name: string, signal: AbortSignal): Promise<Readable>;
}

function placeOf(address: string): Place {
  if (!/^https?:\/\//.test(address)) return folderAt(address);
  const base = address.endsWith('/') ? address : `${address}/`;
  const fetchCurrent = createFetchLive();
  return {
    current: (signal) =>
      fetchCurrent(new URL(CURRENT, base).href, {
        signal,
        mostBytes: MOST_CURRENT_BYTES,
        accept: 'application/json',
      }),
    async open(name, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(FILE_MS)]);
      const response = await fetch(new URL(name, base), { signal: limit });
      if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
      return Readable.fromWeb(response.body);
    },
  };
}

function folderAt(folder: string): Place {
  return {
    async current() {
      const bytes = await readFile(join(folder, CURRENT));
      if (bytes.length > MOST_CURRENT_BYTES) throw new Error(`${CURRENT} is larger than ${MOST_CURRENT_BYTES} bytes`);
      return bytes;
    },
    open: async (name) => createReadStream(join(folder, name)),
  };
}
