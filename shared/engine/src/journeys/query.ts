/** A search as a query of the embedded engine. */
import { findAccess } from '../search/access.ts';
import { entrancesOf } from '../search/entrances.ts';
import type { AccessPoint, JourneyQuery } from '../search/journeyEngine.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { isStepFree, profileOf, secondsOfWalk } from '../timetable/geo/walkRouter.ts';
import type { Endpoint } from './endpoints.ts';
import { WINDOW_SECONDS } from './hours.ts';
import type { Options } from './options.ts';
import type { SearchRequest } from './request.ts';

const VIA_METRES = 400;

/** The request with stops within walking distance in place of places. */
export function queryOf(feed: Feed, request: SearchRequest): JourneyQuery {
  const { via, viaStaySeconds, time, direction, options } = request;
  return {
    access: accessTo(feed, request),
    egress: egressFrom(feed, request),
    time,
    direction,
    windowSeconds: WINDOW_SECONDS,
    excludedModes: options.excludedModes,
    ...(via ? { via: accessOf(feed, via, { ...options, maxWalk: VIA_METRES }, 'toStops') } : {}),
    viaStaySeconds,
    maxRides: options.maxRides,
    changeMarginSeconds: options.changeMarginSeconds,
    wheelchair: options.wheelchair,
    avoidStairs: options.avoidStairs,
  };
}

/** The stops within walking distance of the origin. */
export function accessTo(feed: Feed, { from, options }: SearchRequest): AccessPoint[] {
  return accessOf(feed, reached(feed, from, options, 'toStops'), options, 'toStops');
}

/** The stops within walking distance of the destination. */
export function egressFrom(feed: Feed, { to, options }: SearchRequest): AccessPoint[] {
  return accessOf(feed, reached(feed, to, options, 'fromStops'), options, 'fromStops');
}

/** The place without those of its own stops that cannot be reached without stairs. */
function reached(feed: Feed, place: Endpoint, options: Options, direction: 'toStops' | 'fromStops'): Endpoint {
  if (!isStepFree(profileOf(options))) return place;
  const { isShut } = entrancesOf(feed);
  return { ...place, stops: place.stops.filter((stop) => !isShut(stop, direction)) };
}

function accessOf(
  feed: Feed,
  { lat, lon, stops }: Endpoint,
  { maxWalk, metresPerSecond, ...options }: Options,
  direction: 'toStops' | 'fromStops',
): AccessPoint[] {
  const here = new Set(stops);
  const around = findAccess(feed, lat, lon, maxWalk, { direction, profile: profileOf(options) })
    .filter(({ stop }) => !here.has(stop))
    .map(({ evenMetres, stationSeconds, ...walk }) => ({
      ...walk,
      seconds: secondsOfWalk({ evenMetres }, metresPerSecond) + stationSeconds,
    }));
  return [...stops.map((stop) => ({ stop, metres: 0, seconds: 0 })), ...around];
}
