import type { components } from '@halte/api';
import { localClock, millisOf } from '@halte/i18n';
import type { LineStop } from './lineDetail.ts';

type LineTimetable = components['schemas']['LineTimetable'];
type Column = LineTimetable['columns'][number];

const MINUTE_MS = 60_000;
const DAY_FROM = '09:00';
const DAY_TO = '17:00';
/** Fewer gaps say nothing of how often vehicles come. */
const LEAST_GAPS = 3;

const timesOf = ({ times }: Column) => times.flatMap((time) => time ?? []);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Minutes from one vehicle to the next during the day, at the stop that most of them serve; null where it cannot be said. */
export function dayInterval({ rows, columns }: Pick<LineTimetable, 'rows' | 'columns'>, zone: string): number | null {
  const byRow = rows.map((_, row) =>
    columns.flatMap(({ times }) => {
      const time = times[row];
      const clock = time ? localClock(time, zone).slice(11) : '';
      return time && clock >= DAY_FROM && clock < DAY_TO ? [millisOf(time)] : [];
    }),
  );
  const most = byRow.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const sorted = most.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((time, at) => time - (sorted[at] ?? time));
  const usual = gaps.length < LEAST_GAPS ? null : median(gaps);
  return usual === null ? null : Math.round(usual / MINUTE_MS);
}

export interface WholeWay {
  readonly minutes: number;
  readonly stopCount: number;
}

/** How long vehicles that serve the most stops usually take from end to end; null on a day without vehicles. */
export function wholeWay({ columns }: Pick<LineTimetable, 'columns'>): WholeWay | null {
  const all = columns.map(timesOf);
  const stopCount = Math.max(0, ...all.map(({ length }) => length));
  const durations = all.flatMap((times) => {
    const [first, last] = [times[0], times.at(-1)];
    return times.length === stopCount && first && last ? [millisOf(last) - millisOf(first)] : [];
  });
  const usual = median(durations);
  return usual === null || stopCount < 2 ? null : { minutes: Math.round(usual / MINUTE_MS), stopCount };
}

/** How many stops are known to be accessible, and how many it is not published of. */
export function accessibleStops(stops: readonly LineStop[]) {
  const count = (wheelchair: LineStop['wheelchair']) => stops.filter((stop) => stop.wheelchair === wheelchair).length;
  return { yes: count('yes'), no: count('no'), unknown: count('unknown') };
}
