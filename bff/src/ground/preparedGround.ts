/** The ground that was made at an earlier start, or is made now and kept for the next. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { errorMessage } from '../common/errorMessage.ts';
import type { Report } from '../common/report.ts';
import { checkFile } from '../osm/blobs.ts';
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

/** What a caller makes of a ground to be kept with it: columns in shared memory. */
export interface GroundIndex<Index extends object> {
  of(ground: Ground): Index;
  /** Below `bff/src`: all code that affects it, besides that of a ground. */
  readonly folders: readonly string[];
  /** Changes with what a library writes into it. */
  readonly format: string;
}

export interface PreparedGround<Index extends object = object> {
  readonly ground: Ground;
  readonly index: Index;
  /** What is kept of the files: at least what is around the stops. */
  readonly area: Area;
  /** Null if the files changed while they were read. */
  readonly origin: GroundOrigin | null;
}

export interface PreparedGroundOptions<Index extends object = object> extends ReadOptions {
  readonly index: GroundIndex<Index>;
  /** The stops where vehicles stop. */
  readonly stops: readonly Position[];
  /** Folder of kept files. */
  readonly folder: string;
  /** What is in use, and is not read again where it would be the same. */
  readonly current: Pick<PreparedGround, 'area' | 'origin'> | null;
  readonly report: Report;
}

export type GroundResult<Index extends object> =
  | { readonly kind: 'unchanged' }
  | (PreparedGround<Index> & {
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

type Kept<Index extends object> = Omit<PreparedGround<Index>, 'origin'>;

/** @throws OsmError as {@link groundOf} does. */
export async function preparedGround<Index extends object>(
  paths: readonly string[],
  { stops, folder, current, report, index: { of: indexOf, folders, format }, ...options }: PreparedGroundOptions<Index>,
): Promise<GroundResult<Index>> {
  const area = areaAround(stops, AREA_METRES);
  // What is read without end, or for minutes, is refused before it is hashed.
  for (const path of paths) checkFile(path, options.limits);
  const source = await hashOf(paths);
  const made: GroundOrigin = {
    importer: `${importerVersion([...FOLDERS, ...folders])} ${format}`,
    source: source ?? '',
  };
  const isSame = (origin: GroundOrigin) => origin.importer === made.importer && origin.source === made.source;
  if (current?.origin && isSame(current.origin) && contains(current.area, area)) return { kind: 'unchanged' };
  if (source !== null) {
    const found = findKept<Kept<Index>, GroundOrigin>(GROUND_FILE, { folder, source }, (origin) =>
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
  // What was read is not needed any more.
  options.freeMemory?.();
  const index = indexOf(ground);
  // Files replaced meanwhile no longer match the hash.
  const origin = source !== null && (await hashOf(paths)) === source ? made : null;
  return {
    kind: 'ground',
    ground,
    index,
    area,
    origin,
    keep() {
      if (origin === null) return;
      try {
        keepFile(
          GROUND_FILE,
          { folder, source: origin.source },
          { content: { ground, index, area } satisfies Kept<Index>, origin },
        );
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
