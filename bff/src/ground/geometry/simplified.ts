/** Lines and rings with the points that a zoom can show. Coordinates x, y, x, y … on a plane. */
import { simplifyPath } from '@halte/engine/timetable/geo/simplify';

/** The time of simplifying grows with the square of the length where somebody wants it to: longer lines are simplified in parts. */
const LONGEST = 2_000;

/** @param tolerance how far a point may lie off the line to be left out. */
export function simplifiedLine(line: Int32Array, tolerance: number): Int32Array {
  if (tolerance === 0) return line;
  if (line.length <= 2 * LONGEST) return simplifyPath(line, tolerance);
  const parts: number[] = [];
  for (let start = 0; start < line.length - 2; start += 2 * LONGEST - 2) {
    const part = simplifyPath(line.subarray(start, start + 2 * LONGEST), tolerance);
    for (const value of start === 0 ? part : part.subarray(2)) parts.push(value);
  }
  return Int32Array.from(parts);
}

/** Four corners are a house, which has no corner to spare. */
const HOUSE = 8;

/** @returns empty where fewer than three points are left. */
export function simplifiedRing(ring: Int32Array, tolerance: number): Int32Array {
  if (ring.length <= HOUSE) return ring;
  const closed = new Int32Array(ring.length + 2);
  closed.set(ring);
  closed.set(ring.subarray(0, 2), ring.length);
  const simple = simplifiedLine(closed, tolerance);
  return simple.subarray(0, simple.length < 8 ? 0 : -2);
}
