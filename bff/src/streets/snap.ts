/** From a place to the streets around it. */

import { longitudeScale, METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { searchBoxes } from '../ground/edgeIndex.ts';
import { eachPieceOf } from '../ground/edgePoints.ts';
import type { Streets } from '../ground/streets.ts';
import { nearestToOrigin } from '../timetable/geo/segment.ts';

/** A part of a walk that is not on the street. */
export interface Inside {
  readonly metres: number;
  readonly tenths: number;
}

/** The entrance of a station, and the ways between it and the stop; null: there is none in that direction. */
export interface Door {
  readonly position: Position;
  readonly toStop: Inside | null;
  readonly fromStop: Inside | null;
  /** One of the timetable by its position in `Feed.stationNodes`, or one of the map. */
  readonly entrance: { readonly node: number } | { readonly ofMap: number };
}

/** A point on an edge. */
export interface Snap {
  readonly edge: number;
  /** Of the length of the edge, 0 at `edges.from` and 1 at `edges.to`. */
  readonly share: number;
  /** Straight from the place, or from the door. */
  readonly metres: number;
  readonly position: Position;
  /** Through which the place is reached from there. */
  readonly door?: Door;
}

/** A place on the street: the ends of its straight lines to the edges around it. */
export interface StreetEnd {
  readonly position: Position;
  readonly snaps: readonly Snap[];
}

export interface Snapper {
  /** The nearest edges within `metres`, nearest first, at most `most`; of the edges that `isWanted`. */
  near(place: Position, metres: number, most: number, isWanted: (edge: number) => boolean): Snap[];
}

/** Metres that are looked at first: in the middle of a city hundreds of edges are within 150 m, and the nearest ones are mostly that near. */
const CLOSE = 30;

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;

/** @param boxes of all edges, by their numbers. */
export function createSnapper(streets: Streets, boxes: Uint8Array): Snapper {
  const search = searchBoxes(boxes);
  const within = (place: Position, metres: number, isWanted: (edge: number) => boolean): Snap[] => {
    const [lat, lon] = [place.lat * UNITS_PER_DEGREE, place.lon * UNITS_PER_DEGREE];
    return search(lat, lon, metres, isWanted)
      .map((edge) => nearest(streets, edge, lat, lon))
      .filter((snap) => snap.metres <= metres)
      .sort((a, b) => a.metres - b.metres || a.edge - b.edge);
  };
  return {
    near(place, metres, most, isWanted) {
      const close = metres > CLOSE ? within(place, CLOSE, isWanted) : [];
      const found = close.length >= most ? close : within(place, metres, isWanted);
      return found.slice(0, most);
    },
  };
}

function nearest(streets: Streets, edge: number, lat: number, lon: number): Snap {
  const scale = longitudeScale(lat / UNITS_PER_DEGREE);
  let best = { distance: Number.POSITIVE_INFINITY, before: 0, lat: 0, lon: 0 };
  let length = 0;
  eachPieceOf(streets, edge, (fromLat, fromLon, toLat, toLon) => {
    const [fromX, toX] = [(fromLon - lon) * scale, (toLon - lon) * scale];
    const { share, distance } = nearestToOrigin(fromX, fromLat - lat, toX, toLat - lat);
    const piece = Math.hypot(toX - fromX, toLat - fromLat);
    if (distance < best.distance)
      best = {
        distance,
        before: length + share * piece,
        lat: fromLat + share * (toLat - fromLat),
        lon: fromLon + share * (toLon - fromLon),
      };
    length += piece;
  });
  return {
    edge,
    share: length === 0 ? 0 : best.before / length,
    metres: best.distance * METRES_PER_UNIT,
    position: { lat: best.lat / UNITS_PER_DEGREE, lon: best.lon / UNITS_PER_DEGREE },
  };
}
