import type {
  FavoriteAddress,
  FavoriteLine,
  FavoritePlace,
  FavoritePointOfInterest,
  FavoriteStopPoint,
  FavouriteLists,
} from '@halte/contract';
import { EMPTY_LISTS, type Entry, type ListName, listsFrom, MAX_PER_KIND, mergeLists } from './lists.ts';

type Unchecked = Readonly<Record<string, unknown>>;

const LARGEST = { lat: 90, lon: 180 };

function fieldsOf(value: unknown): Unchecked {
  return typeof value === 'object' && value !== null ? (value as Unchecked) : {};
}

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

/** Null for what is no favourite. */
type Read<T> = (fields: Unchecked, favoriteId: string) => T | null;

const line: Read<FavoriteLine> = (fields, favoriteId) => {
  const id = textOr(fieldsOf(fields.line).id, null);
  return id === null ? null : { favoriteId, line: { id } };
};

const address: Read<FavoriteAddress> = (fields, favoriteId) => {
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

const stopPoint: Read<FavoriteStopPoint> = (fields, favoriteId) => {
  const stop = fieldsOf(fields.stopPoint);
  const id = textOr(stop.id, null);
  const lines: readonly unknown[] = Array.isArray(stop.lineIds) ? stop.lineIds : [];
  const lineIds = lines.filter((one) => typeof one === 'string');
  return id === null ? null : { favoriteId, stopPoint: { id, lineIds }, ...placeOf(fields.place) };
};

const pointOfInterest: Read<FavoritePointOfInterest> = (fields, favoriteId) => {
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

const READ: { readonly [Name in ListName]: Read<FavouriteLists[Name][number]> } = {
  favoriteAddresses: address,
  favoriteLines: line,
  favoritePointOfInterests: pointOfInterest,
  favoriteStopPoints: stopPoint,
};

function readList<T extends Entry>(list: unknown, read: Read<T>): readonly T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown) => {
    const fields = fieldsOf(value);
    const id = textOr(fields.favoriteId, null);
    const entry = id === null ? null : read(fields, id);
    return entry === null ? [] : [entry];
  });
}

/**
 * The favourites among what a device kept, or what a backend answered: of another version, or of somebody's hand. What is none is dropped,
 * entry by entry; the same one twice is one; what is too many is left out.
 */
export function parseFavouriteLists(value: unknown): FavouriteLists {
  const lists = fieldsOf(value);
  const all = mergeLists(
    listsFrom((name) => readList<FavouriteLists[typeof name][number]>(lists[name], READ[name])),
    EMPTY_LISTS,
  );
  return listsFrom((name) => all[name].slice(0, MAX_PER_KIND));
}
