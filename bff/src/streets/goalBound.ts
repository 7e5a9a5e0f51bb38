/** How long a way to a goal takes at least. */
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { Streets } from '../ground/streets.ts';
import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import { TENTHS } from './costs.ts';
import type { StreetEnd } from './snap.ts';

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;
/** Of the straight line: costs of short edges are rounded, and may be less than their length asks for. */
const GOAL_FACTOR = 0.95;

/** Tenths of a second from a node, at this speed in a straight line. */
export function boundTo(
  { position: { lat, lon }, snaps }: StreetEnd,
  { nodes }: Pick<Streets, 'nodes'>,
  metresPerSecond: number,
): (node: number) => number {
  const scale = longitudeScale(lat);
  const [y, x] = [lat * UNITS_PER_DEGREE, lon * UNITS_PER_DEGREE];
  const metresTo = (atLat: number, atLon: number) => Math.hypot((atLon - x) * scale, atLat - y) * METRES_PER_UNIT;
  // The way from a door may take less than its straight line.
  const inside = snaps.map(({ door, position }) =>
    door ? metresTo(position.lat * UNITS_PER_DEGREE, position.lon * UNITS_PER_DEGREE) : 0,
  );
  const most = Math.max(0, ...inside);
  return (node) =>
    Math.floor(
      (Math.max(0, metresTo(nodes.lat[node]!, nodes.lon[node]!) - most) * GOAL_FACTOR * TENTHS) / metresPerSecond,
    );
}
