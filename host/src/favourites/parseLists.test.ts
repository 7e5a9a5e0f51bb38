import { EMPTY_LISTS } from './lists.ts';
import { parseFavouriteLists } from './parseLists.ts';

const AT = { lat: 48.1, lon: -1.7 };
const ADDRESS = {
  favoriteId: 'a',
  category: 'HOME',
  label: 'Chez moi',
  address: { street: '1 rue A', zipCode: '35000', city: 'Ici', coordinates: AT },
};
const STOP = { favoriteId: 's', stopPoint: { id: 'Gare', lineIds: ['A'] } };
const PLACE = { type: 'stopArea', name: 'Gare', city: 'Ici', coordinates: AT };
const POI = { favoriteId: 'p', type: 'TRIP', label: 'Gare → Musée', pointOfInterest: { id: 'fi=a&ti=b' } };

it.each([
  ['favoriteLines', { favoriteId: 'l', line: { id: 'A' } }],
  ['favoriteAddresses', ADDRESS],
  ['favoriteStopPoints', STOP],
  ['favoriteStopPoints', { ...STOP, place: PLACE }],
  ['favoriteStopPoints', { ...STOP, place: { ...PLACE, coordinates: null } }],
  ['favoritePointOfInterests', POI],
  ['favoritePointOfInterests', { ...POI, place: PLACE }],
])('parses a favourite of %s', (name, entry) => {
  expect(parseFavouriteLists({ [name]: [entry] })).toEqual({ ...EMPTY_LISTS, [name]: [entry] });
});

it.each([
  [
    'favoriteStopPoints',
    { favoriteId: 's', stopPoint: { id: 'Gare' } },
    { ...STOP, stopPoint: { id: 'Gare', lineIds: [] } },
  ],
  ['favoriteStopPoints', { ...STOP, served: true, place: { name: '' } }, STOP],
  ['favoriteStopPoints', { ...STOP, stopPoint: { id: 'Gare', lineIds: ['A', 7, null] } }, STOP],
  ['favoritePointOfInterests', { ...POI, type: undefined }, { ...POI, type: 'POI' }],
  [
    'favoriteAddresses',
    { favoriteId: 'a', label: 'x', address: { coordinates: AT } },
    { ...ADDRESS, category: 'OTHER', label: 'x', address: { street: '', zipCode: '', city: '', coordinates: AT } },
  ],
])('fills optional fields of %s, and drops unknown ones', (name, entry, read) => {
  expect(parseFavouriteLists({ [name]: [entry] })).toEqual({ ...EMPTY_LISTS, [name]: [read] });
});

it.each<[string, unknown]>([
  ['favoriteLines', { favoriteId: 'l', line: {} }],
  ['favoriteLines', { favoriteId: 'l', line: { id: 7 } }],
  ['favoriteLines', { line: { id: 'A' } }],
  ['favoriteLines', 'A'],
  ['favoriteLines', null],
  ['favoriteStopPoints', { favoriteId: 's', stopPoint: null }],
  ['favoriteAddresses', { ...ADDRESS, label: '' }],
  ['favoriteAddresses', { ...ADDRESS, address: { ...ADDRESS.address, coordinates: { lat: 91, lon: 0 } } }],
  ['favoriteAddresses', { ...ADDRESS, address: { ...ADDRESS.address, coordinates: { lat: '48', lon: 0 } } }],
  ['favoritePointOfInterests', { ...POI, label: undefined }],
])('drops invalid favourites of %s, and keeps the others', (name, entry) => {
  const good = { favoriteLines: { favoriteId: 'g', line: { id: 'G' } }, favoriteStopPoints: STOP }[
    name as 'favoriteLines'
  ];
  expect(parseFavouriteLists({ [name]: [entry, ...(good ? [good] : [])] })).toEqual({
    ...EMPTY_LISTS,
    [name]: good ? [good] : [],
  });
});

it.each([null, 'x', 7, [], { favoriteLines: 'A' }])('finds nothing in %j', (value) => {
  expect(parseFavouriteLists(value)).toEqual(EMPTY_LISTS);
});

it('removes duplicates, and limits a list to two hundred', () => {
  const line = (favoriteId: string, id: string) => ({ favoriteId, line: { id } });
  const many = Array.from({ length: 300 }, (_, i) => line(`${i}`, `${Math.floor(i / 2)}`));
  expect(parseFavouriteLists({ favoriteLines: [...many, ...many] }).favoriteLines).toHaveLength(150);
  const more = Array.from({ length: 300 }, (_, i) => line(`${i}`, `${i}`));
  expect(parseFavouriteLists({ favoriteLines: more }).favoriteLines).toHaveLength(200);
});
