/** Asks a finder all that one answer needs. */
import type { EpochSeconds } from '../common/time.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Endpoint } from './endpoints.ts';
import type { SearchRequest } from './request.ts';
import type { EngineCall, RideFinder, Rides } from './rideFinder.ts';

/** Plain data: it is passed between threads. */
export interface Found {
  readonly rides: Rides;
  /** Rule 25: null where journeys were found, or none is known. */
  readonly nextDeparture: EpochSeconds | null;
  readonly nextArrival: EpochSeconds | null;
}

/** Two ends closer than this are the same place. */
const SAME_PLACE_METRES = 25;

/**
 * Null if both ends are the same place, for which no finder is asked.
 *
 * @throws {EngineError}, or the reason of the signal.
 */
export async function findFor(
  finder: RideFinder,
  feed: Feed,
  request: SearchRequest,
  call: EngineCall,
): Promise<Found | null> {
  if (isSamePlace(request.from, request.to) && !request.via) return null;
  const rides = await finder.find(feed, request, call);
  if (rides.reason === null || !rides.hasOtherTimes) return { rides, nextDeparture: null, nextArrival: null };
  const next = (direction: SearchRequest['direction']) => finder.nextService(feed, request, direction, call);
  // If nothing arrives in time, the last journey of an earlier day that can still be made; else the next one from now on.
  const nextArrival = request.direction === 'arriveBy' ? await next('arriveBy') : null;
  return { rides, nextArrival, nextDeparture: nextArrival === null ? await next('departAfter') : null };
}

function isSamePlace(a: Endpoint, b: Endpoint): boolean {
  return (a.id !== '' && a.id === b.id) || metresBetween(a.lat, a.lon, b.lat, b.lon) <= SAME_PLACE_METRES;
}
