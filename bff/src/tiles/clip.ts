import type { Frame } from './frame.ts';
import type { Line } from './ground.ts';

const { max, min } = Math;

/** All points of a path. */
export const wholeLine = (points: ArrayLike<number>): Line => ({ points, from: 0, to: points.length });

/** The parts of a line near the frame, as SVG path data with relative integers. */
export function lineData({ points, from, to }: Line, frame: Frame): string {
  const { originX, originY, scale, width, height, margin } = frame;
  const low = -margin;
  let data = '';
  let x = 0;
  let y = 0;
  let open = false;
  let beforeX = (points[from]! - originX) * scale;
  let beforeY = (points[from + 1]! - originY) * scale;
  for (let i = from + 2; i < to; i += 2) {
    const nextX = (points[i]! - originX) * scale;
    const nextY = (points[i + 1]! - originY) * scale;
    const near =
      max(beforeX, nextX) >= low &&
      min(beforeX, nextX) <= width + margin &&
      max(beforeY, nextY) >= low &&
      min(beforeY, nextY) <= height + margin;
    if (near) {
      if (!open) {
        x = Math.round(beforeX);
        y = Math.round(beforeY);
        data += `M${x} ${y}`;
      }
      const toX = Math.round(nextX);
      const toY = Math.round(nextY);
      data += step(toX - x, toY - y);
      x = toX;
      y = toY;
    }
    open = near;
    beforeX = nextX;
    beforeY = nextY;
  }
  return data;
}

/** A minus sign separates numbers as well as a space does. */
const step = (x: number, y: number) => (y < 0 ? `l${x}${y}` : `l${x} ${y}`);

/** A ring clipped to the frame (Sutherland–Hodgman); empty if nothing is left. All rings run the same way round, so that two of them never cancel out. */
export function ringData({ points, from, to }: Line, frame: Frame): string {
  const { originX, originY, scale, width, height, margin } = frame;
  let ring: number[] = [];
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  [north, south] = [west, east];
  for (let i = from; i + 1 < to; i += 2) {
    const x = (points[i]! - originX) * scale;
    const y = (points[i + 1]! - originY) * scale;
    west = min(west, x);
    east = max(east, x);
    north = min(north, y);
    south = max(south, y);
    ring.push(x, y);
  }
  if (west < -margin) ring = clipHalfPlane(ring, 0, -margin, 1);
  if (east > width + margin) ring = clipHalfPlane(ring, 0, width + margin, -1);
  if (north < -margin) ring = clipHalfPlane(ring, 1, -margin, 1);
  if (south > height + margin) ring = clipHalfPlane(ring, 1, height + margin, -1);
  return closedData(ring);
}

function closedData(ring: readonly number[]): string {
  if (ring.length < 6) return '';
  const backwards = turnOf(ring) < 0;
  const [first, end, by] = backwards ? [ring.length - 2, -2, -2] : [0, ring.length, 2];
  let x = Math.round(ring[first]!);
  let y = Math.round(ring[first + 1]!);
  let data = `M${x} ${y}`;
  for (let i = first + by; i !== end; i += by) {
    const toX = Math.round(ring[i]!);
    const toY = Math.round(ring[i + 1]!);
    if (toX !== x || toY !== y) data += step(toX - x, toY - y);
    x = toX;
    y = toY;
  }
  return `${data}z`;
}

/** Twice the area, negative for one way round. */
function turnOf(ring: readonly number[]): number {
  let sum = 0;
  let beforeX = ring.at(-2)!;
  let beforeY = ring.at(-1)!;
  for (let i = 0; i < ring.length; i += 2) {
    sum += beforeX * ring[i + 1]! - ring[i]! * beforeY;
    beforeX = ring[i]!;
    beforeY = ring[i + 1]!;
  }
  return sum;
}

function clipHalfPlane(points: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const result: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const inside = (points[i + axis]! - limit) * sign;
    const next = (points[j + axis]! - limit) * sign;
    if (inside >= 0) result.push(points[i]!, points[i + 1]!);
    if (inside >= 0 !== next >= 0) {
      const t = inside / (inside - next);
      result.push(points[i]! + (points[j]! - points[i]!) * t, points[i + 1]! + (points[j + 1]! - points[i + 1]!) * t);
    }
  }
  return result;
}
