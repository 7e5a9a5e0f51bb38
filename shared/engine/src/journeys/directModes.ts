/** Journeys entirely on foot or by bike, which need no timetable. */

import type { Feed } from '../timetable/feed/feed.ts';
import { profileOf, type Ride, STRAIGHT_WALKS, secondsOfWalk } from '../timetable/geo/walkRouter.ts';
import type { NonTransitLeg, Plan } from './plan.ts';
import type { SearchRequest } from './request.ts';

/** Metres along streets. */
const LONGEST_WALK = 5_000;
const SHORTEST_BIKE = 1_000;
const LONGEST_BIKE = 15_000;

/**
 * On foot, along streets where they are known, up to 5 km and the traveller's limit. None in a wheelchair without streets: whether there are steps is not known. None with
 * a via place, which implies a search for public transport.
 */
export function walkingPlan({ walks }: Pick<Feed, 'walks'>, request: SearchRequest): Plan | null {
  const { from, to, via, options } = request;
  if (via || (options.wheelchair && !walks)) return null;
  const maxMetres = Math.min(LONGEST_WALK, options.longestWalk);
  const walk = (walks ?? STRAIGHT_WALKS).direct(from, to, maxMetres, profileOf(options));
  if (!walk) return null;
  const seconds = secondsOfWalk(walk, options.metresPerSecond);
  const plan = planOf(request, 'walk', { metres: walk.metres, seconds });
  // A straight line is the same for all.
  if (!walks) return plan;
  return {
    ...plan,
    ...(options.avoidStairs ? { avoidsStairs: true } : {}),
    ...(options.wheelchair ? { wheelchair: true } : {}),
  };
}

/** By bike between 1 and 15 km, along streets where they are known, unless disabled by the traveller or in a wheelchair. */
export function bikePlan({ walks = STRAIGHT_WALKS }: Pick<Feed, 'walks'>, request: SearchRequest): Plan | null {
  const { from, to, via, options } = request;
  if (!options.bike || options.wheelchair || via) return null;
  const ride = walks.ride(from, to, LONGEST_BIKE);
  return ride && ride.metres >= SHORTEST_BIKE ? planOf(request, 'bike', ride) : null;
}

function planOf(
  { from, to, time, direction }: SearchRequest,
  kind: NonTransitLeg['kind'],
  { metres, seconds }: Ride,
): Plan {
  const departure = direction === 'departAfter' ? time : time - seconds;
  const arrival = departure + seconds;
  return { from, to, departure, arrival, legs: [{ kind, departure, arrival, metres }] };
}
