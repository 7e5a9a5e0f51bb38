import type { Point } from './geometry.ts';

const { ceil, floor, max, min } = Math;

/** Memoizes a slow, smooth function of the plane at lattice points and interpolates between them. */
export function onLattice(spacing: number, half: Point, value: (point: Point) => number): (point: Point) => number {
  const columns = ceil((2 * half.x) / spacing) + 4;
  const rows = ceil((2 * half.y) / spacing) + 4;
  const values = new Float64Array(columns * rows).fill(Number.NaN);
  const at = (column: number, row: number): number => {
    const index = row * columns + column;
    let result = values[index]!;
    if (Number.isNaN(result)) {
      result = value({ x: (column - 1) * spacing - half.x, y: (row - 1) * spacing - half.y });
      values[index] = result;
    }
    return result;
  };
  const clamp = (position: number, count: number) => min(max(position, 0), count - 1.001);
  return ({ x, y }) => {
    const u = clamp((x + half.x) / spacing + 1, columns);
    const v = clamp((y + half.y) / spacing + 1, rows);
    const column = floor(u);
    const row = floor(v);
    const right = u - column;
    const up = v - row;
    const below = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const above = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return below * (1 - up) + above * up;
  };
}
