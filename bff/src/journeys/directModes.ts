/** Journeys entirely on foot or by bike, which need no timetable. */

import { metresBetween } from '../timetable/geo/distance.ts';
import { walkMetres } from '../timetable/geo/walking.ts';
import type { NonTransitLeg, Plan } from './plan.ts';
import type { SearchRequest } from './request.ts';

/** Metres along streets. */
const LONGEST_WALK = 5_000;
const SHORTEST_BIKE = 1_000;
const LONGEST_BIKE = 15_000;

/** 15 km/h, an unhurried rider in a town. */
const BIKE_METRES_PER_SECOND = 4.2;

/**
 * On foot, up to 5 km and the traveller's limit. None in a wheelchair: whether streets have steps or kerbs is not known. None with
 * a via place, which implies a search for public transport.
 */
export function walkingPlan(request: SearchRequest): Plan | null {
  const { wheelchair, longestWalk, metresPerSecond } = request.options;
  const metres = streetMetres(request);
  if (request.via || wheelchair || metres > Math.min(LONGEST_WALK, longestWalk)) return null;
  return planOf(request, 'walk', metres, metresPerSecond);
}

/** By bike between 1 and 15 km, unless disabled by the traveller or in a wheelchair. */
export function bikePlan(request: SearchRequest): Plan | null {
  const metres = streetMetres(request);
  const { bike, wheelchair } = request.options;
  const wanted = bike && !wheelchair && !request.via && metres >= SHORTEST_BIKE && metres <= LONGEST_BIKE;
  return wanted ? planOf(request, 'bike', metres, BIKE_METRES_PER_SECOND) : null;
}

function streetMetres({ from, to }: SearchRequest): number {
  return walkMetres(metresBetween(from.lat, from.lon, to.lat, to.lon));
}

function planOf(
  { from, to, time, direction }: SearchRequest,
  kind: NonTransitLeg['kind'],
  metres: number,
  speed: number,
): Plan {
  const seconds = Math.ceil(metres / speed);
  const departure = direction === 'departAfter' ? time : time - seconds;
  const arrival = departure + seconds;
  return { from, to, departure, arrival, legs: [{ kind, departure, arrival, metres }] };
}
