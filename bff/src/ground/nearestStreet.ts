/** The named street that a house without one stands at. */
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { nearestToOrigin } from '../timetable/geo/segment.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { boxesOf, searchBoxes } from './edgeIndex.ts';
import { eachPieceOf } from './edgePoints.ts';
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
  const search = searchBoxes(boxesOf(streets, edges));
  return (lat, lon) => {
    const scale = longitudeScale(lat / UNITS_PER_DEGREE);
    let [name, least] = [0, REACH_UNITS];
    for (const i of search(lat, lon, REACH_METRES))
      eachPieceOf(streets, edges[i]!, (fromLat, fromLon, toLat, toLon) => {
        const [fromX, toX] = [(fromLon - lon) * scale, (toLon - lon) * scale];
        const { distance } = nearestToOrigin(fromX, fromLat - lat, toX, toLat - lat);
        if (distance < least) [name, least] = [streets.edges.name[edges[i]!]!, distance];
      });
    return name;
  };
}
