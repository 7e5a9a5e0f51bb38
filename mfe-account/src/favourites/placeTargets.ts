import type { Query, RouteTarget } from '@halte/contract';
import type { Place } from '@halte/places';

/** The parameters of a search that describe one of its places begin with this letter. */
type End = 'f' | 't';

function queryOfEnd(end: End, { id, title, subTitle, displayName, type, lat, lon }: Place): Query {
  const values = { i: id, v: title, st: subTitle, fv: displayName, pt: type, lat, lon };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === '' ? [] : [[`${end}${key}`, String(value)]],
    ),
  );
}

/** The form of the trip planner with this place at one end. */
export function tripTarget(end: End, place: Place): RouteTarget {
  return { name: 'trip-planner', query: queryOfEnd(end, place) };
}
