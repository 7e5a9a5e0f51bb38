import type { Point } from './geometry.ts';

const { ceil, floor, max, min } = Math;

/** A slow, gentle function of the plane, computed once per lattice point when first needed and blended in between. */
export function onLattice(spacing: number, half: Point, value: (point: Point) => number): (point: Point) => number {
  const columns = ceil((2 * half.x) / spacing) + 4;
  const rows = ceil((2 * half.y) / spacing) + 4;
  const known = new Float64Array(columns * rows).fill(Number.NaN);
  const at = (column: number, row: number): number => {
    const index = row * columns + column;
    let result = known[index]!;
    if (Number.isNaN(result)) {
      result = value({ x: (column - 1) * spacing - half.x, y: (row - 1) * spacing - half.y });
      known[index] = result;
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
