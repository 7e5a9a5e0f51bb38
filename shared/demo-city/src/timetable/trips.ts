import type { City, Line, LineMode, LinePattern } from '../city/model.ts';
import { DAY_TYPES, type DayType, departures, headways, MOTION, TIMETABLES, trafficFactor } from './timetables.ts';

export interface Trip {
  readonly id: string;
  readonly line: Line;
  readonly pattern: LinePattern;
  readonly day: DayType;
  readonly wheelchair: 0 | 1 | 2;
  /** Seconds of the service day, per stop of the pattern. */
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  /** Headways at which the trip is repeated; empty for a trip that runs once. */
  readonly frequencies: readonly { readonly start: number; readonly end: number; readonly headway: number }[];
}

/** All trips of the city, by line, day type and direction. */
export function* planTrips({ lines }: Pick<City, 'lines'>): Generator<Trip> {
  for (const line of lines) {
    const timetable = TIMETABLES[line.timetable]!;
    for (const day of DAY_TYPES) {
      const dayPlan = timetable[day];
      if (!dayPlan) continue;
      for (const pattern of line.patterns) {
        const base = `${line.id}-${day}-${pattern.direction}`;
        const repeated = line.timetable === 'frequency';
        const shift = pattern.direction === 1 ? 120 : 0;
        const starts = repeated ? [headways(dayPlan)[0]!.start] : departures(dayPlan, shift);
        for (const [i, start] of starts.entries()) {
          yield {
            id: `${base}-${i + 1}`,
            line,
            pattern,
            day,
            wheelchair: wheelchairOf(line, i),
            ...timesOf(pattern, line.mode, start, repeated ? 1 : trafficFactor(start)),
            frequencies: repeated ? headways(dayPlan) : [],
          };
        }
      }
    }
  }
}

/** Some vehicles of local buses have no ramp; nothing is known of vehicles on demand. */
function wheelchairOf(line: Line, trip: number): 0 | 1 | 2 {
  if (line.mode === 'onDemand') return 0;
  return line.timetable === 'busLocal' && trip % 4 === 3 ? 2 : 1;
}

/** @param traffic how many times longer than planned the streets take */
function timesOf(pattern: LinePattern, mode: LineMode, start: number, traffic: number) {
  const { speed, dwell, traffic: share, grain } = MOTION[mode];
  const secondsPerMetre = (1 + (traffic - 1) * share) / speed;
  const round = (time: number) => Math.round(time / grain) * grain;
  const arrivals: number[] = [];
  const leaves: number[] = [];
  const first = pattern.stops[0]!.along;
  const last = pattern.stops.length - 1;
  for (const [i, { along }] of pattern.stops.entries()) {
    const moving = (along - first) * secondsPerMetre + i * (dwell + 14);
    const arrival = round(start + moving);
    const departure = i === 0 || i === last ? arrival : arrival + (grain < 60 ? dwell : dwell >= 60 ? 60 : 0);
    arrivals.push(Math.max(arrival, leaves.at(-1) ?? arrival));
    leaves.push(Math.max(departure, arrivals.at(-1)!));
  }
  return { arrivals, departures: leaves };
}
