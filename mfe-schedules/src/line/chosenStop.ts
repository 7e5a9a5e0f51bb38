import type { LineStop } from './lineDetail.ts';

interface Position {
  readonly lat: number;
  readonly lon: number;
}

const METRES_PER_DEGREE = 111_195;
/** Farther than this a traveller is not on their way to a stop of the line. */
const NEARBY_METRES = 30_000;

/** Metres between two points that are near each other. */
export function metresBetween(one: Position, other: Position): number {
  const east = (other.lon - one.lon) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return Math.hypot(other.lat - one.lat, east) * METRES_PER_DEGREE;
}

/** The row of a stop area or of one of its stop points; -1 when the direction does not have it. */
export function rowOfStop(stops: readonly LineStop[], id: string | null): number {
  return stops.findIndex(
    ({ stopAreaId, stopPointIds }) => stopAreaId === id || stopPointIds.some((point) => point === id),
  );
}

/** The row that the address names, else the one nearest to the traveller, else the first. */
export function chosenRow(stops: readonly LineStop[], id: string | null, position: Position | null): number {
  const named = rowOfStop(stops, id);
  if (named >= 0) return named;
  if (!position) return 0;
  const distances = stops.map((stop) => metresBetween(stop, position));
  const nearest = Math.min(...distances);
  return nearest <= NEARBY_METRES ? distances.indexOf(nearest) : 0;
}

/** Fewer stops than this are not worth a button. */
const LEAST_FOLDED = 2;

export interface Fold {
  /** First and last row that are not shown. */
  readonly from: number;
  readonly to: number;
}

/**
 * The rows before the chosen one that are folded: all but the first and the one just before; null when they are few. Where a part of the line is
 * closed, the fold ends before the last stop that is served.
 */
export function foldBefore(chosen: number, closed: ReadonlySet<number>): Fold | null {
  const fold = { from: 1, to: Math.min(chosen, ...closed) - 2 };
  return fold.to - fold.from + 1 >= LEAST_FOLDED ? fold : null;
}
