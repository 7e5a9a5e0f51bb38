import type { FavouriteLists } from '@halte/contract';

export type ListName = keyof FavouriteLists;
export type Entry = FavouriteLists[ListName][number];
type EntryOf<Name extends ListName> = FavouriteLists[Name][number];
type EntriesOf = <Name extends ListName>(name: Name) => readonly EntryOf<Name>[];

/** Limit of an account for each kind; devices have the same. */
export const MAX_PER_KIND = 200;

/** Builds the four lists. */
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

/** `crypto.randomUUID` needs https. */
export function localId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return `${LOCAL}${[...parts].map((part) => part.toString(36)).join('-')}`;
}

/** Ignores case and the number of spaces. */
function normalized(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Entries of one list with the same key are the same favourite, whatever their labels; the backend uses the same keys. The key of an address
 * without a street is its position, to a metre.
 */
export function keyOf(entry: Entry): string {
  if ('line' in entry) return entry.line.id;
  if ('stopPoint' in entry) return entry.stopPoint.id;
  if ('pointOfInterest' in entry) return `${entry.type} ${entry.pointOfInterest.id}`;
  const { street, zipCode, city, coordinates } = entry.address;
  const parts =
    normalized(street) === ''
      ? [coordinates.lat.toFixed(5), coordinates.lon.toFixed(5)]
      : [street, zipCode, city].map((part) => normalized(part));
  return JSON.stringify(parts);
}

export function entriesOf(lists: FavouriteLists): readonly Entry[] {
  return Object.values(lists).flat();
}

export function isEmpty(lists: FavouriteLists): boolean {
  return entriesOf(lists).length === 0;
}

/** The entry of `lists` with the id of the only entry of `single`, else the entry that is the same favourite. */
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

/** Whether the list of the only entry of `single` is full. */
export function isFull(lists: FavouriteLists, single: FavouriteLists): boolean {
  const full = listsFrom((name) => (lists[name].length >= MAX_PER_KIND ? single[name] : []));
  return !isEmpty(full);
}

/** The entries of both; those of `first` where both have the same id or the same favourite. */
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

/** Replaces the entry with that id by the entry of `single`. */
export function replaceEntry(lists: FavouriteLists, favoriteId: string, single: FavouriteLists): FavouriteLists {
  return listsFrom((name) =>
    lists[name].flatMap((entry) => (entry.favoriteId === favoriteId ? single[name] : [entry])),
  );
}

/** Within each list the entries that `ids` names first, in that order; then the others as they were. */
export function arranged(lists: FavouriteLists, ids: readonly string[]): FavouriteLists {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = ({ favoriteId }: Entry) => rank.get(favoriteId) ?? ids.length;
  return listsFrom((name) => lists[name].toSorted((one, other) => rankOf(one) - rankOf(other)));
}

export function withoutId(lists: FavouriteLists, dropped: string): FavouriteLists {
  return listsFrom((name) => lists[name].filter(({ favoriteId }) => favoriteId !== dropped));
}

/** Entries that only this device stores. */
export function localEntries(lists: FavouriteLists): FavouriteLists {
  return listsFrom((name) => lists[name].filter(({ favoriteId }) => isLocal(favoriteId)));
}

export function isLocal(favoriteId: string): boolean {
  return favoriteId.startsWith(LOCAL);
}

/** Adds the places that this device knows to entries without one: not every backend returns them. */
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
