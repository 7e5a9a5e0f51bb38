/** Which edges are in a part of the map. */
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { UNITS_PER_DEGREE } from './area.ts';
import { boxTreeOf, treeOf } from './boxTree.ts';
import { type EdgeLines, eachPointOf } from './edgePoints.ts';

/** The tree of the boxes around edges, in the order of the list. */
export function boxesOf(lines: EdgeLines, edges: Iterable<number> & { readonly length: number }): Uint8Array {
  return boxTreeOf(edges.length, (add) => {
    for (const edge of edges) {
      let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
      eachPointOf(lines, edge, (lat, lon) => {
        [south, north] = [Math.min(south, lat), Math.max(north, lat)];
        [west, east] = [Math.min(west, lon), Math.max(east, lon)];
      });
      add(west, south, east, north);
    }
  });
}

/** Positions in that list of the edges whose boxes are within metres of a place, in degrees of 1e-7; of those that `isWanted`. */
export type BoxSearch = (lat: number, lon: number, metres: number, isWanted?: (edge: number) => boolean) => number[];

export function searchBoxes(boxes: Uint8Array): BoxSearch {
  if (boxes.length === 0) return () => [];
  const index = treeOf(boxes);
  return (lat, lon, metres, isWanted) => {
    const high = (metres / METRES_PER_DEGREE) * UNITS_PER_DEGREE;
    const wide = high / longitudeScale(lat / UNITS_PER_DEGREE);
    return index.search(lon - wide, lat - high, lon + wide, lat + high, isWanted);
  };
}
