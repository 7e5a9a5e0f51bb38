/** The times of one trip: filled in where the feed leaves them empty, and rejected if they are impossible. */
import { MALFORMED, OPEN } from './stopTimeRows.ts';

export type TripProblem = 'too-few-stops' | 'missing-end-time' | 'bad-time' | 'decreasing-times';

/**
 * Fills in open times in place.
 *
 * @param along distance from the first stop, in any unit, never decreasing: open times are interpolated by it between known ones.
 * @returns the reason why the trip is unusable, or `null`.
 */
export function mendTimes(arrival: Int32Array, departure: Int32Array, along: Float64Array): TripProblem | null {
  const last = arrival.length - 1;
  if (last < 1) return 'too-few-stops';
  for (let i = 0; i <= last; i++) {
    if (arrival[i] === MALFORMED || departure[i] === MALFORMED) return 'bad-time';
    if (arrival[i] === OPEN) arrival[i] = departure[i]!;
    else if (departure[i] === OPEN) departure[i] = arrival[i]!;
  }
  if (arrival[0] === OPEN || arrival[last] === OPEN) return 'missing-end-time';
  for (let from = 0; from < last; ) {
    let to = from + 1;
    while (arrival[to] === OPEN) to++;
    spread(arrival, departure, along, from, to);
    from = to;
  }
  for (let i = 0; i <= last; i++)
    if (departure[i]! < arrival[i]! || (i > 0 && arrival[i]! < departure[i - 1]!)) return 'decreasing-times';
  return null;
}

function spread(arrival: Int32Array, departure: Int32Array, along: Float64Array, from: number, to: number): void {
  const seconds = arrival[to]! - departure[from]!;
  const length = along[to]! - along[from]!;
  for (let i = from + 1; i < to; i++) {
    const share = length > 0 ? (along[i]! - along[from]!) / length : (i - from) / (to - from);
    arrival[i] = departure[i] = departure[from]! + Math.round(seconds * share);
  }
}
