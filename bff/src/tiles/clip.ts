import type { WorldPath } from './source.ts';

const { max, min } = Math;

/** The frame of a tile or a picture: converts the unit square to its units, and tests what lies within its margin. */
export interface Frame {
  readonly originX: number;
  readonly originY: number;
  /** Its units per unit of the unit square. */
  readonly scale: number;
  /** In its units. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** The parts of a line near the frame, as SVG path data with relative integers. */
export function lineData(path: WorldPath, frame: Frame): string {
  const { originX, originY, scale, width, height, margin } = frame;
  const low = -margin;
  let data = '';
  let x = 0;
  let y = 0;
  let open = false;
  let beforeX = (path[0]! - originX) * scale;
  let beforeY = (path[1]! - originY) * scale;
  for (let i = 2; i < path.length; i += 2) {
    const nextX = (path[i]! - originX) * scale;
    const nextY = (path[i + 1]! - originY) * scale;
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
      data += `l${toX - x} ${toY - y}`;
      x = toX;
      y = toY;
    }
    open = near;
    beforeX = nextX;
    beforeY = nextY;
  }
  return data;
}

/** A ring clipped to the frame (Sutherland–Hodgman); empty if nothing is left. */
export function ringData(ring: WorldPath, frame: Frame): string {
  const { originX, originY, scale, width, height, margin } = frame;
  let points: number[] = [];
  for (let i = 0; i + 3 < ring.length; i += 2)
    points.push((ring[i]! - originX) * scale, (ring[i + 1]! - originY) * scale);
  for (const [axis, limit, sign] of [
    [0, -margin, 1],
    [0, width + margin, -1],
    [1, -margin, 1],
    [1, height + margin, -1],
  ] as const) {
    points = clipHalfPlane(points, axis, limit, sign);
  }
  if (points.length < 6) return '';
  let x = Math.round(points[0]!);
  let y = Math.round(points[1]!);
  let data = `M${x} ${y}`;
  for (let i = 2; i < points.length; i += 2) {
    const toX = Math.round(points[i]!);
    const toY = Math.round(points[i + 1]!);
    if (toX !== x || toY !== y) data += `l${toX - x} ${toY - y}`;
    x = toX;
    y = toY;
  }
  return `${data}z`;
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
