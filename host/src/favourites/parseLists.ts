import {
  type FavoriteAddress,
  type FavoriteLine,
  type FavoritePlace,
  type FavoritePointOfInterest,
  type FavoriteStopPoint,
  type FavouriteLists,
  type Fields,
  fieldsOf,
} from '@halte/contract';
import { EMPTY_LISTS, type Entry, type ListName, listsFrom, MAX_PER_KIND, mergeLists } from './lists.ts';

const LARGEST = { lat: 90, lon: 180 };

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === 'string' && value !== '' ? value : other;
}

function coordinatesOf(value: unknown): FavoriteAddress['address']['coordinates'] | null {
  const { lat, lon } = fieldsOf(value);
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  return Math.abs(lat) <= LARGEST.lat && Math.abs(lon) <= LARGEST.lon ? { lat, lon } : null;
}

function placeOf(value: unknown): { readonly place?: FavoritePlace } {
  const { type, name, city, coordinates } = fieldsOf(value);
  const [kind, called] = [textOr(type, null), textOr(name, null)];
  if (kind === null || called === null) return {};
  return { place: { type: kind, name: called, city: textOr(city, ''), coordinates: coordinatesOf(coordinates) } };
}

/** Parses one entry; null when it is invalid. */
type ParseEntry<T> = (fields: Fields, favoriteId: string) => T | null;

const line: ParseEntry<FavoriteLine> = (fields, favoriteId) => {
  const id = textOr(fieldsOf(fields.line).id, null);
  return id === null ? null : { favoriteId, line: { id } };
};

const address: ParseEntry<FavoriteAddress> = (fields, favoriteId) => {
  const { street, zipCode, city, coordinates } = fieldsOf(fields.address);
  const label = textOr(fields.label, null);
  const at = coordinatesOf(coordinates);
  if (label === null || at === null) return null;
  return {
    favoriteId,
    category: textOr(fields.category, 'OTHER'),
    label,
    address: { street: textOr(street, ''), zipCode: textOr(zipCode, ''), city: textOr(city, ''), coordinates: at },
  };
};

const stopPoint: ParseEntry<FavoriteStopPoint> = (fields, favoriteId) => {
  const stop = fieldsOf(fields.stopPoint);
  const id = textOr(stop.id, null);
  const lines: readonly unknown[] = Array.isArray(stop.lineIds) ? stop.lineIds : [];
  const lineIds = lines.filter((one) => typeof one === 'string');
  return id === null ? null : { favoriteId, stopPoint: { id, lineIds }, ...placeOf(fields.place) };
};

const pointOfInterest: ParseEntry<FavoritePointOfInterest> = (fields, favoriteId) => {
  const id = textOr(fieldsOf(fields.pointOfInterest).id, null);
  const label = textOr(fields.label, null);
  if (id === null || label === null) return null;
  return {
    favoriteId,
    type: textOr(fields.type, 'POI'),
    label,
    pointOfInterest: { id },
    ...placeOf(fields.place),
  };
};

const PARSERS: { readonly [Name in ListName]: ParseEntry<FavouriteLists[Name][number]> } = {
  favoriteAddresses: address,
  favoriteLines: line,
  favoritePointOfInterests: pointOfInterest,
  favoriteStopPoints: stopPoint,
};

function parseList<T extends Entry>(list: unknown, parse: ParseEntry<T>): readonly T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown) => {
    const fields = fieldsOf(value);
    const id = textOr(fields.favoriteId, null);
    const entry = id === null ? null : parse(fields, id);
    return entry === null ? [] : [entry];
  });
}

/**
 * Parses what a device has stored or a backend has answered: from another version, or edited by hand. Drops invalid entries, duplicates and
 * entries above the limit.
 */
export function parseFavouriteLists(value: unknown): FavouriteLists {
  const lists = fieldsOf(value);
  const all = mergeLists(
    listsFrom((name) => parseList<FavouriteLists[typeof name][number]>(lists[name], PARSERS[name])),
    EMPTY_LISTS,
  );
  return listsFrom((name) => all[name].slice(0, MAX_PER_KIND));
}
