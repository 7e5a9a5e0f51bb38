import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import type { Streets } from './streets.ts';

/** A stop with a point of a street in its cell, or in one beside it, has a street at most 500 m away. */
const CELL_UNITS = (250 / METRES_PER_DEGREE) * UNITS_PER_DEGREE;
/** More than the cells of a row. */
const COLUMNS = 1 << 20;

/** How many of the stops have a street of the map near them. */
export function coveredStops({ nodes, shape }: Streets, stops: readonly Position[]): number {
  const cells = new Set<number>();
  const rowOf = (lat: number) => Math.floor(lat / CELL_UNITS);
  const columnOf = (row: number, lon: number) =>
    Math.floor((lon * longitudeScale((row * CELL_UNITS) / UNITS_PER_DEGREE)) / CELL_UNITS);
  for (const { lon, lat } of [nodes, shape])
    for (let i = 0; i < lon.length; i++) {
      const row = rowOf(lat[i]!);
      cells.add(row * COLUMNS + columnOf(row, lon[i]!));
    }
  const hasStreet = ({ lat, lon }: Position) =>
    [-1, 0, 1].some((up) => {
      const row = rowOf(lat * UNITS_PER_DEGREE) + up;
      const column = columnOf(row, lon * UNITS_PER_DEGREE);
      return [-1, 0, 1].some((aside) => cells.has(row * COLUMNS + column + aside));
    });
  return stops.filter(hasStreet).length;
}
