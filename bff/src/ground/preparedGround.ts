/** The ground that was made at an earlier start, or is made now and kept for the next. */
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { checkFile } from '../osm/blobs.ts';
import type { Position } from '../timetable/geo/position.ts';
import { importerVersion } from '../timetable/snapshot/importerVersion.ts';
import { findKept, type KeptKind, keepFile } from '../timetable/snapshot/keptFiles.ts';
import { sourceHash } from '../timetable/snapshot/sourceHash.ts';
import { type Area, areaAround, contains } from './area.ts';
import { type Ground, groundOf } from './ground.ts';
import type { ReadOptions } from './readOptions.ts';

/** How far around the stops streets and addresses are kept: half an hour on foot, and more than any walk of a journey. */
const AREA_METRES = 3_000;

/** What a ground was made of. */
export interface GroundOrigin {
  readonly importer: string;
  readonly source: string;
}

export interface PreparedGround {
  readonly ground: Ground;
  /** What is kept of the files: at least what is around the stops. */
  readonly area: Area;
  /** Null if the files changed while they were read. */
  readonly origin: GroundOrigin | null;
}

export interface PreparedGroundOptions extends ReadOptions {
  /** The stops where vehicles stop. */
  readonly stops: readonly Position[];
  /** Folder of kept files. */
  readonly folder: string;
  /** What is in use, and is not read again where it would be the same. */
  readonly current: Pick<PreparedGround, 'area' | 'origin'> | null;
  readonly report: Report;
}

export type GroundResult =
  | { readonly kind: 'unchanged' }
  | (PreparedGround & {
      readonly kind: 'ground';
      /** Writes the file for the next start; to be called after the ground was handed over. Does not throw. */
      keep(): void;
    });

const Origin = Compile(Type.Object({ importer: Type.String(), source: Type.String() }));

const GROUND_FILE: KeptKind<GroundOrigin> = {
  magic: 'HALTE-GR',
  name: 'map',
  ending: '.ground',
  most: 3,
  isOrigin: (value): value is GroundOrigin => Origin.Check(value),
};

/** All code that affects a ground. */
const FOLDERS = ['common', 'ground', 'osm', 'timetable'];

type Kept = Pick<PreparedGround, 'ground' | 'area'>;

/** @throws OsmError as {@link groundOf} does. */
export async function preparedGround(
  paths: readonly string[],
  { stops, folder, current, report, ...options }: PreparedGroundOptions,
): Promise<GroundResult> {
  const area = areaAround(stops, AREA_METRES);
  // What is read without end, or for minutes, is refused before it is hashed.
  for (const path of paths) checkFile(path, options.limits);
  const source = await hashOf(paths);
  const made: GroundOrigin = { importer: importerVersion(FOLDERS), source: source ?? '' };
  const isSame = (origin: GroundOrigin) => origin.importer === made.importer && origin.source === made.source;
  if (current?.origin && isSame(current.origin) && contains(current.area, area)) return { kind: 'unchanged' };
  if (source !== null) {
    const found = findKept<Kept, GroundOrigin>(GROUND_FILE, { folder, source }, (origin) =>
      isSame(origin) ? null : 'it is of another version of the server',
    );
    if (found.kind === 'found' && contains(found.content.area, area)) {
      report('the map was prepared at an earlier start');
      return { kind: 'ground', ...found.content, origin: found.origin, keep() {} };
    }
    if (found.kind === 'unusable')
      report(`the prepared map cannot be used, ${found.reason}: reading the map itself`, 'warn');
  }
  const ground = groundOf(paths, { area, stops, ...options });
  // Files replaced meanwhile no longer match the hash.
  const origin = source !== null && (await hashOf(paths)) === source ? made : null;
  return {
    kind: 'ground',
    ground,
    area,
    origin,
    keep() {
      if (origin === null) return;
      try {
        keepFile(GROUND_FILE, { folder, source: origin.source }, { content: { ground, area }, origin });
      } catch (error) {
        report(`the map could not be prepared for the next start: ${errorMessage(error)}`, 'warn');
      }
    },
  };
}

/** Combined hash of the files; null if one cannot be read. */
async function hashOf(paths: readonly string[]): Promise<string | null> {
  const hashes = await Promise.all(paths.map(sourceHash));
  return hashes.includes(null) ? null : hashes.join(' ');
}
