import type { FavoriteAddress, FavouriteLists } from '@halte/contract';
import { placeFrom } from '@halte/places';
import { type AddressCategory, addressChange } from './savedAddress.ts';

const place = placeFrom({
  id: '48.1;-1.6',
  title: '19 Main Street',
  city: 'Town',
  type: 'address',
  lat: 48.1,
  lon: -1.6,
})!;

function saved(category: string, lat: number): FavoriteAddress {
  const coordinates = { lat, lon: -1.6 };
  return {
    favoriteId: `${category} ${lat}`,
    category,
    label: '',
    address: { street: 'x', zipCode: '', city: '', coordinates },
  };
}
const lists = (...favoriteAddresses: FavoriteAddress[]): FavouriteLists => ({
  favoriteAddresses,
  favoriteLines: [],
  favoritePointOfInterests: [],
  favoriteStopPoints: [],
});

it.each<[string, FavouriteLists, AddressCategory, string, string | undefined]>([
  ['a new one', lists(), 'HOME', 'add', undefined],
  ['another home', lists(saved('HOME', 48.2)), 'HOME', 'change', 'HOME 48.2'],
  ['one more without a category', lists(saved('OTHER', 48.2)), 'OTHER', 'add', undefined],
  ['what was home, as work', lists(saved('HOME', 48.1)), 'WORK', 'change', 'HOME 48.1'],
  ['what is home already', lists(saved('HOME', 48.1)), 'HOME', 'remove', 'HOME 48.1'],
])('%s', (_, known, category, kind, favoriteId) => {
  const change = addressChange(known, place, category);
  expect(change).toMatchObject({ kind, ...(favoriteId && { favoriteId }) });
  if (change?.kind === 'add' || change?.kind === 'change')
    expect(change.favourite).toMatchObject({ kind: 'ADDRESS', category, coordinates: { lat: 48.1, lon: -1.6 } });
});

it('saves only addresses', () => {
  expect(addressChange(lists(), { ...place, id: 'S', type: 'stopArea' }, 'HOME')).toBeNull();
});
