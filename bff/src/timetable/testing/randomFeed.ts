/**
 * Generated timetables with everything that breaks routers: loops that stop twice at one stop, trips that overtake, runs by headway, trips
 * past midnight, stops where no one may board or alight, transfers that are forbidden, timed or slow, several modes, wheelchairs.
 */
import type { Feed } from '../feed/feed.ts';
import { feedOf } from './feeds.ts';
import { between, randomNumbers } from './random.ts';

const DEGREES_PER_METRE = 1 / 111_195;
const MODES = [0, 1, 3, 3, 3, 4];

/** How much runs: all day and night with hours between two trips, or one busy morning with minutes. */
export type Bustle = 'sparse' | 'busy';

const DAYTIME: Readonly<Record<Bustle, { readonly from: number; readonly to: number; readonly trips: number }>> = {
  sparse: { from: 5 * 3_600, to: 27 * 3_600, trips: 22 },
  busy: { from: 6 * 3_600, to: 10 * 3_600, trips: 40 },
};

export async function randomFeed(seed: number, bustle: Bustle): Promise<Feed> {
  const random = randomNumbers(seed);
  const daytime = DAYTIME[bustle];
  const stopCount = between(random, 14, 40);
  const metres = between(random, 1_500, 5_000);
  const stops = ['stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding'];
  for (let s = 0; s < stopCount; s++) {
    const [lat, lon] = [random() * metres, random() * metres].map((distance) => distance * DEGREES_PER_METRE);
    stops.push(`${s},Stop ${s},${(10 + lat!).toFixed(6)},${(20 + lon!).toFixed(6)},${between(random, 0, 2)}`);
  }
  const routes = ['route_id,agency_id,route_short_name,route_type'];
  const trips = ['route_id,service_id,trip_id,wheelchair_accessible,block_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type'];
  const frequencies = ['trip_id,start_time,end_time,headway_secs'];
  const routeCount = between(random, 4, 9);
  for (let r = 0; r < routeCount; r++) {
    routes.push(`r${r},a,${r},${MODES[between(random, 0, MODES.length - 1)]}`);
    const way = wayOf(random, stopCount);
    const rules = way.map(() => `${random() < 0.07 ? 1 : 0},${random() < 0.07 ? 1 : 0}`);
    const fastestTimes = way.map(() => between(random, 30, 400));
    const tripCount = between(random, 3, daytime.trips);
    for (let t = 0; t < tripCount; t++) {
      const trip = `r${r}t${t}`;
      const service = ['daily', 'odd', 'even'][between(random, 0, 2)];
      // Few vehicles make all trips of a line; loops end where they begin, so some of them go on.
      trips.push(`r${r},${service},${trip},${between(random, 0, 2)},${r % 2 === 0 ? `b${r}-${t % 3}` : ''}`);
      // A slow trip is overtaken by a quick one that leaves later.
      const slowness = random() < 0.3 ? 0.5 + random() * 2 : 1;
      let now = between(random, daytime.from, daytime.to);
      way.forEach((stop, i) => {
        const arrival = now;
        if (random() < 0.2) now += between(random, 0, 120);
        times.push(`${trip},${clock(arrival)},${clock(now)},${stop},${i},${rules[i]}`);
        now += random() < 0.05 ? 0 : Math.round(fastestTimes[i]! * slowness);
      });
      if (random() < 0.08) {
        const start = between(random, 6 * 3_600, 20 * 3_600);
        frequencies.push(`${trip},${clock(start)},${clock(start + 7_200)},${between(random, 300, 1_500)}`);
      }
    }
  }
  const transfers = ['from_stop_id,to_stop_id,transfer_type,min_transfer_time'];
  for (let i = 0; i < stopCount / 3; i++)
    transfers.push(
      `${between(random, 0, stopCount - 1)},${between(random, 0, stopCount - 1)},${between(random, 0, 3)},${between(random, 0, 600)}`,
    );
  const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
  return feedOf({
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone\na,Random ${seed},https://x.example,${zones[seed % 4]}`,
    'stops.txt': stops.join('\n'),
    'routes.txt': routes.join('\n'),
    'trips.txt': trips.join('\n'),
    'stop_times.txt': times.join('\n'),
    'frequencies.txt': frequencies.join('\n'),
    'transfers.txt': transfers.join('\n'),
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231
      odd,1,0,1,0,1,0,1,20260101,20261231
      even,0,1,0,1,0,1,0,20260101,20261231`,
  });
}

/** Stops at random; every third way comes back to where it was, every sixth is a closed loop. */
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
