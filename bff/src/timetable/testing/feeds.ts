/** Small timetables for tests, written as GTFS and read by the normal import, so that a test states what an operator would publish. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { ZipFile } from 'yazl';
import { type ImportOptions, importFeed } from '../importFeed.ts';
import { type FeedFile, importFeeds } from '../merge/importFeeds.ts';

/** Content by file name; rows may be indented, and blank lines are removed. */
export type GtfsFiles = Readonly<Record<string, string | Buffer>>;

/** The files that every feed needs, with service every day of 2026 in `zone` on one bus line. */
export function basics(zone = 'Europe/Paris'): Record<string, string> {
  return {
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone\na,Test,https://test.example,${zone}`,
    'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nr,a,1,One,3',
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231`,
  };
}

/** `name lat lon` per line: stops whose id is their name. */
export function stopsTxt(lines: string): string {
  const rows = linesOf(lines).map((line) => {
    const [name, lat, lon] = line.split(/\s+/);
    return `${name},${name},${lat},${lon}`;
  });
  return ['stop_id,stop_name,stop_lat,stop_lon', ...rows].join('\n');
}

/** `trip: A 8:00, B 8:10-8:12, …` per line: trips of route `r`, service `daily`. */
export function tripsAndTimes(lines: string): Record<string, string> {
  const trips = ['route_id,service_id,trip_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  for (const line of linesOf(lines)) {
    const [trip, calls] = line.split(': ');
    trips.push(`r,daily,${trip}`);
    calls!.split(', ').forEach((call, sequence) => {
      const [stop, time] = call.split(' ');
      const [arrival, departure = arrival] = time!.split('-').map((clock) => `${clock}:00`);
      times.push(`${trip},${arrival},${departure},${stop},${sequence}`);
    });
  }
  return { 'trips.txt': trips.join('\n'), 'stop_times.txt': times.join('\n') };
}

/** Writes the files to a folder that is deleted when `use` ends. */
export async function withFolder<T>(files: GtfsFiles, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'halte-gtfs-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), trimmed(content));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** With the time of the machine, two zips of the same files would differ. */
const ZIP_TIME = new Date('2026-01-01T12:00:00Z');

/** Writes the files to a zip that is deleted when `use` ends. Names may contain folders. */
export async function withZip<T>(files: GtfsFiles, use: (path: string) => Promise<T>): Promise<T> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(trimmed(content)), name, { mtime: ZIP_TIME });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return withFolder({ 'feed.zip': Buffer.concat(chunks) }, (folder) => use(join(folder, 'feed.zip')));
}

export async function feedOf(files: GtfsFiles, options: Partial<ImportOptions> = {}): Promise<Feed> {
  return withFolder(files, (path) =>
    importFeed({ path }, { today: '2026-06-01', rebaseCalendar: 'never', ...options }),
  );
}

/** The network of several feeds, given by id prefix. */
export async function networkOf(
  feeds: Readonly<Record<string, GtfsFiles>>,
  options: ImportOptions,
  read: readonly FeedFile[] = [],
): Promise<Feed> {
  const prefix = Object.keys(feeds)[read.length];
  if (prefix === undefined) return importFeeds(read, options);
  return withFolder(feeds[prefix]!, (path) => networkOf(feeds, options, [...read, { path, prefix }]));
}

/** A complete simple feed: stops as in {@link stopsTxt}, trips as in {@link tripsAndTimes}, and files that add to or replace them. */
export async function simpleFeed(stops: string, trips: string, more: GtfsFiles = {}, zone?: string): Promise<Feed> {
  return feedOf({ ...basics(zone), 'stops.txt': stopsTxt(stops), ...tripsAndTimes(trips), ...more });
}

function trimmed(content: string | Buffer): string | Buffer {
  return typeof content === 'string' ? content.replace(/^[ \t]+/gm, '') : content;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
