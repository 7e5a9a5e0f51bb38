/** Where a name is written along a way: straight, or else along a bend. */
import { bentPart } from './bend.ts';

const { abs, atan2, floor, hypot, max, PI } = Math;

export interface Written {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise, never upside down; 0 along a bend. */
  readonly angle: number;
  /** What it is written along, x, y, x, y … from its own place; null: straight. */
  readonly bend: ArrayLike<number> | null;
}

/** Pixels that a way may be off its name. */
const MOST_BEND = 4;
/** Places that are tried on each side of the one that is wanted. */
const TRIES = 6;

/** How a text of some pixels may be written, about every `every` pixels. */
export interface AlongOptions {
  readonly width: number;
  readonly every: number;
  readonly mayBend: boolean;
}

/**
 * Asks `offer` for places where the text stands on a nearly straight part of the way, then for those along a bend, until one is accepted.
 *
 * @param path x, y, x, y … in pixels
 */
export function writeAlong(
  path: ArrayLike<number>,
  { width, every, mayBend }: AlongOptions,
  offer: (written: Written) => boolean,
): void {
  const reached = lengthsOf(path);
  const length = reached.at(-1)!;
  if (length < width) return;
  const count = max(1, floor(length / every));
  for (let k = 0; k < count; k++) {
    const [from, to] = [(k / count) * length, ((k + 1) / count) * length];
    const isWritten = (part: typeof straight) => {
      for (const middle of triesBetween(from, to, { width, length })) {
        const written = part(path, reached, middle - width / 2, middle + width / 2);
        if (written !== null && offer(written)) return true;
      }
      return false;
    };
    if (!isWritten(straight) && mayBend) isWritten(bent);
  }
}

/** From the middle outwards. */
function* triesBetween(
  from: number,
  to: number,
  { width, length }: { width: number; length: number },
): Generator<number> {
  const middle = (from + to) / 2;
  const step = max((to - from) / 2 / TRIES, width / 8);
  for (let i = 0; i <= 2 * TRIES; i++) {
    const at = middle + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * step;
    if (at >= max(from, width / 2) && at <= to && at <= length - width / 2) yield at;
  }
}

function lengthsOf(path: ArrayLike<number>): Float64Array {
  const reached = new Float64Array(path.length / 2);
  for (let i = 1; i < reached.length; i++)
    reached[i] = reached[i - 1]! + hypot(path[2 * i]! - path[2 * i - 2]!, path[2 * i + 1]! - path[2 * i - 1]!);
  return reached;
}

/** Null where the way bends too much between the two lengths along it. */
function straight(path: ArrayLike<number>, reached: Float64Array, from: number, to: number): Written | null {
  let first = 1;
  while (reached[first]! < from) first++;
  let last = first;
  while (last < reached.length - 1 && reached[last]! < to) last++;
  const [ax, ay] = pointAt(path, reached, first, from);
  const [bx, by] = pointAt(path, reached, last, to);
  const [dx, dy] = [bx - ax, by - ay];
  const chord = hypot(dx, dy);
  if (chord === 0) return null;
  for (let i = first; i < last; i++)
    if (abs((path[2 * i]! - ax) * dy - (path[2 * i + 1]! - ay) * dx) > MOST_BEND * chord) return null;
  if (chord < (to - from) * 0.95) return null;
  return { x: (ax + bx) / 2, y: (ay + by) / 2, angle: upright(atan2(dy, dx) * (180 / PI)), bend: null };
}

/** Null where letters would stand on their heads, or in each other's way. */
function bent(path: ArrayLike<number>, reached: Float64Array, from: number, to: number): Written | null {
  let end = 1;
  const bend = bentPart(from, to, (at) => {
    while (end < reached.length - 1 && reached[end]! < at) end++;
    return pointAt(path, reached, end, at);
  });
  return bend && { ...bend, angle: 0 };
}

/** @param end of the piece of the way that the point is on */
function pointAt(path: ArrayLike<number>, reached: Float64Array, end: number, at: number): [number, number] {
  const piece = reached[end]! - reached[end - 1]!;
  const share = piece === 0 ? 0 : (at - reached[end - 1]!) / piece;
  const [x, y] = [path[2 * end - 2]!, path[2 * end - 1]!];
  return [x + (path[2 * end]! - x) * share, y + (path[2 * end + 1]! - y) * share];
}

/** Flips text that would be upside down. */
function upright(angle: number): number {
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}
