import { worldPixel } from './projected.ts';
import type { LineStopPoint } from './types.ts';

/** The stops of a line whose names stand on the map: its ends and those that stand out, each name once. */
export function namedStops(
  stopPoints: readonly LineStopPoint[],
  highlightedIds: readonly string[],
): readonly LineStopPoint[] {
  const named = stopPoints.filter(({ id, isEnd }) => isEnd || highlightedIds.includes(id));
  const byName = new Map(named.toReversed().map((stop) => [stop.name, stop]));
  return named.filter((stop) => byName.get(stop.name) === stop);
}

/** CSS pixels between two stops, from middle to middle: nearer to each other their rings hide the line. */
const LEAST_GAP = 12;

/** The stops of a line that are drawn at this zoom: its ends and those that stand out, and the others where there is room for most of them. */
export function drawnStops(
  stopPoints: readonly LineStopPoint[],
  highlightedIds: readonly string[],
  zoom: number,
): readonly LineStopPoint[] {
  const pixels = stopPoints.map((stop) => worldPixel(stop, zoom));
  const gaps = pixels.slice(1).map(({ x, y }, at) => Math.hypot(x - (pixels[at]?.x ?? x), y - (pixels[at]?.y ?? y)));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? LEAST_GAP;
  if (usual >= LEAST_GAP) return stopPoints;
  return stopPoints.filter(({ id, isEnd }) => isEnd || highlightedIds.includes(id));
}
