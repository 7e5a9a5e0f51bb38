import type { FavoriteAddress, FavouriteLists, NewFavourite } from '@halte/contract';
import { favouriteOf, type Place } from '@halte/places';

export type Category = 'HOME' | 'WORK' | 'OTHER';

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

/** A change of one favourite, or a new one. */
export type CategoryChange =
  | { readonly favoriteId: string; readonly favourite: NewFavourite }
  | { readonly favoriteId: null; readonly favourite: NewFavourite };

/** What makes an address home or the place of work. There is one of each: the former one is an address like others from then on. */
export function withCategory(
  { favoriteAddresses }: FavouriteLists,
  favoriteId: string,
  category: Category,
): readonly CategoryChange[] {
  const former = favoriteAddresses.filter((entry) => category !== 'OTHER' && entry.category === category);
  const address = favoriteAddresses.find((entry) => entry.favoriteId === favoriteId);
  if (!address) return [];
  return [
    ...former.map((entry) => ({
      favoriteId: entry.favoriteId,
      favourite: { ...ofAddress(entry), category: 'OTHER' },
    })),
    { favoriteId, favourite: { ...ofAddress(address), category } },
  ];
}

/** What a chosen place becomes: home and work are addresses, whatever was found there. Null where it cannot be kept. */
export function chosenFavourite(lists: FavouriteLists, place: Place, category: Category): readonly CategoryChange[] {
  const favourite = favouriteOf(category === 'OTHER' ? place : { ...place, type: 'address' });
  if (!favourite) return [];
  if (category === 'OTHER' || favourite.kind !== 'ADDRESS') return [{ favoriteId: null, favourite }];
  const former = lists.favoriteAddresses.filter((entry) => entry.category === category);
  return [
    ...former.map((entry) => ({
      favoriteId: entry.favoriteId,
      favourite: { ...ofAddress(entry), category: 'OTHER' },
    })),
    { favoriteId: null, favourite: { ...favourite, category } },
  ];
}
