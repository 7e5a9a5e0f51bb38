import type { Path, Point } from './geometry.ts';
import type { Random } from './random.ts';

const { PI, abs, atan2, ceil, cos, exp, hypot, max, sin, sqrt, tanh } = Math;

/** Everything lies within this half width and half height, in metres. */
export const EXTENT: Point = { x: 9_000, y: 7_000 };

/** Metres that the river and the railway run on beyond the extent: they come from somewhere. */
const BEYOND = 6_000;

/** A rounded patch of ground: `radius` in the direction `angle` is disturbed by three harmonics. */
export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stretch: number;
  readonly turn: number;
  readonly phases: readonly [number, number, number];
}

export function createBlob(random: Random, centre: Point, radius: number, stretch = 1, turn = 0): Blob {
  const phase = () => random.between(0, 2 * PI);
  return { x: centre.x, y: centre.y, radius, stretch, turn, phases: [phase(), phase(), phase()] };
}

function blobRadius(blob: Blob, angle: number): number {
  const [a, b, c] = blob.phases;
  return blob.radius * (1 + 0.12 * sin(2 * angle + a) + 0.08 * sin(3 * angle + b) + 0.05 * sin(5 * angle + c));
}

export function blobContains(blob: Blob, point: Point, margin = 0): boolean {
  const dx = point.x - blob.x;
  const dy = point.y - blob.y;
  if (dx * dx + dy * dy > (blob.radius * 1.3 * blob.stretch + margin) ** 2) return false;
  const turnCos = cos(blob.turn);
  const turnSin = sin(blob.turn);
  const u = (dx * turnCos + dy * turnSin) / blob.stretch;
  const v = -dx * turnSin + dy * turnCos;
  return sqrt(u * u + v * v) < blobRadius(blob, atan2(v, u)) + margin;
}

/** A closed ring (first point repeated at the end). */
export function blobRing(blob: Blob, points = 48): Point[] {
  const ring: Point[] = [];
  for (let i = 0; i <= points; i++) {
    const angle = ((i % points) / points) * 2 * PI;
    const r = blobRadius(blob, angle);
    const u = cos(angle) * r * blob.stretch;
    const v = sin(angle) * r;
    const turnCos = cos(blob.turn);
    const turnSin = sin(blob.turn);
    ring.push({ x: blob.x + u * turnCos - v * turnSin, y: blob.y + u * turnSin + v * turnCos });
  }
  return ring;
}

const ISLAND = { x: -260, halfLength: 420, halfWidth: 62 } as const;

/** The river runs from east to west as a graph over x, so that every question about it is a formula. */
export function riverY(x: number): number {
  return -620 + 430 * sin(x / 2_300 + 0.5) + 130 * sin(x / 900 + 2.1) - 40;
}

export function riverSlope(x: number): number {
  return (430 / 2_300) * cos(x / 2_300 + 0.5) + (130 / 900) * cos(x / 900 + 2.1);
}

/** Metres from the middle of the river to its bank. */
export function riverHalfWidth(x: number): number {
  const bulge = 78 * exp(-(((x - ISLAND.x) / 330) ** 4));
  return 58 + 10 * sin(x / 1_300) + bulge;
}

export function riverDistance(point: Point): number {
  return abs(point.y - riverY(point.x)) / sqrt(1 + riverSlope(point.x) ** 2);
}

export function onIsland(point: Point, margin: number): boolean {
  const u = (point.x - ISLAND.x) / (ISLAND.halfLength - margin);
  return abs(u) < 1 && riverDistance(point) < (ISLAND.halfWidth - margin) * (1 - u ** 4) ** 0.5;
}

export function inRiver(point: Point, margin = 0): boolean {
  return riverDistance(point) < riverHalfWidth(point.x) + margin && !onIsland(point, margin);
}

/** The bank line at `offset` metres from the middle, positive to the north. */
export function alongRiver(from: number, to: number, step: number, offset: (x: number) => number): Point[] {
  const path: Point[] = [];
  const count = ceil(abs(to - from) / step);
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count;
    const slope = riverSlope(x);
    const length = hypot(1, slope);
    const d = offset(x);
    path.push({ x: x - (slope / length) * d, y: riverY(x) + d / length });
  }
  return path;
}

export function riverRing(): Point[] {
  const x = EXTENT.x + BEYOND;
  const north = alongRiver(-x, x, 60, riverHalfWidth);
  const south = alongRiver(x, -x, 60, (at) => -riverHalfWidth(at));
  return [...north, ...south, north[0]!];
}

export function islandRing(): Point[] {
  const { x, halfLength, halfWidth } = ISLAND;
  const width = (at: number) => halfWidth * sqrt(max(0, 1 - ((at - x) / halfLength) ** 4));
  const north = alongRiver(x - halfLength, x + halfLength, 20, width);
  const south = alongRiver(x + halfLength, x - halfLength, 20, (at) => -width(at));
  return [...north, ...south, north[0]!];
}

/** The railway, also a graph over x: north of the centre, then over the river in the east. */
export function railY(x: number): number {
  return 1_010 + 210 * sin(x / 2_600 - 0.4) - 1_050 * (1 + tanh((x - 4_600) / 1_300));
}

export function railPath(): Path {
  const path: Point[] = [];
  for (let x = -EXTENT.x - BEYOND; x <= EXTENT.x + BEYOND; x += 40) path.push({ x, y: railY(x) });
  return path;
}
