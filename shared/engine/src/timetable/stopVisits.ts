import type { StopTimes, StopVisits } from './feed/feed.ts';
import type { MakeColumn } from './makeColumn.ts';

/** More than any index of a stop time: a departure (up to weeks) and an index are combined exactly into one number that sorts by both. */
const INDEXES = 2 ** 32;

/** For each stop, its stop times by departure. */
export function visitsOfStops(
  stops: number,
  { count, stop, departure }: Pick<StopTimes, 'count' | 'stop' | 'departure'>,
  column: MakeColumn,
): StopVisits {
  const first = column(stops + 1);
  for (let i = 0; i < count; i++) first[stop[i]! + 1]!++;
  for (let at = 0; at < stops; at++) first[at + 1]! += first[at]!;

  const next = first.slice();
  const stopTime = column(count);
  for (let i = 0; i < count; i++) stopTime[next[stop[i]!]!++] = i;
  for (let at = 0; at < stops; at++) {
    const own = stopTime.subarray(first[at]!, first[at + 1]!);
    const keys = new Float64Array(own.length);
    for (let i = 0; i < own.length; i++) keys[i] = departure[own[i]!]! * INDEXES + own[i]!;
    keys.sort();
    for (let i = 0; i < own.length; i++) own[i] = keys[i]! % INDEXES;
  }
  return { first, stopTime };
}
