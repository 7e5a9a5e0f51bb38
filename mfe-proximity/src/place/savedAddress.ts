import type { FavoriteAddress, FavouriteLists, NewFavourite } from '@halte/contract';
import { favouriteOf, type Place, sameSpot } from '@halte/places';

export const ADDRESS_CATEGORIES = ['HOME', 'WORK', 'OTHER'] as const;
export type AddressCategory = (typeof ADDRESS_CATEGORIES)[number];

/** The change of an address when a category is pressed. */
export type AddressChange =
  | { readonly kind: 'add'; readonly favourite: NewFavourite }
  | { readonly kind: 'change'; readonly favoriteId: string; readonly favourite: NewFavourite }
  | { readonly kind: 'remove'; readonly favoriteId: string };

function isAt({ address }: FavoriteAddress, place: Place): boolean {
  const { lat, lon } = address.coordinates;
  return sameSpot({ ...place, id: `${lat},${lon}`, lat, lon }, place) || (lat === place.lat && lon === place.lon);
}

/** The favourite under which the address is saved, or null. */
export function savedAddress({ favoriteAddresses }: FavouriteLists, place: Place): FavoriteAddress | null {
  return favoriteAddresses.find((entry) => isAt(entry, place)) ?? null;
}

/**
 * Saves an address as home, work or another one; pressed again, it is no longer saved. There is one home and one place of work: a new one
 * replaces the former. Null where the place is no address.
 */
export function addressChange(lists: FavouriteLists, place: Place, category: AddressCategory): AddressChange | null {
  const made = favouriteOf(place);
  if (made?.kind !== 'ADDRESS') return null;
  const favourite = { ...made, category };
  const saved = savedAddress(lists, place);
  if (saved?.category === category) return { kind: 'remove', favoriteId: saved.favoriteId };
  if (saved) return { kind: 'change', favoriteId: saved.favoriteId, favourite };
  const former = category === 'OTHER' ? null : lists.favoriteAddresses.find((entry) => entry.category === category);
  return former ? { kind: 'change', favoriteId: former.favoriteId, favourite } : { kind: 'add', favourite };
}
