import { type PinWeight, weightOf } from './pins.ts';
import type { LatLon, ProximityPoint } from './types.ts';

const WORLD = 256;

export interface WorldPixel {
  readonly x: number;
  readonly y: number;
}

/** Shares of the world’s width and height, 0 to 1. */
function shareOfWorld({ lat, lon }: LatLon): WorldPixel {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Where a point lies on a map of the whole world at this zoom, in CSS pixels. */
export function worldPixel(at: LatLon, zoom: number): WorldPixel {
  const size = WORLD * 2 ** zoom;
  const { x, y } = shareOfWorld(at);
  return { x: x * size, y: y * size };
}

/** The data of a point that each drawing of the scene needs. */
export interface ProjectedPoint extends WorldPixel {
  readonly point: ProximityPoint;
  readonly weight: PinWeight;
}

const projected = new WeakMap<readonly ProximityPoint[], readonly ProjectedPoint[]>();

/** Once per list: while the map is moved, the same list is drawn again and again. */
function projectedPoints(points: readonly ProximityPoint[]): readonly ProjectedPoint[] {
  const known = projected.get(points);
  if (known) return known;
  const made = points.map((point) => ({ point, weight: weightOf(point), ...shareOfWorld(point) }));
  projected.set(points, made);
  return made;
}

/** The points that are drawn in a box, in CSS pixels of the world at this zoom: those that stand out have markers of their own. */
export function pointsInBox(
  points: readonly ProximityPoint[],
  { zoom, raisedId }: { readonly zoom: number; readonly raisedId: string | null },
  isInside: (x: number, y: number) => boolean,
): readonly ProjectedPoint[] {
  const size = WORLD * 2 ** zoom;
  const inside: ProjectedPoint[] = [];
  for (const { point, weight, x, y } of projectedPoints(points)) {
    if (point.markerRange === null || point.selected || point.id === raisedId || !isInside(x * size, y * size))
      continue;
    inside.push({ point, weight, x: x * size, y: y * size });
  }
  return inside;
}
