import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { nearestToOrigin } from '../timetable/geo/segment.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { boxesOf, searchBoxes } from './edgeIndex.ts';
import { eachPieceOf } from './edgePoints.ts';
import { FARTHEST_STREET } from './streetReach.ts';
import type { Streets } from './streets.ts';

const REACH_UNITS = (FARTHEST_STREET / METRES_PER_DEGREE) * UNITS_PER_DEGREE;

/** How many of the stops have a street of the map at most 150 m away. */
export function coveredStops(streets: Streets, stops: readonly Position[]): number {
  const search = searchBoxes(boxesOf(streets, Int32Array.from(streets.edges.from.keys())));
  const hasStreet = ({ lat, lon }: Position) => {
    const [y, x, scale] = [lat * UNITS_PER_DEGREE, lon * UNITS_PER_DEGREE, longitudeScale(lat)];
    return search(y, x, FARTHEST_STREET).some((edge) => {
      let isNear = false;
      eachPieceOf(streets, edge, (fromLat, fromLon, toLat, toLon) => {
        const { distance } = nearestToOrigin((fromLon - x) * scale, fromLat - y, (toLon - x) * scale, toLat - y);
        if (distance <= REACH_UNITS) isNear = true;
      });
      return isNear;
    });
  };
  return stops.filter(hasStreet).length;
}
