import type { FavouriteLists } from '@halte/contract';

export type ListName = keyof FavouriteLists;
export type Entry = FavouriteLists[ListName][number];
type EntryOf<Name extends ListName> = FavouriteLists[Name][number];
type EntriesOf = <Name extends ListName>(name: Name) => readonly EntryOf<Name>[];

/** As many of a kind does an account keep, and so does a device. */
export const MAX_PER_KIND = 200;

/** All four lists, each made by itself. */
export function listsFrom(entriesOf: EntriesOf): FavouriteLists {
  return {
    favoriteAddresses: entriesOf('favoriteAddresses'),
    favoriteLines: entriesOf('favoriteLines'),
    favoritePointOfInterests: entriesOf('favoritePointOfInterests'),
    favoriteStopPoints: entriesOf('favoriteStopPoints'),
  };
}

export const EMPTY_LISTS: FavouriteLists = listsFrom(() => []);

const LOCAL = 'local:';

/** `crypto.randomUUID` is not there on pages without https. */
export function localId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return `${LOCAL}${[...parts].map((part) => part.toString(36)).join('-')}`;
}

/** Spaces at the ends, double ones inside and capitals mean nothing. */
function plain(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Two entries of one list with the same key are the same favourite, whatever they are called; as the backend has it. An address without a
 * street is told by where it is, to a metre.
 */
export function keyOf(entry: Entry): string {
  if ('line' in entry) return entry.line.id;
  if ('stopPoint' in entry) return entry.stopPoint.id;
  if ('pointOfInterest' in entry) return `${entry.type} ${entry.pointOfInterest.id}`;
  const { street, zipCode, city, coordinates } = entry.address;
  const parts =
    plain(street) === ''
      ? [coordinates.lat.toFixed(5), coordinates.lon.toFixed(5)]
      : [street, zipCode, city].map((part) => plain(part));
  return JSON.stringify(parts);
}

export function entriesOf(lists: FavouriteLists): readonly Entry[] {
  return Object.values(lists).flat();
}

export function isEmpty(lists: FavouriteLists): boolean {
  return entriesOf(lists).length === 0;
}

export function onlyId(lists: FavouriteLists, wanted: string): FavouriteLists {
  return listsFrom((name) => lists[name].filter(({ favoriteId }) => favoriteId === wanted));
}

/** The entry of `lists` with the id of the only one of `single`, else the one that is the same favourite. */
export function findSame(lists: FavouriteLists, single: FavouriteLists): Entry | undefined {
  const [wanted] = entriesOf(single);
  const alike = listsFrom((name) =>
    lists[name].filter((entry) => single[name].some((one) => isSameFavourite(one, entry))),
  );
  return entriesOf(alike).find(({ favoriteId }) => favoriteId === wanted?.favoriteId) ?? entriesOf(alike)[0];
}

function isSameFavourite(one: Entry, other: Entry): boolean {
  return one.favoriteId === other.favoriteId || keyOf(one) === keyOf(other);
}

/** Whether there is no room for the only entry of `single`. */
export function isFull(lists: FavouriteLists, single: FavouriteLists): boolean {
  const full = listsFrom((name) => (lists[name].length >= MAX_PER_KIND ? single[name] : []));
  return !isEmpty(full);
}

/** Both, with those of `first` where both have the same id or the same favourite. */
export function mergeLists(first: FavouriteLists, second: FavouriteLists): FavouriteLists {
  return listsFrom((name) => uniqueEntries([...first[name], ...second[name]]));
}

function uniqueEntries<T extends Entry>(list: readonly T[]): readonly T[] {
  const ids = new Set<string>();
  const keys = new Set<string>();
  return list.filter((entry) => {
    const isNew = !ids.has(entry.favoriteId) && !keys.has(keyOf(entry));
    if (isNew) {
      ids.add(entry.favoriteId);
      keys.add(keyOf(entry));
    }
    return isNew;
  });
}

/** What `single` holds in the place of the one with that id, where there is one. */
export function replaceEntry(lists: FavouriteLists, favoriteId: string, single: FavouriteLists): FavouriteLists {
  return listsFrom((name) =>
    lists[name].flatMap((entry) => (entry.favoriteId === favoriteId ? single[name] : [entry])),
  );
}

export function withoutId(lists: FavouriteLists, dropped: string): FavouriteLists {
  return listsFrom((name) => lists[name].filter(({ favoriteId }) => favoriteId !== dropped));
}

/** Those that only this device knows of. */
export function localEntries(lists: FavouriteLists): FavouriteLists {
  return listsFrom((name) => lists[name].filter(({ favoriteId }) => isLocal(favoriteId)));
}

export function isLocal(favoriteId: string): boolean {
  return favoriteId.startsWith(LOCAL);
}

/** Not every backend says what a place is called: then what this device knows of it stays. */
export function withKnownPlaces(lists: FavouriteLists, known: FavouriteLists): FavouriteLists {
  const places = new Map(
    entriesOf(known).flatMap((entry) => ('place' in entry ? [[keyOf(entry), entry.place] as const] : [])),
  );
  const placed = <T extends Entry>(entry: T): T => {
    const place = places.get(keyOf(entry));
    return place && !('place' in entry) ? { ...entry, place } : entry;
  };
  return listsFrom((name) => lists[name].map((entry) => placed(entry)));
}
