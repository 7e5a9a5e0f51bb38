/**
 * Generated timetables with everything that breaks routers: loops that stop twice at one stop, trips that overtake, runs by headway, trips
 * past midnight, stops where boarding or alighting is not allowed, blocks, transfers of all types, some of them for some rides only,
 * stations with pathways, several modes, wheelchairs.
 */
import { between, randomNumbers } from './random.ts';

const DEGREES_PER_METRE = 1 / 111_195;
const MODES = [0, 1, 3, 3, 3, 4];
const ZONES = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

/** Density of service: around the clock with hours between trips, or one busy morning with minutes between them. */
export type Bustle = 'sparse' | 'busy';

const DAYTIME: Readonly<Record<Bustle, { readonly from: number; readonly to: number; readonly trips: number }>> = {
  sparse: { from: 5 * 3_600, to: 27 * 3_600, trips: 22 },
  busy: { from: 6 * 3_600, to: 10 * 3_600, trips: 40 },
};

/** The properties of a trip that further trips are derived from. */
interface MadeTrip {
  readonly id: string;
  readonly route: string;
  readonly service: string;
  readonly lastStop: number;
  readonly ends: number;
}

/** Text by file name. */
export function randomGtfs(seed: number, bustle: Bustle): Record<string, string> {
  const random = randomNumbers(seed);
  const stopCount = between(random, 14, 40);
  const stops = randomStops(random, stopCount);
  const { made, ...tables } = randomTrips(random, stopCount, DAYTIME[bustle]);
  return {
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone\na,Random ${seed},https://x.example,${ZONES[seed % 4]}`,
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231
      odd,1,0,1,0,1,0,1,20260101,20261231
      even,0,1,0,1,0,1,0,20260101,20261231`,
    'transfers.txt': [...transferRows(random, stopCount), ...rideTransferRows(random, stopCount, made)].join('\n'),
    ...stops,
    ...tables,
  };
}

/** Every fourth stop is a platform of one of three stations, with pathways between them and an entrance. */
function randomStops(random: () => number, stopCount: number): Record<string, string> {
  const metres = between(random, 1_500, 5_000);
  const stops = ['stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding,location_type,parent_station'];
  const pathways = ['pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length'];
  const at = (south: number, east: number) =>
    [10 + south * DEGREES_PER_METRE, 20 + east * DEGREES_PER_METRE].map((degrees) => degrees.toFixed(6)).join(',');
  const stations = [0, 1, 2].map((number) => ({ id: `S${number}`, lat: random() * metres, lon: random() * metres }));
  for (const { id, lat, lon } of stations) {
    stops.push(`${id},Station ${id},${at(lat, lon)},${between(random, 0, 2)},1,`);
    stops.push(`${id}n,,${at(lat, lon + 30)},,3,${id}`);
    stops.push(`${id}e,Entrance ${id},${at(lat, lon - 80)},${between(random, 0, 2)},2,${id}`);
  }
  for (let stop = 0; stop < stopCount; stop++) {
    const station = stop % 4 === 0 ? stations[between(random, 0, 2)] : undefined;
    const place = station
      ? at(station.lat + between(random, -150, 150), station.lon + between(random, -150, 150))
      : at(random() * metres, random() * metres);
    stops.push(`${stop},Stop ${stop},${place},${between(random, 0, 2)},0,${station?.id ?? ''}`);
    if (station === undefined || random() < 0.4) continue;
    const mode = [1, 2, 4, 5][between(random, 0, 3)];
    const measured = [`${between(random, 20, 400)},`, `,${between(random, 20, 400)}`, ','][between(random, 0, 2)];
    const ends = random() < 0.5 ? `${stop},${station.id}n` : `${station.id}n,${stop}`;
    pathways.push(`p${stop},${ends},${mode},${random() < 0.8 ? 1 : 0},${measured}`);
    if (random() < 0.3) pathways.push(`e${stop},${station.id}e,${stop},${mode},${random() < 0.8 ? 1 : 0},${measured}`);
  }
  return { 'stops.txt': stops.join('\n'), 'pathways.txt': pathways.join('\n') };
}

function randomTrips(random: () => number, stopCount: number, daytime: (typeof DAYTIME)[Bustle]) {
  const routes = ['route_id,agency_id,route_short_name,route_type'];
  const trips = ['route_id,service_id,trip_id,wheelchair_accessible,block_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type'];
  const frequencies = ['trip_id,start_time,end_time,headway_secs'];
  const made: MadeTrip[] = [];
  const routeCount = between(random, 4, 9);
  for (let number = 0; number < routeCount; number++) {
    const route = `r${number}`;
    // Some lines consist of several routes.
    routes.push(`${route},a,${number % 5},${MODES[between(random, 0, MODES.length - 1)]}`);
    const way = wayOf(random, stopCount);
    const rules = way.map(() => `${rule(random)},${rule(random)}`);
    const fastestTimes = way.map(() => between(random, 30, 400));
    const writeTrip = (id: string, service: string, block: string, stops: readonly number[], start: number) => {
      trips.push(`${route},${service},${id},${between(random, 0, 2)},${block}`);
      // A slow trip is overtaken by a quick one that leaves later.
      const slowness = random() < 0.3 ? 0.5 + random() * 2 : 1;
      let now = start;
      let arrival = start;
      for (const [i, stop] of stops.entries()) {
        arrival = now;
        if (random() < 0.2) now += between(random, 0, 120);
        times.push(`${id},${clock(arrival)},${clock(now)},${stop},${i},${rules[i]}`);
        now += random() < 0.05 ? 0 : Math.round(fastestTimes[i]! * slowness);
      }
      made.push({ id, route, service, lastStop: stops.at(-1)!, ends: arrival });
    };
    const tripCount = between(random, 3, daytime.trips);
    for (let t = 0; t < tripCount; t++) {
      const id = `${route}t${t}`;
      const block = random() < 0.4 ? `b${between(random, 0, 2)}${id}` : '';
      writeTrip(id, SERVICES[between(random, 0, 2)]!, block, way, between(random, daytime.from, daytime.to));
      if (random() < 0.08) {
        const start = between(random, 6 * 3_600, 20 * 3_600);
        frequencies.push(`${id},${clock(start)},${clock(start + 7_200)},${between(random, 300, 1_500)}`);
      }
      if (block !== '') writeNext(made.at(-1)!, block);
    }
    /** The vehicle's next trip in the opposite direction; sometimes it leaves too early, starts elsewhere or runs on other days. */
    function writeNext(before: MadeTrip, block: string) {
      const back = random() < 0.85 ? [...way].reverse() : way;
      const service = random() < 0.85 ? before.service : SERVICES[between(random, 0, 2)]!;
      writeTrip(`${before.id}n`, service, block, back, before.ends + between(random, -60, 240));
    }
  }
  return {
    made,
    'routes.txt': routes.join('\n'),
    'trips.txt': trips.join('\n'),
    'stop_times.txt': times.join('\n'),
    'frequencies.txt': frequencies.join('\n'),
  };
}

const SERVICES = ['daily', 'odd', 'even'];

/** `pickup_type` or `drop_off_type`. */
const rule = (random: () => number): number => (random() < 0.1 ? between(random, 1, 3) : 0);

const TRANSFER_COLUMNS =
  'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_route_id,from_trip_id,to_trip_id';

/** Transfers for all rides; one in five for a whole station. */
function transferRows(random: () => number, stopCount: number): string[] {
  const end = () => (random() < 0.2 ? `S${between(random, 0, 2)}` : String(between(random, 0, stopCount - 1)));
  return [
    TRANSFER_COLUMNS,
    ...Array.from(
      { length: Math.ceil(stopCount / 3) },
      () => `${end()},${end()},${between(random, 0, 3)},${between(random, 0, 600)},,,,`,
    ),
  ];
}

/** Transfers for some rides: narrowed to routes and trips, and types 4 and 5 for continuing vehicles. */
function rideTransferRows(random: () => number, stopCount: number, made: readonly MadeTrip[]): string[] {
  const one = () => made[between(random, 0, made.length - 1)]!;
  const maybe = (id: string, share: number) => (random() < share ? id : '');
  const narrowed = Array.from({ length: stopCount }, () => {
    const [from, to] = [one(), one()];
    const stop = from.lastStop;
    const other = random() < 0.6 ? stop : between(random, 0, stopCount - 1);
    const ids = [maybe(from.route, 0.6), maybe(to.route, 0.6), maybe(from.id, 0.3), maybe(to.id, 0.3)];
    return `${stop},${other},${between(random, 0, 3)},${between(random, -30, 600)},${ids.join(',')}`;
  });
  const seated = Array.from({ length: 6 }, () => {
    const from = one();
    const next = made.filter(({ id }) => id !== from.id)[between(random, 0, made.length - 2)]!;
    return `,,4,,,,${from.id},${next.id}`;
  });
  const separated = made
    .filter(({ id }) => id.endsWith('n') && random() < 0.1)
    .map(({ id }) => `,,5,,,,${id.slice(0, -1)},${id}`);
  return [...narrowed, ...seated, ...separated];
}

/** Random stops; one in three sequences returns to an earlier stop, one in six is a closed loop. */
function wayOf(random: () => number, stopCount: number): number[] {
  const way = Array.from({ length: between(random, 3, 12) }, () => between(random, 0, stopCount - 1)).filter(
    (stop, i, all) => stop !== all[i - 1],
  );
  if (way.length < 2) return [0, 1];
  if (random() < 0.3) way.push(way[between(random, 0, way.length - 2)]!);
  if (random() < 0.15 && way[way.length - 1] !== way[0]) way.push(way[0]!);
  return way;
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
