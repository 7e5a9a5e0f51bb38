import { invalid, notFound } from '../problems/requestError.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import type { Spot } from './plan.ts';

/** An end of the search. */
export interface Endpoint extends Spot {
  /** Stops of the requested stop area or stop point, where the traveller already is. Empty for any other place. */
  readonly stops: readonly StopIndex[];
}

/** A timetable, and the places that travellers name in it. */
export interface SearchedNetwork {
  readonly feed: Feed;
  /** The place of an id, with its name; undefined if there is none. */
  placeOf(id: string): (Position & { readonly title: string }) | undefined;
}

export interface PlaceReference {
  readonly id?: string | undefined;
  readonly value?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

/** Largest distance between the given coordinates and a stop for its id to be trusted. */
const SAME_STOP_METRES = 50;

/** Coordinates take precedence over the id; an id alone must be known. `field` is the name in the request: from, to, via. */
export function endpointOf({ feed, placeOf }: SearchedNetwork, reference: PlaceReference, field: string): Endpoint {
  const { id = '', value = '', lat, lon } = reference;
  if ((lat === undefined) !== (lon === undefined))
    throw invalid('invalid-place', `Give both the latitude and the longitude of "${field}", or neither.`);
  if (lat !== undefined && lon !== undefined) {
    const name = value || placeOf(id)?.title || `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
    return { id, name, lat, lon, stops: stopsNamed(feed, id, { lat, lon }) };
  }
  if (id === '') throw invalid('missing-place', `Say where "${field}" is: send its coordinates or its id.`);
  const place = placeOf(id);
  if (!place) throw notFound('place-not-found', `There is no place with the id "${id}". Choose "${field}" again.`);
  return { id, name: value || place.title, lat: place.lat, lon: place.lon, stops: stopsNamed(feed, id, place) };
}

function stopsNamed(feed: Feed, id: string, { lat, lon }: Position): readonly StopIndex[] {
  const area = feed.areaById.get(id);
  const stop = feed.stopById.get(id);
  const located = area === undefined ? (stop === undefined ? undefined : feed.stops[stop]) : feed.areas[area];
  if (!located || metresBetween(lat, lon, located.lat, located.lon) > SAME_STOP_METRES) return [];
  return 'stops' in located ? located.stops : [stop!];
}
