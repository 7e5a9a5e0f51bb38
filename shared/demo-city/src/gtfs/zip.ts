import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { City } from '../city/model.ts';
import { feedTables } from './tables.ts';

export interface GtfsZipOptions {
  /** `YYYY-MM-DD` in Europe/Paris; the calendar runs from 30 days before to 120 days after. */
  readonly today: string;
  /** Where the zip is written; its folder must exist. */
  readonly to: string;
}

/** Writes the city's timetable as a GTFS zip. The same city and day give the same bytes. Rejects with the file system's error. */
export async function writeGtfsZip(city: City, { today, to }: GtfsZipOptions): Promise<void> {
  const zip = new ZipFile();
  // A DOS time is local time; a date before its epoch is written as that epoch itself, the same in every zone.
  const options = { mtime: new Date(0), forceDosTimestamp: true, mode: 0o100644, compressionLevel: 4 };
  for (const [name, text] of feedTables(city, today)) zip.addBuffer(Buffer.from(text), name, options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
}
