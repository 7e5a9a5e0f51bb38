import type { PlaceDetails as PlaceDetailsSchema } from '@halte/engine/api/places';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Static } from 'typebox';
import { notFound } from '../problems/requestError.ts';
import { type Place, type PlaceKind, placeKind } from './kinds.ts';
import { placeOfId } from './placeById.ts';
import type { Places } from './places.ts';

export type PlaceDetails = Static<typeof PlaceDetailsSchema>;

/** Sources for the details of a place. */
export interface Known {
  readonly feed: Feed;
  readonly places: Places;
}

const AT_THE_DOOR_METRES = 80;

/** The kind with that name. @throws RequestError if there is none. */
export function parsePlaceKind(text: string): PlaceKind {
  const kind = placeKind(text);
  if (!kind) throw notFound('kind-not-found', `There is no kind of place called "${text}".`);
  return kind;
}

/** The place of that kind and id. @throws RequestError if there is none. */
export function placeOfKind({ feed, places }: Known, kind: PlaceKind, id: string): Place {
  const place = placeOfId(feed, places, id);
  if (place?.type !== kind)
    throw notFound('place-not-found', `There is no place of the kind ${kind} with the id "${id}".`);
  return place;
}

/** A place with its facts, and with the nearest address if its own is unknown. */
export function detailsOf({ places }: Pick<Known, 'places'>, place: Place): PlaceDetails {
  const address = place.address || places.nearestAddress(place, AT_THE_DOOR_METRES)?.address || '';
  return { ...place, address, facts: places.factsOf(place.id) ?? {} };
}
