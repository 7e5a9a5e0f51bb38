/** Points in square cells, so that a query such as "within 400 m" looks at a few cells only. */
import { getOrCompute } from '../../common/memoize.ts';
import { longitudeScale, METRES_PER_DEGREE, metresBetween } from './distance.ts';
import type { Position } from './position.ts';

const CELL_METRES = 300;
const NO_POINTS: readonly number[] = [];

export interface Grid {
  /** Calls `found` with the position (in the list the grid was built from) and the straight-line distance of each point within `metres`. */
  within(lat: number, lon: number, metres: number, found: (index: number, metres: number) => void): void;
}

/** `included` filters the list without renumbering it. */
export function gridOf(points: readonly Position[], included: (index: number) => boolean = () => true): Grid {
  const rows = new Map<number, Map<number, number[]>>();
  const cellDegrees = CELL_METRES / METRES_PER_DEGREE;
  const rowOf = (lat: number) => Math.floor(lat / cellDegrees);
  const columnOf = (row: number, lon: number) => Math.floor((lon * longitudeScale(row * cellDegrees)) / cellDegrees);

  points.forEach((point, index) => {
    if (!included(index)) return;
    const row = rowOf(point.lat);
    const cells = getOrCompute(rows, row, () => new Map<number, number[]>());
    getOrCompute(cells, columnOf(row, point.lon), () => []).push(index);
  });

  return {
    within(lat, lon, metres, found) {
      const reach = metres / METRES_PER_DEGREE;
      for (let row = rowOf(lat - reach); row <= rowOf(lat + reach); row++) {
        const cells = rows.get(row);
        if (cells === undefined) continue;
        // Columns get narrower with the row's latitude, so the reach in degrees is taken at the widest point.
        const lonReach = reach / longitudeScale(Math.max(Math.abs(lat), Math.abs(row * cellDegrees)) + cellDegrees);
        const last = columnOf(row, lon + lonReach);
        for (let column = columnOf(row, lon - lonReach); column <= last; column++) {
          for (const index of cells.get(column) ?? NO_POINTS) {
            const point = points[index]!;
            const distance = metresBetween(lat, lon, point.lat, point.lon);
            if (distance <= metres) found(index, distance);
          }
        }
      }
    },
  };
}
