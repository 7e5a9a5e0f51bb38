/** A timetable as a file that is read without parsing. */
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { SharedFeed } from '../sharing.ts';
import { readColumnFile, writeColumnFile } from './columnFile.ts';
import type { KeptKind } from './keptFiles.ts';

const Origin = Compile(
  Type.Object({ importer: Type.String(), source: Type.String(), from: Type.Integer(), to: Type.Integer() }),
);

/** The importer version and source of a snapshot, and the days on which it is valid. */
export interface SnapshotOrigin {
  readonly importer: string;
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/** A timetable and its prebuilt indexes. */
export interface PreparedTimetable<Indexes> {
  readonly feed: SharedFeed;
  readonly indexes: Indexes;
}

export interface ReadSnapshot<Indexes> {
  readonly prepared: PreparedTimetable<Indexes>;
  readonly origin: SnapshotOrigin;
}

/** The one in use, the previous one, and one more for a server of another network with the same data folder. */
const MOST_SNAPSHOTS = 3;

export const TIMETABLE_FILE: KeptKind<SnapshotOrigin> = {
  magic: 'HALTE-TT',
  name: 'timetable',
  ending: '.timetable',
  most: MOST_SNAPSHOTS,
  isOrigin: (value): value is SnapshotOrigin => Origin.Check(value),
};

/** @throws an error of the file system; the file is then not a valid snapshot. */
export function writeSnapshot(path: string, prepared: PreparedTimetable<unknown>, origin: SnapshotOrigin): void {
  writeColumnFile(path, TIMETABLE_FILE, { content: prepared, origin });
}

/**
 * @param accepts returns the error of the origin, or null if it is accepted; called before more than the header is read.
 * @throws SnapshotError for a file that is damaged or not accepted, and errors of the file system.
 */
export function readSnapshot<Indexes>(
  path: string,
  accepts: (origin: SnapshotOrigin) => string | null,
): ReadSnapshot<Indexes> {
  const { content, origin } = readColumnFile<PreparedTimetable<Indexes>, SnapshotOrigin>(path, TIMETABLE_FILE, accepts);
  return { prepared: content, origin };
}
