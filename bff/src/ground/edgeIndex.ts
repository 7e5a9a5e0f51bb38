/** Which edges are in a part of the map. */
import Flatbush from 'flatbush';
import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { type EdgeLines, eachPointOf } from './edgePoints.ts';

const NODE_SIZE = 16;

/** The boxes around edges, in shared memory, in the order of the list; null without any. */
export function boxesOf(
  lines: EdgeLines,
  edges: Iterable<number> & { readonly length: number },
): SharedArrayBuffer | null {
  if (edges.length === 0) return null;
  const index = new Flatbush(edges.length, NODE_SIZE, Int32Array, SharedArrayBuffer);
  for (const edge of edges) {
    let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
    eachPointOf(lines, edge, (lat, lon) => {
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
      [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    });
    index.add(west, south, east, north);
  }
  index.finish();
  return index.data as SharedArrayBuffer;
}

/** Positions in that list of the edges whose boxes are within metres of a place, in degrees of 1e-7. */
export function searchBoxes(boxes: SharedArrayBuffer | null): (lat: number, lon: number, metres: number) => number[] {
  if (boxes === null) return () => [];
  const index = Flatbush.from(boxes);
  return (lat, lon, metres) => {
    const high = (metres / METRES_PER_DEGREE) * UNITS_PER_DEGREE;
    const wide = high / longitudeScale(lat / UNITS_PER_DEGREE);
    return index.search(lon - wide, lat - high, lon + wide, lat + high);
  };
}
