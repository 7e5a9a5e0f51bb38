/** The named street that a nameless way runs along: people know a sidewalk by the street it is of. */

import { getOrCompute } from '@halte/engine/common/memoize';
import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { ROAD_CLASSES, type RoadClass } from '../ground/classify/roads.ts';
import { searchBoxes } from '../ground/edgeIndex.ts';
import { eachPieceOf } from '../ground/edgePoints.ts';
import type { Streets } from '../ground/streets.ts';
import { nearestToOrigin } from '../timetable/geo/segment.ts';
import { type LinePoint, lineOf } from './line.ts';
import { angleBetween, bearingOf, vectorBetween } from './plane.ts';

const REACH_METRES = 20;
const MOST_DEGREES = 20;
/** The way is looked at in pieces no longer than this. */
const PIECE_METRES = 10;
/** Of its length that is beside the street. */
const LEAST_SHARE = 0.5;

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;

/** What is beside it has no sidewalk of its own. */
const NO_STREETS: ReadonlySet<RoadClass> = new Set<RoadClass>([
  ...(['footway', 'sidewalk', 'crossing', 'path', 'track', 'bridleway', 'cycleway', 'steps'] as const),
  ...(['escalator', 'lift', 'corridor', 'platform'] as const),
]);

export function isStreet(roadClass: RoadClass): boolean {
  return !NO_STREETS.has(roadClass);
}

/** @returns the number of the name of the street along most of an edge, or 0. */
export type NamesBeside = (edge: number) => number;

/** Remembers what it has found. @param boxes of all edges, by their numbers. */
export function createNamesBeside(streets: Streets, boxes: Uint8Array): NamesBeside {
  const names = new Map<number, number>();
  const search = searchBoxes(boxes);
  const { name, class: roadClass, layer } = streets.edges;

  function besidePoint([lat, lon]: LinePoint, bearing: number, height: number): number {
    const [y, x] = [lat * UNITS_PER_DEGREE, lon * UNITS_PER_DEGREE];
    const scale = longitudeScale(lat);
    let [found, least] = [0, REACH_METRES];
    for (const edge of search(y, x, REACH_METRES)) {
      // A tunnel below a path is not beside it.
      if (name[edge] === 0 || layer[edge] !== height || !isStreet(ROAD_CLASSES[roadClass[edge]!]!)) continue;
      eachPieceOf(streets, edge, (fromLat, fromLon, toLat, toLon) => {
        const [fromX, toX] = [(fromLon - x) * scale, (toLon - x) * scale];
        const metres = nearestToOrigin(fromX, fromLat - y, toX, toLat - y).distance * METRES_PER_UNIT;
        if (metres >= least) return;
        const angle = Math.abs(angleBetween(bearing, bearingOf([toX - fromX, toLat - fromLat])));
        if (Math.min(angle, 180 - angle) <= MOST_DEGREES) [found, least] = [name[edge]!, metres];
      });
    }
    return found;
  }

  function besideEdge(edge: number): number {
    const line = lineOf(streets, [{ edge, from: 0, to: 1 }]);
    const metres = new Map<number, number>();
    let length = 0;
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1]!, line[i]!];
      const piece = vectorBetween(from, to);
      const long = Math.hypot(...piece);
      const parts = Math.ceil(long / PIECE_METRES);
      for (let part = 0; part < parts; part++) {
        const share = (part + 0.5) / parts;
        const point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])] as const;
        const beside = besidePoint(point, bearingOf(piece), layer[edge]!);
        metres.set(beside, (metres.get(beside) ?? 0) + long / parts);
      }
      length += long;
    }
    metres.delete(0);
    const [best] = [...metres].sort(([, one], [, other]) => other - one);
    return best && best[1] >= LEAST_SHARE * length ? best[0] : 0;
  }

  return (edge) => getOrCompute(names, edge, () => besideEdge(edge));
}
