/** Small feeds written in a test, and questions about them by clock and stop id. */
import { dayOf, serviceStart } from '../clock.ts';
import { readFeed } from '../feed.ts';
import { type Judge, judgeOf } from '../judge.ts';
import type { Question } from '../question.ts';
import type { GtfsTexts } from '../tables.ts';
import type { Updates } from '../vehicles.ts';

const METRES_PER_DEGREE = 111_195.08;

/** Stops in a row from south to north: `A 0, B 390` in metres. Stops of other files replace them. */
export function stopsInARow(text: string): string {
  const rows = text.split(', ').map((one) => {
    const [id, metres] = one.split(' ');
    return `${id},${id},${(10 + Number(metres) / METRES_PER_DEGREE).toFixed(7)},20`;
  });
  return ['stop_id,stop_name,stop_lat,stop_lon', ...rows].join('\n');
}

/** `t: A 8:00, B 8:10-8:12` per line; `t/r2: …` is of another route than `r`, times may pass 24:00. `!` after a time: no boarding; `?`: no alighting. */
export function tripsOf(text: string): GtfsTexts {
  const trips = ['route_id,service_id,trip_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type'];
  for (const line of text.trim().split(/\s*\n\s*/)) {
    const [name = '', calls = ''] = line.split(': ');
    const [trip, route = 'r'] = name.split('/');
    trips.push(`${route},daily,${trip}`);
    for (const [index, call] of calls.split(', ').entries()) {
      const [, stop, arrival, departure = arrival, mark] = /^(\S+) ([\d:]+)(?:-([\d:]+))?([!?])?$/.exec(call) ?? [];
      const clock = (time = '') => (time.split(':').length === 2 ? `${time}:00` : time);
      times.push(
        [trip, clock(arrival), clock(departure), stop, index, mark === '!' ? 1 : 0, mark === '?' ? 1 : 0].join(),
      );
    }
  }
  return { 'trips.txt': trips.join('\n'), 'stop_times.txt': times.join('\n') };
}

/** Routes `r`, `r2`, `r3` run every day of 2026 in `zone`. */
export function smallTexts(stops: string, trips: string, more: GtfsTexts = {}, zone = 'Europe/Paris'): GtfsTexts {
  return {
    'agency.txt': `agency_id,agency_timezone\na,${zone}`,
    'routes.txt': 'route_id,route_type\nr,3\nr2,3\nr3,0',
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260101,20261231`,
    'stops.txt': stopsInARow(stops),
    ...tripsOf(trips),
    ...more,
  };
}

export function smallFeed(...feed: Parameters<typeof smallTexts>): Judge {
  return judgeOf(readFeed(smallTexts(...feed)));
}

type Options = Partial<Omit<Question, 'access' | 'egress' | 'time' | 'via'>> & {
  readonly via?: string;
  readonly staySeconds?: number;
  readonly date?: string;
  readonly updates?: Updates;
};

/** `A` or `A 120` (seconds on foot), several with commas. */
const walks = (text: string) =>
  text.split(', ').map((one) => {
    const [stop = '', seconds = '0'] = one.split(' ');
    return { stop, seconds: Number(seconds) };
  });

/** The question, with what a test does not say: leaving on 3 June 2026 within an hour, 5 rides. */
export function questionOf(judge: Judge, from: string, to: string, clock: string, options: Options = {}): Question {
  const { date = '2026-06-03', via, staySeconds, updates: _, ...rest } = options;
  return {
    access: walks(from),
    egress: walks(to),
    time: momentOf(judge, date, clock),
    direction: 'leaveAt',
    windowSeconds: 3_600,
    maxRides: 5,
    excludedRoutes: new Set(),
    wheelchair: false,
    avoidStairs: false,
    marginSeconds: 0,
    via: via === undefined ? null : { stops: via.split(', '), staySeconds: staySeconds ?? null },
    ...rest,
  };
}

/** Days of June and July around any question of the tests. */
export function periodAround(judge: Judge, time: number, updates?: Updates) {
  return judge.period(time - 2 * 86_400, time + 2 * 86_400, updates);
}

/** E.g. `8:00-8:30 x2`: departure, arrival, rides. Clocks count from the start of the service day. */
export function answer(judge: Judge, from: string, to: string, clock: string, options: Options = {}): string[] {
  const question = questionOf(judge, from, to, clock, options);
  const start = serviceStart(judge.feed.zone, dayOf(options.date ?? '2026-06-03'));
  return periodAround(judge, question.time, options.updates)
    .answers(question)
    .map(({ departure, arrival, rides }) => `${clockOf(departure - start)}-${clockOf(arrival - start)} x${rides}`);
}

export function momentOf(judge: Judge, date: string, clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return serviceStart(judge.feed.zone, dayOf(date)) + hours! * 3_600 + minutes! * 60;
}

function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(Math.abs(value)).padStart(2, '0');
  return `${hours}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
