/** The named street that a house without one stands at. */
import Flatbush from 'flatbush';
import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import type { Streets } from './streets.ts';

/** A house farther from the street is behind others. */
const REACH_METRES = 40;
const REACH_UNITS = (REACH_METRES / METRES_PER_DEGREE) * UNITS_PER_DEGREE;

/** @returns the number of the name of the nearest named street within 40 m of a place in degrees of 1e-7; 0 for none. */
export function createNearestStreet(streets: Streets): (lat: number, lon: number) => number {
  // Most files need it for few houses or none.
  let find: ((lat: number, lon: number) => number) | null = null;
  return (lat, lon) => {
    if (find === null) find = nearestIn(streets);
    return find(lat, lon);
  };
}

function nearestIn(streets: Streets): (lat: number, lon: number) => number {
  const edges = Array.from(streets.edges.name.keys()).filter((edge) => streets.edges.name[edge] !== 0);
  if (edges.length === 0) return () => 0;
  const index = new Flatbush(edges.length);
  for (const edge of edges) {
    const { lon, lat } = pointsOf(streets, edge);
    index.add(Math.min(...lon), Math.min(...lat), Math.max(...lon), Math.max(...lat));
  }
  index.finish();
  return (lat, lon) => {
    const scale = longitudeScale(lat / UNITS_PER_DEGREE);
    const aside = REACH_UNITS / scale;
    let [name, least] = [0, REACH_UNITS];
    for (const i of index.search(lon - aside, lat - REACH_UNITS, lon + aside, lat + REACH_UNITS)) {
      const edge = edges[i]!;
      const points = pointsOf(streets, edge);
      for (let to = 1; to < points.lon.length; to++) {
        const at = (point: number) => [(points.lon[point]! - lon) * scale, points.lat[point]! - lat] as const;
        const away = distanceToLine(at(to - 1), at(to));
        if (away < least) [name, least] = [streets.edges.name[edge]!, away];
      }
    }
    return name;
  };
}

function pointsOf({ nodes, edges, shape }: Streets, edge: number) {
  const [from, to] = [edges.from[edge]!, edges.to[edge]!];
  const [first, end] = [edges.first[edge]!, edges.first[edge + 1]!];
  return {
    lon: [nodes.lon[from]!, ...shape.lon.subarray(first, end), nodes.lon[to]!],
    lat: [nodes.lat[from]!, ...shape.lat.subarray(first, end), nodes.lat[to]!],
  };
}

type Point = readonly [x: number, y: number];

/** From the origin to the line between two points. */
function distanceToLine([x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
