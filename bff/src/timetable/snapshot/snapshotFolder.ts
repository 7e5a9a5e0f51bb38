/** The prepared timetables in a folder: the most recent ones, one for each source. */
import type { DayNumber } from '@halte/engine/common/time';
import { findKept, type KeptRequest, keepFile } from './keptFiles.ts';
import { type PreparedTimetable, type ReadSnapshot, type SnapshotOrigin, TIMETABLE_FILE } from './snapshotFile.ts';

export interface SnapshotRequest extends KeptRequest {
  readonly importer: string;
}

/** Result of reading; `reason` says why an existing file cannot be used. */
export type FoundSnapshot<Indexes> =
  | ({ readonly kind: 'found' } & ReadSnapshot<Indexes>)
  | { readonly kind: 'missing' }
  | { readonly kind: 'unusable'; readonly reason: string };

export function findSnapshot<Indexes>(request: SnapshotRequest, today: DayNumber): FoundSnapshot<Indexes> {
  const found = findKept<PreparedTimetable<Indexes>, SnapshotOrigin>(TIMETABLE_FILE, request, (origin) =>
    objectionTo(origin, request, today),
  );
  return found.kind === 'found' ? { kind: 'found', prepared: found.content, origin: found.origin } : found;
}

/** Replaces the previous snapshot atomically, then removes the least recently used ones. @throws an error of the file system. */
export function keepSnapshot(
  request: SnapshotRequest,
  prepared: PreparedTimetable<unknown>,
  origin: SnapshotOrigin,
): void {
  keepFile(TIMETABLE_FILE, request, { content: prepared, origin });
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
