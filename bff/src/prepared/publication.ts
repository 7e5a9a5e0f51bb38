/** A published timetable: `current.json`, which `--prepare` writes and servers with `--prepared` follow. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { StartError } from '@halte/server/startError';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FeedLimits } from '../timetable/gtfs/limits.ts';

const Content = Type.Object({
  /** Of the bytes: the name of the file, too. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  bytes: Type.Integer({ minimum: 1 }),
});

const Timetable = Type.Object({
  /** Identifies feeds, prefixes and how they are read; a prepared file is found by it. */
  source: Type.String({ minLength: 1, maxLength: 20_000 }),
  feeds: Type.Array(
    Type.Object({ ...Content.properties, prefix: Type.String({ pattern: '^[\\w-]*$', maxLength: 200 }) }),
    { minItems: 1, maxItems: 200 },
  ),
  /** By the importer that has made it, and that reads it. */
  files: Type.Record(Type.String({ maxLength: 200 }), Content),
});

const Publication = Type.Object({
  ...Timetable.properties,
  /** UTC. */
  madeAt: Type.String({ maxLength: 40 }),
  activateAt: Type.String({ maxLength: 40 }),
  figures: Type.Object({
    stops: Type.Integer(),
    from: Type.Integer(),
    trips: Type.Array(Type.Integer(), { maxItems: 400 }),
    lastDay: Type.Integer(),
  }),
  /** In use until `activateAt`; null: there is none. */
  former: Type.Union([Timetable, Type.Null()]),
});

export type PreparedFile = Static<typeof Content>;
export type PublishedTimetable = Static<typeof Timetable>;
export type Publication = Static<typeof Publication>;

const Checked = Compile(Publication);

export const CURRENT = 'current.json';
/** Enough for two timetables of up to 200 feeds each. */
export const MOST_CURRENT_BYTES = 256 * 1_024;
/** How far in the future an instant may be: the wait until `activateAt`, and the difference between clocks. */
const MOST_AHEAD_SECONDS = 600;

export const feedName = ({ sha256 }: PreparedFile) => `${sha256}.zip`;
export const timetableName = ({ sha256 }: PreparedFile) => `${sha256}.timetable`;

/** @throws StartError with a sentence that says what is wrong. */
export function publicationOf(bytes: Buffer, now: EpochSeconds): Publication {
  const value = jsonOf(bytes);
  if (!Checked.Check(value)) throw new StartError(`${CURRENT} is no description of a prepared timetable.`);
  const [madeAt, activateAt] = [secondsOf(value.madeAt), secondsOf(value.activateAt)];
  if (!(madeAt <= now + MOST_AHEAD_SECONDS && activateAt <= now + MOST_AHEAD_SECONDS))
    throw new StartError(
      `${CURRENT} is of the future (made ${value.madeAt}, to be used from ${value.activateAt} on): check the clocks.`,
    );
  return value;
}

/** NaN if it is no instant. */
export const secondsOf = (instant: string): EpochSeconds => Date.parse(instant) / 1_000;

/** @throws StartError if a file is larger than a server takes. */
export function checkSizes({ feeds, files }: PublishedTimetable, limits: FeedLimits): void {
  for (const { bytes } of feeds) if (bytes > limits.downloadBytes) throw tooLarge(bytes, '--gtfs-limit-download');
  // Columns are smaller than the text that they were read from.
  for (const { bytes } of Object.values(files))
    if (bytes > limits.totalBytes) throw tooLarge(bytes, '--gtfs-limit-total');
}

function tooLarge(bytes: number, option: string): StartError {
  return new StartError(
    `A file of the prepared timetable has ${Math.ceil(bytes / 1_000_000)} MB, which is more than ${option} allows.`,
  );
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (cause) {
    throw new StartError(`${CURRENT} is no JSON: it is cut or damaged.`, { cause });
  }
}
