import { type Box, overlap } from './boxes.ts';
import { worldPixel } from './projected.ts';
import type { LineStopPoint } from './types.ts';

/** Size of a name in CSS pixels: a box above its stop. */
const LETTER = 7;
const HALF_HEIGHT = 10;
const MIDDLE_ABOVE = 20;

/**
 * The stops of a line whose names stand on the map, as far as they have one, each name once: its ends and those that stand out, then the others from one end to the
 * other, where there is room at this zoom.
 */
export function namedStops(
  stopPoints: readonly LineStopPoint[],
  highlightedIds: readonly string[],
  zoom: number,
): readonly LineStopPoint[] {
  const isFirst = ({ id, isEnd }: LineStopPoint) => isEnd === true || highlightedIds.includes(id);
  const boxes = new Map<string, Box>();
  const named = new Set<LineStopPoint>();
  for (const stop of [...stopPoints.filter(isFirst), ...stopPoints.filter((one) => !isFirst(one))]) {
    const { x, y } = worldPixel(stop, zoom);
    const box = { x, y: y - MIDDLE_ABOVE, halfWidth: (stop.name.length * LETTER) / 2, halfHeight: HALF_HEIGHT };
    const hasRoom = isFirst(stop) || ![...boxes.values()].some((other) => overlap(box, other));
    if (!hasRoom || stop.name === '' || boxes.has(stop.name)) continue;
    boxes.set(stop.name, box);
    named.add(stop);
  }
  return stopPoints.filter((stop) => named.has(stop));
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
