import { gridOf } from '../timetable/geo/grid.ts';
import type { Position } from './kinds.ts';

export type Nearest<T> = (position: Position, metres: number) => T | undefined;

/** Finds the nearest of many points within a distance in metres. */
export function nearestOf<T extends Position>(points: readonly T[]): Nearest<T> {
  const grid = gridOf(points);
  return ({ lat, lon }, metres) => {
    let [best, shortest] = [-1, Number.POSITIVE_INFINITY];
    grid.within(lat, lon, metres, (index, distance) => {
      if (distance < shortest) [best, shortest] = [index, distance];
    });
    return points[best];
  };
}
