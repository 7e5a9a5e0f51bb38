import type { CurrentRoute, Query, RouteTarget } from '@halte/contract';
import { type End, type Place, queryOfEnd } from '@halte/places';

/** Journeys that were chosen, and where to go after signing in: they do not belong to another trip. */
const NOT_OF_TRIP = new Set(['jc', 'rc', 'redirect']);

function isOfTrip({ name }: CurrentRoute): boolean {
  return name === 'index' || (name?.startsWith('trip-planner') ?? false);
}

/** The trip of the current page with another origin or destination: its results when both are known, else the form. */
export function tripWith(current: CurrentRoute, end: End, place: Place): RouteTarget {
  const isOther = (key: string) => !NOT_OF_TRIP.has(key) && !(key.startsWith(end) && ENDS_OF_KEYS.has(key.slice(1)));
  const others: Query = isOfTrip(current)
    ? Object.fromEntries(Object.entries(current.query).filter(([key]) => isOther(key)))
    : {};
  const query = { ...others, ...queryOfEnd(end, place) };
  const isComplete = query['fi'] !== undefined && query['ti'] !== undefined;
  return { name: isComplete ? 'trip-planner-results' : 'trip-planner', query };
}

const ENDS_OF_KEYS = new Set(['i', 'v', 'st', 'fv', 'pt', 'lat', 'lon']);
