import type { CurrentRoute, Query, RouteTarget } from '@halte/contract';
import { type End, type Place, queryOfEnd, queryOfVia } from '@halte/places';

/** The role of a place in a trip. */
export type TripPart = End | 'via';

/** Parameters for chosen journeys and the redirect after signing in: they do not apply to another trip. */
const NOT_OF_TRIP = new Set(['jc', 'rc', 'redirect']);

const KEYS_OF: Readonly<Record<TripPart, RegExp>> = {
  f: /^f(i|v|st|fv|pt|lat|lon)$/,
  t: /^t(i|v|st|fv|pt|lat|lon)$/,
  via: /^v\[0\]\[(i|v|fv|lat|lon)\]$/,
};

function isOfTrip({ name }: CurrentRoute): boolean {
  return name === 'index' || (name?.startsWith('trip-planner') ?? false);
}

/** Whether the current trip can take a via: it is one-way and has a start or an end. */
export function takesVia(current: CurrentRoute): boolean {
  const { fi, ti, tt } = current.query;
  return isOfTrip(current) && tt !== '1' && (fi !== undefined || ti !== undefined);
}

/** The trip of the current page with another origin, destination or via: its results when both ends are known, else the form. */
export function tripWith(current: CurrentRoute, part: TripPart, place: Place): RouteTarget {
  const isOther = (key: string) => !NOT_OF_TRIP.has(key) && !KEYS_OF[part].test(key);
  const others: Query = isOfTrip(current)
    ? Object.fromEntries(Object.entries(current.query).filter(([key]) => isOther(key)))
    : {};
  const query = { ...others, ...(part === 'via' ? queryOfVia(place) : queryOfEnd(part, place)) };
  const isComplete = query['fi'] !== undefined && query['ti'] !== undefined;
  return { name: isComplete ? 'trip-planner-results' : 'trip-planner', query };
}
