/** For tests: nodes by metres from a stop. */
import type { OsmNode } from '../../osm/testing/writeOsm.ts';

/** Around it streets are kept within 3 km and 1 km of rounding, land and water 7 km farther. */
export const STOP = { lat: 48.5, lon: 2 };

/** Nodes by metres to the east and north of the stop. */
export function nodesAt(first: number, metres: readonly (readonly [east: number, north: number])[]): OsmNode[] {
  return metres.map(([east, north], i) => ({
    id: first + i,
    lat: STOP.lat + north / 111_195,
    lon: STOP.lon + east / 111_195 / Math.cos((STOP.lat * Math.PI) / 180),
  }));
}

export const square = (first: number, east: number, north: number, side: number) =>
  nodesAt(first, [
    [east, north],
    [east + side, north],
    [east + side, north + side],
    [east, north + side],
  ]);
export const ringOf = (nodes: readonly OsmNode[]) => [...nodes, nodes[0]!].map(({ id }) => id);
