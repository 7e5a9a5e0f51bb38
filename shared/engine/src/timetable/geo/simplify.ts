/** Leaves out the points of a line that no map can show. */
import type { LatLon } from './cutShape.ts';
import { longitudeScale, METRES_PER_DEGREE } from './distance.ts';

/** The line with fewer points, nowhere more than `metres` from the original, with the same ends. */
export function simplifyLine(points: readonly LatLon[], metres: number): LatLon[] {
  if (points.length < 3) return [...points];
  const scale = longitudeScale(points[0]![0]);
  const plane = new Float64Array(points.length * 2);
  for (let i = 0; i < points.length; i++) {
    const [lat, lon] = points[i]!;
    plane[2 * i] = lon * scale;
    plane[2 * i + 1] = lat;
  }
  const needed = neededPoints(plane, metres / METRES_PER_DEGREE);
  return points.filter((_, i) => needed[i] === 1);
}

/** Leaves out points of x, y, x, y … that lie less than `tolerance` off the line; both ends stay. */
export function simplifyPath<T extends Float64Array | Int32Array>(path: T, tolerance: number): T {
  if (path.length < 6) return path;
  const needed = neededPoints(path, tolerance);
  let left = 0;
  for (let i = 0; 2 * i < path.length; i++) left += needed[i]!;
  const simple = path.slice(0, 2 * left) as T;
  let length = 0;
  for (let i = 0; 2 * i < path.length; i++) {
    if (needed[i] === 0) continue;
    simple[length++] = path[2 * i]!;
    simple[length++] = path[2 * i + 1]!;
  }
  return simple;
}

/** A map has millions of short lines: a column for each would take longer than what is computed in it. */
let scratch = new Uint8Array(4_096);

/** Douglas–Peucker: 1 for each point of x, y, x, y … that stays. Valid until the next call. */
function neededPoints(path: Float64Array | Int32Array, tolerance: number): Uint8Array {
  const count = path.length / 2;
  if (scratch.length < count) scratch = new Uint8Array(2 * count);
  const needed = scratch.fill(0, 0, count);
  needed[0] = needed[count - 1] = 1;
  const stack = [0, count - 1];
  while (stack.length > 0) {
    const to = stack.pop()!;
    const from = stack.pop()!;
    const ax = path[2 * from]!;
    const ay = path[2 * from + 1]!;
    const dx = path[2 * to]! - ax;
    const dy = path[2 * to + 1]! - ay;
    const squared = dx * dx + dy * dy;
    let worst = tolerance * tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const px = path[2 * i]! - ax;
      const py = path[2 * i + 1]! - ay;
      // Distance to the segment, not to the infinite line: a vehicle that turns at the end of a spur comes back along it.
      const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
      const ox = px - share * dx;
      const oy = py - share * dy;
      const off = ox * ox + oy * oy;
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at > 0) {
      needed[at] = 1;
      stack.push(from, at, at, to);
    }
  }
  return needed;
}
