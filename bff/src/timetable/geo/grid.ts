/** Points in square cells, so that "what lies within 400 m" looks at a few cells only. */
import { longitudeScale, METRES_PER_DEGREE, metresBetween } from './distance.ts';

const CELL_METRES = 300;

export interface Located {
  readonly lat: number;
  readonly lon: number;
}

export interface Grid {
  /** Calls `found` with the position (in the list the grid was built from) and the straight-line metres of each point within. */
  within(lat: number, lon: number, metres: number, found: (index: number, metres: number) => void): void;
}

/** `included` narrows the list without renumbering it. */
export function gridOf(points: readonly Located[], included: (index: number) => boolean = () => true): Grid {
  const cells = new Map<number, number[]>();
  const cellDegrees = CELL_METRES / METRES_PER_DEGREE;
  const rowOf = (lat: number) => Math.floor(lat / cellDegrees);
  const columnOf = (row: number, lon: number) => Math.floor((lon * longitudeScale(row * cellDegrees)) / cellDegrees);
  const keyOf = (row: number, column: number) => row * 1_000_000 + column;

  points.forEach((point, index) => {
    if (!included(index)) return;
    const row = rowOf(point.lat);
    const key = keyOf(row, columnOf(row, point.lon));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  });

  return {
    within(lat, lon, metres, found) {
      const reach = metres / METRES_PER_DEGREE;
      for (let row = rowOf(lat - reach); row <= rowOf(lat + reach); row++) {
        // Columns are narrowed by the row's own latitude, so the reach in degrees is taken at the widest of the two.
        const lonReach = reach / longitudeScale(Math.max(Math.abs(lat), Math.abs(row * cellDegrees)) + cellDegrees);
        const last = columnOf(row, lon + lonReach);
        for (let column = columnOf(row, lon - lonReach); column <= last; column++) {
          for (const index of cells.get(keyOf(row, column)) ?? []) {
            const point = points[index]!;
            const distance = metresBetween(lat, lon, point.lat, point.lon);
            if (distance <= metres) found(index, distance);
          }
        }
      }
    },
  };
}
