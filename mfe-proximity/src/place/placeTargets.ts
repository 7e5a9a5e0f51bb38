import type { Query, RouteTarget } from '@halte/contract';
import { type Place, placeFrom, queryOfEnd } from '@halte/places';
import type { PlaceInFull } from './placeDetails.ts';

/** The place as other screens take it: to save it, or to search from it. */
export function asPlace({ kind, id, name, city, address, lat, lon, lines }: PlaceInFull): Place | null {
  const place = placeFrom({ id, title: name, subTitle: city, name, city, address, type: kind, lat, lon });
  return place && { ...place, lines };
}

/** The form of the trip planner with this place as origin. */
export function tripFrom(place: Place): RouteTarget {
  return { name: 'trip-planner', query: queryOfEnd('f', place) };
}

/** The form of the trip planner with this place as destination. */
export function tripTo(place: Place): RouteTarget {
  return { name: 'trip-planner', query: queryOfEnd('t', place) };
}

export function placeTarget(place: { readonly type: string; readonly id: string }): RouteTarget {
  return { name: 'proximity-type-id', params: { type: place.type, id: place.id } };
}

/** The page of a line at a stop, in one direction where one is given. */
export function lineTarget(lineId: string, stopId: string, query: Query = {}): RouteTarget {
  return { name: 'schedules-line-id', params: { id: lineId }, query: { stop: stopId, ...query } };
}
