import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const DAY_MS = 86_400_000;
const STOPS = 20;
const EVERY_MINUTES = 5;
const RIDE_MINUTES = 3;

/** `20261127`, that many days from today, in UTC, which is the zone of the timetable. */
const day = (from) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** Ids of two stops with a ride between them at any time. */
export const ENDS = { from: 's0', to: 's5' };

/**
 * Writes the timetable of a line that runs day and night, as a zip, whole at once.
 *
 * @param {string} path
 * @param {{ stops?: number, lastDay?: number, tripPrefix?: string }} [options] `lastDay`: of service, counted from today
 */
export async function writeTimetable(path, { stops = STOPS, lastDay = 60, tripPrefix = 't' } = {}) {
  const names = Array.from({ length: stops }, (_, index) => `s${index}`);
  const starts = Array.from({ length: (24 * 60) / EVERY_MINUTES }, (_, index) => index * EVERY_MINUTES);
  const times = starts.flatMap((start) =>
    names.map((name, index) => {
      const at = clock(start + index * RIDE_MINUTES);
      return `${tripPrefix}${start},${at},${at},${name},${index}`;
    }),
  );
  const tables = {
    'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'a,Drill,https://drill.example,Etc/UTC'],
    'routes.txt': ['route_id,agency_id,route_short_name,route_long_name,route_type', 'r,a,1,Line,3'],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...names.map((name, index) => `${name},Stop ${index},${48 + index / 100},2`),
    ],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      `daily,1,1,1,1,1,1,1,${day(-3)},${day(lastDay)}`,
    ],
    'trips.txt': ['route_id,service_id,trip_id', ...starts.map((start) => `r,daily,${tripPrefix}${start}`)],
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...times],
  };
  const zip = new ZipFile();
  for (const [name, rows] of Object.entries(tables)) zip.addBuffer(Buffer.from(rows.join('\n')), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${path}.partial`));
  await rename(`${path}.partial`, path);
}
