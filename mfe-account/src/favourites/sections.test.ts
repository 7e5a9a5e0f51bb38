import type { FavoriteAddress, FavouriteLists } from '@halte/contract';
import { countOf, isShown, neighbourOf, rowsOf } from './sections.ts';

const t = (key: string) => key;
const AT = { lat: 48, lon: 7 };
const address = (favoriteId: string, category: string, lat: number): FavoriteAddress => ({
  favoriteId,
  category,
  label: `Label ${favoriteId}`,
  address: { street: '1 rue A', zipCode: '', city: 'Ici', coordinates: { lat, lon: 7 } },
});
const LISTS: FavouriteLists = {
  favoriteAddresses: [address('other', 'OTHER', 47), address('home', 'HOME', 48)],
  favoriteLines: [{ favoriteId: 'line', line: { id: 'A' } }],
  favoritePointOfInterests: [
    { favoriteId: 'trip', type: 'TRIP', label: '', pointOfInterest: { id: 'fi=a&fv=Ash&ti=b&tv=Bay' } },
    { favoriteId: 'named', type: 'TRIP', label: 'To work', pointOfInterest: { id: 'fi=a&ti=b' } },
    { favoriteId: 'broken', type: 'TRIP', label: 'x', pointOfInterest: { id: 'fi=a' } },
    {
      favoriteId: 'bikes',
      type: 'bikeSharingStations',
      label: 'Bikes',
      pointOfInterest: { id: 'v1' },
      place: { type: 'bikeSharingStations', name: 'Bikes', city: '', coordinates: AT },
    },
  ],
  favoriteStopPoints: [
    {
      favoriteId: 'stop',
      stopPoint: { id: 'Gare', lineIds: [] },
      place: { type: 'stopArea', name: 'Gare', city: 'Ici', coordinates: AT },
    },
    { favoriteId: 'nameless', stopPoint: { id: 'X', lineIds: [] } },
  ],
};
const rows = rowsOf(LISTS, t);

it('are in sections, each in the order of the traveller; what is no trip is left out', () => {
  const ids = Object.entries(rows).map(([section, list]) => [section, list.map(({ favoriteId }) => favoriteId)]);
  expect(Object.fromEntries(ids)).toEqual({
    stops: ['stop', 'nameless'],
    places: ['other', 'home'],
    points: ['bikes'],
    lines: ['line'],
    trips: ['trip', 'named'],
  });
});

it('have what their rows show', () => {
  expect(rows.stops).toMatchObject([
    { stopId: 'Gare', name: 'Gare', place: { id: 'Gare' } },
    { name: null, place: null },
  ]);
  expect(rows.places).toMatchObject([
    { category: 'OTHER', place: { title: 'Label other' } },
    { category: 'HOME', place: { own: 'favourite.HOME' } },
  ]);
  expect(rows.trips).toMatchObject([{ label: 'Ash – Bay' }, { label: 'To work' }]);
});

it.each([
  ['all', 8],
  ['lines', 1],
  ['stops', 2],
  ['places', 3],
  ['trips', 2],
] as const)('%s: %d', (filter, count) => {
  expect(countOf(rows, filter)).toBe(count);
});

it('shows points of interest with places', () => {
  expect([isShown('points', 'places'), isShown('points', 'stops')]).toEqual([true, false]);
});

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('the focus goes from %s to %s', (left, next) => {
  expect(neighbourOf(['a', 'b', 'c'], left)).toBe(next);
});

it('goes nowhere when the last row leaves', () => {
  expect(neighbourOf(['a'], 'a')).toBeNull();
});
