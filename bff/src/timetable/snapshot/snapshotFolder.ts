/** The prepared timetables in a folder: the most recent ones, one for each source. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { DayNumber } from '../../common/time.ts';
import {
  type PreparedTimetable,
  type ReadSnapshot,
  readSnapshot,
  type SnapshotOrigin,
  writeSnapshot,
} from './snapshotFile.ts';

/** The one in use, the previous one, and one more for a server of another network with the same data folder. */
const MOST_SNAPSHOTS = 3;
const ENDING = '.timetable';
const PARTIAL = '.part';
/** No server writes for this long: an older unfinished file was abandoned. */
const ABANDONED_MS = 3_600_000;

export interface SnapshotRequest {
  readonly folder: string;
  readonly importer: string;
  /** Identifies the files and options of the import. */
  readonly source: string;
}

/** Result of reading; `reason` says why an existing file cannot be used. */
export type FoundSnapshot<Indexes> =
  | ({ readonly kind: 'found' } & ReadSnapshot<Indexes>)
  | { readonly kind: 'missing' }
  | { readonly kind: 'unusable'; readonly reason: string };

export function findSnapshot<Indexes>(request: SnapshotRequest, today: DayNumber): FoundSnapshot<Indexes> {
  const path = pathOf(request);
  if (!existsSync(path)) return { kind: 'missing' };
  try {
    const found = readSnapshot<Indexes>(path, (origin) => objectionTo(origin, request, today));
    utimesSync(path, new Date(), new Date());
    return { kind: 'found', ...found };
  } catch (error) {
    return { kind: 'unusable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Replaces the previous snapshot atomically, then removes the least recently used ones. @throws an error of the file system. */
export function keepSnapshot(
  request: SnapshotRequest,
  prepared: PreparedTimetable<unknown>,
  origin: SnapshotOrigin,
): void {
  mkdirSync(request.folder, { recursive: true });
  const path = pathOf(request);
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  try {
    writeSnapshot(partial, prepared, origin);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  removeOld(request.folder);
}

function objectionTo(
  { importer, source, from, to }: SnapshotOrigin,
  request: SnapshotRequest,
  today: DayNumber,
): string | null {
  if (importer !== request.importer) return 'it is of another version of the server';
  if (source !== request.source) return 'it is of another timetable';
  return today < from || today > to ? 'it was made for other days' : null;
}

function pathOf({ folder, source }: SnapshotRequest): string {
  return join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 32)}${ENDING}`);
}

function removeOld(folder: string): void {
  const files = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const ofKind = (ending: string) => files.filter(({ path }) => path.endsWith(ending));
  const complete = ofKind(ENDING).sort((a, b) => b.changed - a.changed);
  const abandoned = ofKind(PARTIAL).filter(({ changed }) => changed < Date.now() - ABANDONED_MS);
  for (const { path } of [...complete.slice(MOST_SNAPSHOTS), ...abandoned]) rmSync(path, { force: true });
}
