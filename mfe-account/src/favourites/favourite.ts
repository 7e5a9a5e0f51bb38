import type { FavoriteAddress, FavouriteChange, FavouriteLists, NewFavourite } from '@halte/contract';
import { favoriteIdOf, favouriteOf, ownFavourite, type Place } from '@halte/places';

/** Categories with one place each. */
export const OWN_PLACES = ['HOME', 'WORK'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];
export type Category = OwnPlace | 'OTHER';

/** From an address, where anything may stand. */
export function ownPlaceOf(value: string | null | undefined): OwnPlace | null {
  return OWN_PLACES.find((own) => own === value) ?? null;
}

export function isMissing({ favoriteAddresses }: FavouriteLists, own: OwnPlace): boolean {
  return favoriteAddresses.every(({ category }) => category !== own);
}

function ofAddress({ category, label, address }: FavoriteAddress): Extract<NewFavourite, { kind: 'ADDRESS' }> {
  return { kind: 'ADDRESS', category, label, ...address };
}

/** The favourite under another name; null for what takes its name from the network. */
export function renamed(lists: FavouriteLists, favoriteId: string, label: string): NewFavourite | null {
  const address = lists.favoriteAddresses.find((entry) => entry.favoriteId === favoriteId);
  if (address) return { ...ofAddress(address), label };
  const point = lists.favoritePointOfInterests.find((entry) => entry.favoriteId === favoriteId);
  if (!point) return null;
  const { type, pointOfInterest, place } = point;
  return { kind: 'POI', type, id: pointOfInterest.id, label, ...(place && { place }) };
}

/** The address that is home or the place of work becomes an address like others. */
function withoutCategory({ favoriteAddresses }: FavouriteLists, category: Category): readonly FavouriteChange[] {
  return favoriteAddresses
    .filter((entry) => category !== 'OTHER' && entry.category === category)
    .map((entry) => ({ favoriteId: entry.favoriteId, favourite: { ...ofAddress(entry), category: 'OTHER' } }));
}

/** The changes that make an address home or the place of work. There is one of each: the former one becomes an ordinary address. */
export function withCategory(
  lists: FavouriteLists,
  favoriteId: string,
  category: Category,
): readonly FavouriteChange[] {
  const address = lists.favoriteAddresses.find((entry) => entry.favoriteId === favoriteId);
  if (!address || address.category === category) return [];
  return [...withoutCategory(lists, category), { favoriteId, favourite: { ...ofAddress(address), category } }];
}

/**
 * The changes for a chosen place: home and work are addresses, whatever was found there. An address that is saved already gets the category. Empty if
 * it cannot be saved.
 */
export function chosenFavourite(lists: FavouriteLists, place: Place, category: Category): readonly FavouriteChange[] {
  if (category === 'OTHER') {
    const favourite = favouriteOf(place);
    return favourite ? [{ favoriteId: null, favourite }] : [];
  }
  const spot = { ...place, id: '', type: 'address' };
  const saved = favoriteIdOf({ ...lists, favoriteStopPoints: [], favoritePointOfInterests: [] }, spot);
  if (saved !== null) return withCategory(lists, saved, category);
  const favourite = ownFavourite(place, category);
  return favourite ? [...withoutCategory(lists, category), { favoriteId: null, favourite }] : [];
}
