import type { NewFavourite } from '@halte/contract';
import { fakeHost } from './fakeHost.ts';

const LINE: NewFavourite = { kind: 'LINE', id: 'A' };
const STOP: NewFavourite = { kind: 'STOP_POINT', id: 'Gare', lineIds: ['A'] };
const HOME: NewFavourite = {
  kind: 'ADDRESS',
  category: 'HOME',
  label: 'Home',
  street: '1 Station Road',
  zipCode: '',
  city: 'Town',
  coordinates: { lat: 48, lon: -1.7 },
};
const TRIP: NewFavourite = { kind: 'POI', type: 'TRIP', id: 'fi=a', label: 'A trip' };

it('keeps what it is given, in memory, and records it', async () => {
  const host = fakeHost({ favourites: { favoriteLines: [{ favoriteId: '1', line: { id: 'Z' } }] } });
  const favourites = host.favourites;
  expect(favourites.state.get()).toMatchObject({ loaded: false, lists: { favoriteLines: [] } });
  expect(await favourites.add(LINE)).toBe(true);
  expect(await favourites.add(STOP)).toBe(true);
  expect(await favourites.add(HOME)).toBe(true);
  expect(await favourites.add(TRIP)).toBe(true);
  expect(await favourites.change('saved-3', { ...HOME, label: 'Mine' })).toBe(true);
  expect(await favourites.remove('1')).toBe(true);
  expect(favourites.state.get()).toEqual({
    loaded: true,
    lists: {
      favoriteLines: [{ favoriteId: 'saved-1', line: { id: 'A' } }],
      favoriteStopPoints: [{ favoriteId: 'saved-2', stopPoint: { id: 'Gare', lineIds: ['A'] } }],
      favoriteAddresses: [
        {
          favoriteId: 'saved-3',
          category: 'HOME',
          label: 'Mine',
          address: { street: '1 Station Road', zipCode: '', city: 'Town', coordinates: { lat: 48, lon: -1.7 } },
        },
      ],
      favoritePointOfInterests: [
        { favoriteId: 'saved-4', type: 'TRIP', label: 'A trip', pointOfInterest: { id: 'fi=a' } },
      ],
    },
  });
  expect(host.calls).toEqual([
    ...[LINE, STOP, HOME, TRIP].map((favourite) => ({ call: 'favourite', action: 'add', favourite })),
    { call: 'favourite', action: 'change', favoriteId: 'saved-3', favourite: { ...HOME, label: 'Mine' } },
    { call: 'favourite', action: 'remove', favoriteId: '1' },
  ]);
});

it('puts them in order, and a removed one back', async () => {
  const favoriteLines = ['1', '2', '3'].map((favoriteId) => ({ favoriteId, line: { id: favoriteId } }));
  const favourites = fakeHost({ favourites: { favoriteLines } }).favourites;
  const ids = () => favourites.state.get().lists.favoriteLines.map(({ favoriteId }) => favoriteId);
  await favourites.load();
  await favourites.arrange(['3', '1']);
  expect(ids()).toEqual(['3', '1', '2']);
  const undo = favourites.removeWithUndo('1');
  expect(ids()).toEqual(['3', '2']);
  undo();
  expect(ids()).toEqual(['3', '1', '2']);
});
