import type { LineMode } from '../city/model.ts';

export type DayType = 'weekday' | 'saturday' | 'sunday';
export const DAY_TYPES: readonly DayType[] = ['weekday', 'saturday', 'sunday'];

/** From `at` on, a departure every `every` minutes. */
interface Period {
  /** `HH:MM` of the service day; may exceed 24:00. */
  readonly at: string;
  readonly every: number;
}

interface DayPlan {
  readonly periods: readonly Period[];
  readonly end: string;
}

export type Timetable = Partial<Record<DayType, DayPlan>>;

/** `'05:15/8 06:30/5 … 24:30'`: a departure every 8 minutes from 05:15, every 5 from 06:30 …, none from 24:30. */
function plan(text: string): DayPlan {
  const parts = text.split(' ');
  const periods = parts.slice(0, -1).map((part) => {
    const [at, every] = part.split('/');
    return { at: at!, every: Number(every) };
  });
  return { periods, end: parts.at(-1)! };
}

const night = plan('24:20/40 29:10');

export const TIMETABLES: Readonly<Record<string, Timetable>> = {
  metro: {
    weekday: plan('05:10/9 06:20/6 07:10/4 09:20/6 16:15/4 19:20/7 21:30/11 24:35'),
    saturday: plan('05:20/10 08:30/7 13:00/5.5 19:40/8 22:00/11 24:55'),
    sunday: plan('06:30/12 10:00/9 19:30/11 24:20'),
  },
  tram: {
    weekday: plan('05:00/14 06:20/8 07:05/6 09:20/8 16:00/6 19:15/10 21:00/16 24:15'),
    saturday: plan('05:20/15 08:30/10 12:00/8 19:30/13 21:30/18 24:15'),
    sunday: plan('06:30/20 10:00/15 19:30/20 23:50'),
  },
  tramLight: {
    weekday: plan('05:15/16 06:30/10 07:05/8 09:20/10 16:00/8 19:15/13 21:00/18 24:05'),
    saturday: plan('05:45/16 09:00/11 19:30/16 24:05'),
    sunday: plan('07:00/22 10:30/17 19:30/22 23:40'),
  },
  busMain: {
    weekday: plan('05:20/16 06:40/10 09:10/13 15:50/10 19:00/18 20:40/28 23:30'),
    saturday: plan('06:00/20 09:00/14 19:00/22 23:20'),
    sunday: plan('07:30/30 11:00/22 19:00/32 22:10'),
  },
  bus: {
    weekday: plan('05:45/20 06:50/13 09:10/18 15:50/13 19:00/26 21:40'),
    saturday: plan('06:30/26 09:00/20 19:00/30 21:10'),
    sunday: plan('08:20/40 11:00/35 20:10'),
  },
  busLocal: {
    weekday: plan('06:10/22 09:00/30 16:00/20 19:10/35 20:45'),
    saturday: plan('07:10/35 19:45'),
    sunday: plan('09:00/60 19:10'),
  },
  frequency: {
    weekday: plan('06:00/15 07:00/10 09:00/15 16:00/10 19:00/20 22:00'),
    saturday: plan('07:00/20 20:00'),
    sunday: plan('08:30/30 20:00'),
  },
  express: { weekday: plan('06:20/20 09:00/60 16:00/20 19:21'), saturday: plan('08:00/60 19:10') },
  night: { weekday: night, saturday: night, sunday: night },
  onDemand: { weekday: plan('06:30/60 20:31'), saturday: plan('08:30/120 18:31') },
  train: {
    weekday: plan('05:12/60 06:12/30 09:12/60 16:12/30 19:42/60 22:13'),
    saturday: plan('06:12/60 21:13'),
    sunday: plan('07:42/90 21:13'),
  },
  ferry: {
    weekday: plan('07:00/20 20:05'),
    saturday: plan('08:00/20 20:05'),
    sunday: plan('09:00/25 19:35'),
  },
  cableCar: {
    weekday: plan('06:30/6 21:05'),
    saturday: plan('07:30/8 22:05'),
    sunday: plan('09:00/10 20:05'),
  },
};

/** Seconds of the service day. */
function seconds(clock: string): number {
  const [hours, minutes] = clock.split(':');
  return Number(hours) * 3600 + Number(minutes) * 60;
}

/** First departures of a day, in seconds of the service day. `shift` is added to each, so that the two directions do not depart at the same times. */
export function departures(day: DayPlan, shift: number): number[] {
  const result: number[] = [];
  const end = seconds(day.end);
  let time = seconds(day.periods[0]!.at) + shift;
  while (time < end) {
    result.push(Math.round(time / 30) * 30);
    const period = day.periods.findLast(({ at }) => seconds(at) <= time) ?? day.periods[0]!;
    time += period.every * 60;
  }
  return result;
}

/** The same periods as GTFS frequencies. */
export function headways(day: DayPlan): { start: number; end: number; headway: number }[] {
  return day.periods.map(({ at, every }, i) => ({
    start: seconds(at),
    end: seconds(day.periods[i + 1]?.at ?? day.end),
    headway: every * 60,
  }));
}

interface Motion {
  /** Metres per second between stops, braking included. */
  readonly speed: number;
  /** Seconds at each stop. */
  readonly dwell: number;
  /** Share of the street's traffic that slows it: 0 on tracks of its own. */
  readonly traffic: number;
  /** Times are written in multiples of this many seconds. */
  readonly grain: number;
}

export const MOTION: Readonly<Record<LineMode, Motion>> = {
  metro: { speed: 11.5, dwell: 20, traffic: 0, grain: 10 },
  tram: { speed: 7.2, dwell: 20, traffic: 0.35, grain: 10 },
  bus: { speed: 6.4, dwell: 12, traffic: 1, grain: 60 },
  train: { speed: 21, dwell: 60, traffic: 0, grain: 60 },
  ferry: { speed: 4.2, dwell: 90, traffic: 0, grain: 60 },
  cableCar: { speed: 5.6, dwell: 45, traffic: 0, grain: 30 },
  onDemand: { speed: 9.5, dwell: 20, traffic: 0.3, grain: 60 },
};

const TRAFFIC: readonly [hour: number, factor: number][] = [
  [0, 0.86],
  [6, 0.9],
  [7.5, 1.12],
  [8.5, 1.2],
  [10, 1],
  [15.5, 1.02],
  [17.5, 1.22],
  [19.5, 1],
  [22, 0.88],
  [30, 0.86],
];

/** How much longer streets take at this second of the day; without jumps, so that no vehicle overtakes the one before. */
export function trafficFactor(time: number): number {
  const hour = time / 3600;
  const next = TRAFFIC.findIndex(([at]) => at > hour);
  if (next <= 0) return TRAFFIC.at(-1)![1];
  const [fromHour, from] = TRAFFIC[next - 1]!;
  const [toHour, to] = TRAFFIC[next]!;
  return from + ((to - from) * (hour - fromHour)) / (toHour - fromHour);
}
