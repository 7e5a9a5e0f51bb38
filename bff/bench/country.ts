/**
 * A made-up country: copies of cities in a square grid, their centres joined by lines of trains. Copies share the shapes of their city, and keep its calendar.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso, isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { importFeed } from '../src/timetable/importFeed.ts';
import { mergeFeeds } from '../src/timetable/merge/mergeFeeds.ts';
import { withPrefixedIds } from '../src/timetable/merge/prefixIds.ts';

/** The day on which the country is made, and the first one that is asked about: the same ones whenever it is measured. All cities have thirty days from then on. */
export const COUNTRY_DAY = dayFromIso('2026-06-03');
/** Degrees between neighbouring copies, and the south-west corner. */
const GRID = 1.2;
const CORNER = { lat: 30, lon: 0 };
const YEARS = 2;
const DAY_TRAINS = { first: 5, last: 22, everyMinutes: 30, minutesBetweenCities: 45 };

interface Moved {
  readonly lat: number;
  readonly lon: number;
}

/** Copies of the cities in turn until they have `stopTimes` stop times, and the trains between them. */
export async function countryOf(cities: readonly Feed[], stopTimes: number, folder: string): Promise<Feed> {
  const counts: number[] = [];
  for (let sum = 0; sum < stopTimes; sum += counts.at(-1)!)
    counts.push(cities[counts.length % cities.length]!.stopTimes.count);
  const side = Math.ceil(Math.sqrt(counts.length));
  const copies = counts.map((_, copy) => {
    const city = cities[copy % cities.length]!;
    const centre = centreOf(city);
    const moved = movedBy({
      lat: CORNER.lat + Math.floor(copy / side) * GRID - centre.lat,
      lon: CORNER.lon + (copy % side) * GRID - centre.lon,
    });
    return withPrefixedIds(
      {
        ...city,
        stops: city.stops.map(moved),
        areas: city.areas.map(moved),
        stationNodes: city.stationNodes.map(moved),
      },
      `city-${copy + 1}`,
    );
  });
  const [first, last] = [copies[0]!.firstDay, copies[0]!.firstDay + YEARS * 366];
  writeTrains(folder, { stations: copies.map(centreOf), side, first, last, timeZone: copies[0]!.timeZone });
  const trains = await importFeed({ path: folder }, { today: first, rebaseCalendar: 'never' });
  return mergeFeeds([...copies, withPrefixedIds(trains, 'trains')]);
}

/** The stop that most vehicles serve. */
function centreOf({ stops, visits }: Feed): Moved {
  let most = 0;
  for (let stop = 0; stop < stops.length; stop++)
    if (visits.first[stop + 1]! - visits.first[stop]! > visits.first[most + 1]! - visits.first[most]!) most = stop;
  return stops[most]!;
}

function movedBy({ lat, lon }: Moved): <T extends Moved>(thing: T) => T {
  return (thing) => ({ ...thing, lat: thing.lat + lat, lon: thing.lon + lon });
}

interface Railway {
  readonly stations: readonly Moved[];
  readonly side: number;
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly timeZone: string;
}

/** A line along each row and each column of the grid, in both directions, every day. */
function writeTrains(folder: string, { stations, side, first, last, timeZone }: Railway): void {
  const rows = Map.groupBy(stations.keys(), (station) => Math.floor(station / side));
  const columns = Map.groupBy(stations.keys(), (station) => station % side);
  const tracks = [...rows.values(), ...columns.values()].filter(({ length }) => length > 1);
  const lines = tracks.flatMap((track) => [track, track.toReversed()]);
  const trips: string[] = [];
  const times: string[] = [];
  lines.forEach((line, route) => {
    for (let start = DAY_TRAINS.first * 60; start <= DAY_TRAINS.last * 60; start += DAY_TRAINS.everyMinutes) {
      trips.push(`${route},daily,${route}-${start}`);
      line.forEach((station, i) => {
        const time = clock(start + i * DAY_TRAINS.minutesBetweenCities);
        times.push(`${route}-${start},${time},${time},${station},${i}`);
      });
    }
  });
  const date = (day: DayNumber) => isoOfDay(day).replaceAll('-', '');
  const files = {
    'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', `r,Railway,https://example.org,${timeZone}`],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...stations.map(({ lat, lon }, i) => `${i},Station ${i + 1},${lat},${lon}`),
    ],
    'routes.txt': ['route_id,agency_id,route_short_name,route_type', ...lines.map((_, i) => `${i},r,R${i},2`)],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      `daily,1,1,1,1,1,1,1,${date(first)},${date(last)}`,
    ],
    'trips.txt': ['route_id,service_id,trip_id', ...trips],
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...times],
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}
