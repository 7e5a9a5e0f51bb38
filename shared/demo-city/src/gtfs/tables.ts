import { distance, toDegrees } from '../city/geometry.ts';
import type { City, Line, LineMode, StopPoint } from '../city/model.ts';
import { compact, publicHolidays, weekdayOf } from '../timetable/calendar.ts';
import { formatClock } from '../timetable/clock.ts';
import { servicePeriodAround } from '../timetable/servicePeriod.ts';
import { CITY_ZONE } from '../timetable/time.ts';
import type { DayType } from '../timetable/timetables.ts';
import { planTrips } from '../timetable/trips.ts';
import { describedStations, entranceRows, pathwayRows } from './stations.ts';

type Cell = string | number;

const ROUTE_TYPES: Readonly<Record<LineMode, number>> = {
  metro: 1,
  tram: 0,
  bus: 3,
  train: 2,
  ferry: 4,
  cableCar: 6,
  onDemand: 715,
};

const SERVICES: Readonly<Record<DayType, { readonly id: string; readonly days: readonly Cell[] }>> = {
  weekday: { id: 'semaine', days: [1, 1, 1, 1, 1, 0, 0] },
  saturday: { id: 'samedi', days: [0, 0, 0, 0, 0, 1, 0] },
  sunday: { id: 'dimanche', days: [0, 0, 0, 0, 0, 0, 1] },
};

/** The text of every GTFS file, by file name. `today` is `YYYY-MM-DD` in the feed's own zone. */
export function feedTables(city: City, today: string): Map<string, string> {
  const { first, last } = servicePeriodAround(today);
  return new Map([
    ['agency.txt', agencies()],
    ['feed_info.txt', feedInfo(city, first, last)],
    ['stops.txt', stops(city)],
    ['routes.txt', routes(city)],
    ['calendar.txt', calendar(first, last)],
    ['calendar_dates.txt', calendarDates(first, last)],
    ['shapes.txt', shapes(city)],
    ['transfers.txt', transfers(city)],
    [
      'pathways.txt',
      table(
        'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,stair_count',
        pathwayRows(city),
      ),
    ],
    ['fare_attributes.txt', FARES],
    ['fare_rules.txt', fareRules(city)],
    ...tripTables(city),
  ]);
}

function table(header: string, rows: Iterable<readonly Cell[]>): string {
  const lines = [header];
  for (const row of rows) lines.push(row.map(quote).join(','));
  return `${lines.join('\n')}\n`;
}

function quote(cell: Cell): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Named as on a vehicle: that the city is imaginary is said by the publisher, and once on each screen. */
function agencies(): string {
  return table('agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone', [
    ['reseau', 'Réseau Clairvenne', 'https://clairvenne.example', CITY_ZONE, 'fr', ''],
    ['rail', 'Trains de la Sauvelle', 'https://rail.clairvenne.example', CITY_ZONE, 'fr', ''],
  ]);
}

function feedInfo(city: City, first: string, last: string): string {
  return table('feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version', [
    [
      city.networkName,
      'https://clairvenne.example',
      'fr',
      compact(first),
      compact(last),
      `${city.seed}-${compact(first)}`,
    ],
  ]);
}

function stops(city: City): string {
  const rows: Cell[][] = [];
  const names = new Map(city.stopAreas.map((area) => [area.id, area.name]));
  for (const { id, name, centre } of city.stopAreas) {
    const { lat, lon } = toDegrees(centre);
    rows.push([id, '', name, lat, lon, 1, '', '', 0]);
  }
  const withoutLift = new Set(describedStations(city).flatMap(({ hasLift, platforms }) => (hasLift ? [] : platforms)));
  for (const { id, code, area, platform, point, wheelchair } of city.stopPoints) {
    const { lat, lon } = toDegrees(point);
    rows.push([id, code, names.get(area)!, lat, lon, 0, area, platform, withoutLift.has(id) ? 2 : wheelchair]);
  }
  rows.push(...entranceRows(city));
  return table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,wheelchair_boarding',
    rows,
  );
}

function routes(city: City): string {
  return table(
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color,route_sort_order',
    city.lines.map((line, i) => [
      line.id,
      line.mode === 'train' ? 'rail' : 'reseau',
      line.shortName,
      line.longName,
      ROUTE_TYPES[line.mode],
      line.color.toUpperCase(),
      line.textColor.toUpperCase(),
      i + 1,
    ]),
  );
}

function calendar(first: string, last: string): string {
  return table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    Object.values(SERVICES).map(({ id, days }) => [id, ...days, compact(first), compact(last)]),
  );
}

/** On a public holiday the Sunday service runs. */
function calendarDates(first: string, last: string): string {
  const rows: Cell[][] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    for (const date of publicHolidays(year)) {
      const weekday = weekdayOf(date);
      if (date < first || date > last || weekday === 0) continue;
      rows.push([SERVICES[weekday === 6 ? 'saturday' : 'weekday'].id, compact(date), 2]);
      rows.push([SERVICES.sunday.id, compact(date), 1]);
    }
  }
  return table('service_id,date,exception_type', rows);
}

const shapeId = (line: Line, direction: number) => `${line.id}-${direction}`;

function shapes(city: City): string {
  const rows: Cell[][] = [];
  for (const line of city.lines) {
    for (const { direction, path, distances } of line.patterns) {
      path.forEach((point, i) => {
        const { lat, lon } = toDegrees(point);
        rows.push([shapeId(line, direction), lat, lon, i + 1, metres(distances[i]!)]);
      });
    }
  }
  return table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled', rows);
}

const metres = (value: number) => Math.round(value * 10) / 10;

/** Between all platforms of a stop area: a minute for orientation, then the walking time. */
function transfers(city: City): string {
  const rows: Cell[][] = [];
  for (const [, platforms] of Map.groupBy(city.stopPoints, (stop: StopPoint) => stop.area)) {
    for (const from of platforms) {
      for (const to of platforms) {
        if (from === to) continue;
        const walk = 45 + distance(from.point, to.point) / 1.1;
        rows.push([from.id, to.id, 2, Math.ceil(walk / 15) * 15]);
      }
    }
  }
  return table('from_stop_id,to_stop_id,transfer_type,min_transfer_time', rows);
}

const FARES = table('fare_id,price,currency_type,payment_method,transfers,agency_id,transfer_duration', [
  ['ticket', '1.70', 'EUR', 0, '', 'reseau', 3600],
  ['nuit', '2.50', 'EUR', 0, '', 'reseau', 3600],
  ['demande', '2.20', 'EUR', 0, '', 'reseau', 5400],
  ['train', '3.40', 'EUR', 1, 0, 'rail', ''],
]);

function fareRules(city: City): string {
  const fareOf = (line: Line) =>
    line.mode === 'train'
      ? 'train'
      : line.mode === 'onDemand'
        ? 'demande'
        : line.timetable === 'night'
          ? 'nuit'
          : 'ticket';
  return table(
    'fare_id,route_id',
    city.lines.map((line) => [fareOf(line), line.id]),
  );
}

function tripTables(city: City): [string, string][] {
  const trips: Cell[][] = [];
  const frequencies: Cell[][] = [];
  // The largest table is written without a row array per stop time; none of its cells needs quotes.
  const stopTimes = [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,shape_dist_traveled',
  ];
  const clock = createClock();
  for (const trip of planTrips(city)) {
    const { id, line, pattern } = trip;
    const shape = shapeId(line, pattern.direction);
    trips.push([line.id, SERVICES[trip.day].id, id, pattern.headsign, pattern.direction, shape, trip.wheelchair]);
    for (const { start, end, headway } of trip.frequencies) {
      frequencies.push([id, clock(start), clock(end), headway, 0]);
    }
    // 2: the traveller must phone the agency.
    const boarding = line.mode === 'onDemand' ? 2 : 0;
    const last = pattern.stops.length - 1;
    for (const [i, { stop, along }] of pattern.stops.entries()) {
      const pickup = i === last ? 1 : boarding;
      const dropOff = i === 0 ? 1 : boarding;
      const times = `${clock(trip.arrivals[i]!)},${clock(trip.departures[i]!)}`;
      stopTimes.push(`${id},${times},${stop},${i + 1},${pickup},${dropOff},${metres(along)}`);
    }
  }
  return [
    [
      'trips.txt',
      table('route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible', trips),
    ],
    ['frequencies.txt', table('trip_id,start_time,end_time,headway_secs,exact_times', frequencies)],
    ['stop_times.txt', `${stopTimes.join('\n')}\n`],
  ];
}

/** `formatClock`, memoized: a day has few different seconds and many stop times. */
function createClock(): (seconds: number) => string {
  const texts = new Map<number, string>();
  return (seconds) => {
    const text = texts.get(seconds) ?? formatClock(seconds);
    texts.set(seconds, text);
    return text;
  };
}
