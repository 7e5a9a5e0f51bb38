/** Cuts out the part of a shape between two stops. */
import { longitudeScale, METRES_PER_DEGREE } from './distance.ts';

/** Degrees. */
export type LatLon = readonly [lat: number, lon: number];

/** A place on a line: `fraction` of the way from point number `segment` to the next. */
export interface LinePosition {
  readonly segment: number;
  readonly fraction: number;
}

/**
 * Positions of `stops` on the line, never going backward. They are chosen together, so that the line of a loop, which passes a
 * stop twice, is cut at the right pass and not merely where the line is nearest.
 *
 * @param points lat, lon, lat, lon …: at least two points.
 */
export function projectInOrder(points: Float64Array, stops: readonly LatLon[]): LinePosition[] {
  const segments = points.length / 2 - 1;
  const scale = longitudeScale(points[0]!);
  const cameFrom = new Int32Array(stops.length * segments);
  let cost = new Float64Array(segments);
  stops.forEach(([lat, lon], i) => {
    const next = new Float64Array(segments);
    let best = 0;
    for (let segment = 0; segment < segments; segment++) {
      if (cost[segment]! < cost[best]!) best = segment;
      const [, squaredMetres] = nearestOnSegment(points, segment, lat, lon, scale);
      next[segment] = cost[best]! + squaredMetres;
      cameFrom[i * segments + segment] = best;
    }
    cost = next;
  });
  let segment = 0;
  for (let s = 1; s < segments; s++) if (cost[s]! < cost[segment]!) segment = s;
  const positions: LinePosition[] = [];
  for (let i = stops.length - 1; i >= 0; i--) {
    const [lat, lon] = stops[i]!;
    positions.unshift({ segment, fraction: nearestOnSegment(points, segment, lat, lon, scale)[0] });
    segment = cameFrom[i * segments + segment]!;
  }
  return positions;
}

/** The position `metres` along the line, by the distances that the feed has for its points. */
export function positionAtDistance(distances: Float32Array, metres: number): LinePosition {
  let low = 0;
  let high = distances.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (distances[middle]! <= metres) low = middle;
    else high = middle - 1;
  }
  const length = distances[low + 1]! - distances[low]!;
  return { segment: low, fraction: length > 0 ? clamp((metres - distances[low]!) / length) : 0 };
}

/** The coordinates of a position on the line. */
export function pointAt(points: Float64Array, { segment, fraction }: LinePosition): LatLon {
  const at = segment * 2;
  return [
    points[at]! + fraction * (points[at + 2]! - points[at]!),
    points[at + 1]! + fraction * (points[at + 3]! - points[at + 1]!),
  ];
}

/** The line from one position to a later one, both ends included, without consecutive duplicate points. */
export function sliceLine(points: Float64Array, from: LinePosition, to: LinePosition): LatLon[] {
  const line: LatLon[] = [pointAt(points, from)];
  for (let i = from.segment + 1; i <= to.segment; i++) line.push([points[i * 2]!, points[i * 2 + 1]!]);
  line.push(pointAt(points, to));
  return line.filter((point, i) => i === 0 || point[0] !== line[i - 1]![0] || point[1] !== line[i - 1]![1]);
}

function nearestOnSegment(
  points: Float64Array,
  segment: number,
  lat: number,
  lon: number,
  scale: number,
): [fraction: number, squaredMetres: number] {
  const at = segment * 2;
  const dy = points[at + 2]! - points[at]!;
  const dx = (points[at + 3]! - points[at + 1]!) * scale;
  const y = lat - points[at]!;
  const x = (lon - points[at + 1]!) * scale;
  const length = dx * dx + dy * dy;
  const fraction = length > 0 ? clamp((x * dx + y * dy) / length) : 0;
  const offY = (y - fraction * dy) * METRES_PER_DEGREE;
  const offX = (x - fraction * dx) * METRES_PER_DEGREE;
  return [fraction, offX * offX + offY * offY];
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
