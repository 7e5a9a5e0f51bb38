import type { StopTimes, TripIndex, Trips } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { worldX, worldY } from '../timetable/geo/mercator.ts';
import type { WorldPath } from './worldPath.ts';

/** Short pieces keep box queries selective. */
const LONGEST_PIECE = 200;

/**
 * Paths in the unit square, with shared parts only once: many trips take the same street.
 *
 * @param paths lat, lon, lat, lon … in degrees.
 */
export function collectWays(paths: Iterable<ArrayLike<number>>): WorldPath[] {
  const numberOf = pointNumbers();
  const seen = new Set<number>();
  const ways: WorldPath[] = [];
  let open: number[] = [];
  const close = () => {
    if (open.length >= 4) ways.push(Float64Array.from(open));
    open = [];
  };
  for (const points of paths) {
    let b = points.length < 2 ? 0 : numberOf(points[0]!, points[1]!);
    for (let i = 2; i + 1 < points.length; i += 2) {
      const a = b;
      b = numberOf(points[i]!, points[i + 1]!);
      if (a === b) continue;
      const key = Math.min(a, b) * MOST_POINTS + Math.max(a, b);
      if (seen.has(key)) {
        close();
        continue;
      }
      seen.add(key);
      if (open.length === 0) open.push(worldX(points[i - 1]!), worldY(points[i - 2]!));
      open.push(worldX(points[i + 1]!), worldY(points[i]!));
      if (open.length > 2 * LONGEST_PIECE) close();
    }
    close();
  }
  return ways;
}

/** Maximum number of distinct points; a pair of point numbers then fits exactly into one number. */
const MOST_POINTS = 2 ** 26;
const STEPS_PER_DEGREE = 1e5;

/** Assigns numbers to points; points within the same 1e-5 of a degree, about a metre, are equal. */
function pointNumbers(): (lat: number, lon: number) => number {
  const numbers = new Map<number, number>();
  return (lat, lon) => {
    const key = Math.round(lat * STEPS_PER_DEGREE) * MOST_POINTS + Math.round(lon * STEPS_PER_DEGREE);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
}

export interface StopSequences {
  readonly trips: Pick<Trips, 'shape' | 'stopTimeStart'>;
  readonly stopTimes: Pick<StopTimes, 'stop'>;
  readonly stops: readonly Position[];
}

/** For trips without a shape: straight from stop to stop, each pair of consecutive stops once. */
export function* stopToStop(
  { trips, stopTimes, stops }: StopSequences,
  among: Iterable<TripIndex>,
): Generator<number[]> {
  const seen = new Set<number>();
  for (const trip of among) {
    if (trips.shape[trip]! >= 0) continue;
    let open: number[] = [];
    for (let i = trips.stopTimeStart[trip]! + 1; i < trips.stopTimeStart[trip + 1]!; i++) {
      const a = stopTimes.stop[i - 1]!;
      const b = stopTimes.stop[i]!;
      const pair = Math.min(a, b) * stops.length + Math.max(a, b);
      if (seen.has(pair)) {
        if (open.length > 0) yield open;
        open = [];
        continue;
      }
      seen.add(pair);
      if (open.length === 0) open.push(stops[a]!.lat, stops[a]!.lon);
      open.push(stops[b]!.lat, stops[b]!.lon);
    }
    if (open.length > 0) yield open;
  }
}
