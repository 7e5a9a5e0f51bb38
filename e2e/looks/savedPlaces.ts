import type { FavouriteLists } from '@halte/contract';

const city = 'Clairvenne';
const stop = { type: 'stopArea', name: 'Hôtel de Ville', city, coordinates: { lat: 47.30068, lon: 0.89786 } };
const address = { street: '12 rue des Tanneurs', zipCode: '99100', city, coordinates: { lat: 47.2961, lon: 0.9047 } };

const LISTS: FavouriteLists = {
  favoriteAddresses: [{ favoriteId: 'local:home', category: 'HOME', label: 'Domicile', address }],
  favoriteLines: [{ favoriteId: 'local:line', line: { id: 'A' } }],
  favoritePointOfInterests: [],
  favoriteStopPoints: [
    { favoriteId: 'local:stop', stopPoint: { id: 'SA010', lineIds: [] }, place: stop },
    { favoriteId: 'local:other', stopPoint: { id: 'SA033', lineIds: [] } },
  ],
};

/** The favourites of a device, by the keys of its local storage. */
export const SAVED_PLACES: Readonly<Record<string, string>> = {
  'favorites.addresses': JSON.stringify(LISTS.favoriteAddresses),
  'favorites.lines': JSON.stringify(LISTS.favoriteLines),
  'favorites.pois': JSON.stringify(LISTS.favoritePointOfInterests),
  'favorites.stoppoints': JSON.stringify(LISTS.favoriteStopPoints),
};
