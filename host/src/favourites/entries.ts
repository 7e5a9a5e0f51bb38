import type { components } from '@halte/api';
import type { FavouriteLists, NewFavourite } from '@halte/contract';
import type { Entry, ListName } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

/** Limits of the account's API. */
const MAX_LINES = 50;
const MAX_LABEL_LENGTH = 200;

const LIST_OF = {
  LINE: 'favoriteLines',
  STOP_POINT: 'favoriteStopPoints',
  ADDRESS: 'favoriteAddresses',
  POI: 'favoritePointOfInterests',
} as const satisfies Readonly<Record<NewFavourite['kind'], ListName>>;

export function listNameOf({ kind }: NewFavourite): ListName {
  return LIST_OF[kind];
}

/** Lists that contain only a new favourite, in the stored format; empty when it is incomplete. */
export function singleOf(favourite: NewFavourite, favoriteId: string): FavouriteLists {
  return parseFavouriteLists({ [listNameOf(favourite)]: [{ favoriteId, ...fieldsOf(favourite) }] });
}

/** A favourite as it was before it had an id, to be added again. */
export function draftOf(entry: Entry): NewFavourite {
  if ('line' in entry) return { kind: 'LINE', id: entry.line.id };
  if ('address' in entry) return { kind: 'ADDRESS', category: entry.category, label: entry.label, ...entry.address };
  const place = entry.place && { place: entry.place };
  if ('stopPoint' in entry) return { kind: 'STOP_POINT', ...entry.stopPoint, ...place };
  return { kind: 'POI', type: entry.type, label: entry.label, id: entry.pointOfInterest.id, ...place };
}

/** Lists that contain only the favourite of an answer. */
export function singleFrom(favourite: NewFavourite, answer: unknown): FavouriteLists {
  return parseFavouriteLists({ [listNameOf(favourite)]: [answer] });
}

function fieldsOf(favourite: NewFavourite) {
  switch (favourite.kind) {
    case 'LINE':
      return { line: { id: favourite.id } };
    case 'STOP_POINT': {
      const { id, lineIds, place } = favourite;
      return { stopPoint: { id, lineIds: lineIds.slice(0, MAX_LINES) }, place };
    }
    case 'ADDRESS': {
      const { category, label, street, zipCode, city, coordinates } = favourite;
      const address = { street, zipCode, city, coordinates };
      return { category, label: label.slice(0, MAX_LABEL_LENGTH), address };
    }
    case 'POI': {
      const { type, id, label, place } = favourite;
      return { type, label: label.slice(0, MAX_LABEL_LENGTH), pointOfInterest: { id }, place };
    }
  }
}

/** Body of a request to the account. */
export function bodyOf(favourite: NewFavourite): components['schemas']['FavoriteBody'] {
  switch (favourite.kind) {
    case 'LINE':
      return { type: 'LINE', id: favourite.id };
    case 'STOP_POINT':
      return { type: 'STOP_POINT', id: favourite.id, lineIds: favourite.lineIds.slice(0, MAX_LINES) };
    case 'ADDRESS': {
      const { category, label, street, zipCode, city, coordinates } = favourite;
      const named = { category, label: label.slice(0, MAX_LABEL_LENGTH) };
      return { type: 'ADDRESS', ...named, street, zipCode, city, coordinates };
    }
    case 'POI':
      return { type: favourite.type, label: favourite.label.slice(0, MAX_LABEL_LENGTH), id: favourite.id };
  }
}
