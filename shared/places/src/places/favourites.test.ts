import type { FavouriteLists, NewFavourite } from '@halte/contract';
import { type Place, placeFrom } from '@halte/contract/trip';
import { favoriteIdOf, favouriteAgain, favouriteOf, fixedPlace, namelessIds, savedPlaces } from './favourites.ts';
import { placeText, placeTitle } from './place.ts';

const HOSTILE = 'stop|A&B=é#';
const NONE: FavouriteLists = {
  favoriteAddresses: [],
  favoriteLines: [],
  favoritePointOfInterests: [],
  favoriteStopPoints: [],
};
const t = (key: string) => ({ 'favourite.HOME': 'Home', 'favourite.WORK': 'Work' })[key] ?? key;
const spot = { lat: 43.6, lon: 1.4 };

const made = (raw: object) => placeFrom({ ...spot, ...raw }) as Place;
const stop = made({ id: HOSTILE, title: 'Gare', city: 'Ville', type: 'stopArea' });
const street = made({ id: 'address|1', title: 'Rue Haute', city: 'Ville', postCode: '12345', type: 'address' });
const museum = made({ id: 'poi|1', title: 'Museum', city: 'Ville', type: 'pointOfInterest' });

/** As a host would keep them: the first is `f1`. */
function listsWith(...favourites: readonly NewFavourite[]): FavouriteLists {
  const entries = favourites.map((favourite, index) => ({ favourite, favoriteId: `f${index + 1}` }));
  return {
    ...NONE,
    favoriteStopPoints: entries.flatMap(({ favoriteId, favourite }) => {
      if (favourite.kind !== 'STOP_POINT') return [];
      const { kind: _, id, lineIds, ...rest } = favourite;
      return [{ favoriteId, stopPoint: { id, lineIds }, ...rest }];
    }),
    favoriteAddresses: entries.flatMap(({ favoriteId, favourite }) => {
      if (favourite.kind !== 'ADDRESS') return [];
      const { kind: _, category, label, ...address } = favourite;
      return [{ favoriteId, category, label, address }];
    }),
    favoritePointOfInterests: entries.flatMap(({ favoriteId, favourite }) => {
      if (favourite.kind !== 'POI') return [];
      const { kind: _, id, ...rest } = favourite;
      return [{ favoriteId, pointOfInterest: { id }, ...rest }];
    }),
  };
}

const saved = (place: Place) => favouriteOf(place) as NewFavourite;
const titles = (lists: FavouriteLists, known?: ReadonlyMap<string, Place>) =>
  savedPlaces(lists, t, known).map(({ place }) => placeTitle(place, t));
const home = (more: object = {}): NewFavourite => ({
  kind: 'ADDRESS',
  category: 'HOME',
  label: 'Chez nous',
  street: 'Rue Basse',
  zipCode: '12345',
  city: 'Ville',
  coordinates: { lat: 43.5, lon: 1.5 },
  ...more,
});

it.each<[string, Place, object | null]>([
  ['a stop area', stop, { kind: 'STOP_POINT', id: HOSTILE, lineIds: [], place: { type: 'stopArea', name: 'Gare' } }],
  [
    'a stop point in another spelling, with its lines',
    { ...stop, type: 'STOP_POINT', lines: [{ id: 'l1', shortName: '1', color: '', textColor: '', mode: 'bus' }] },
    { kind: 'STOP_POINT', lineIds: ['l1'] },
  ],
  [
    'a stop that was chosen before, of which no more than texts are remembered',
    made({ id: 'sa', title: 'Gare', subTitle: 'Ville', type: 'stopArea' }),
    { kind: 'STOP_POINT', place: { name: 'Gare', city: 'Ville' } },
  ],
  ['a stop without coordinates', { ...stop, lat: null, lon: null }, { place: { coordinates: null } }],
  [
    'an address',
    street,
    {
      kind: 'ADDRESS',
      category: 'OTHER',
      label: 'Rue Haute',
      street: 'Rue Haute',
      zipCode: '12345',
      city: 'Ville',
      coordinates: spot,
    },
  ],
  ['a point picked on the map', made({ id: '43.6,1.4', title: 'Rue Haute', type: 'address' }), { kind: 'ADDRESS' }],
  [
    'a place of a partner',
    made({ id: 'externalLocation|9', title: 'Hotel', type: '' }),
    { kind: 'ADDRESS', label: 'Hotel', coordinates: spot },
  ],
  [
    'my position, under the name of the spot',
    made({ id: '43.6,1.4', type: 'USER_POSITION', subTitle: 'Rue Haute' }),
    { kind: 'ADDRESS', label: 'Rue Haute', street: 'Rue Haute' },
  ],
  ['a place without an id', made({ title: 'Somewhere', type: 'pointOfInterest' }), { kind: 'ADDRESS' }],
  ['a sight', museum, { kind: 'POI', type: 'pointofinterest', id: 'poi|1', label: 'Museum' }],
  ['a car park', { ...museum, type: 'parks' }, { kind: 'POI', type: 'parks' }],
  ['a place of an unknown kind', { ...museum, type: 'TRIP' }, { kind: 'POI', type: 'POI' }],
  ['an address without coordinates, by its id', { ...street, lat: null, lon: null }, { kind: 'POI', type: 'address' }],
  ['nothing where neither is known', { ...street, id: '', lat: null, lon: null }, null],
])('keeps %s', (_, place, expected) => {
  if (expected === null) expect(favouriteOf(place)).toBeNull();
  else expect(favouriteOf(place)).toMatchObject(expected);
});

it('keeps no longer texts than an account takes', () => {
  const long = made({ id: 'address|1', title: 'x'.repeat(300), city: 'y'.repeat(300), type: 'address' });
  const { label, street: written, city } = saved(long) as Extract<NewFavourite, { kind: 'ADDRESS' }>;
  expect([label.length, written.length, city.length]).toEqual([200, 200, 100]);
});

it.each([
  ['a stop', stop],
  ['an address', street],
  ['a sight', { ...museum, id: HOSTILE }],
  ['a point on the map', made({ id: '43.6,1.4', title: 'Rue Haute', type: 'address' })],
])('finds %s again among favourites, and as a place', (_, place) => {
  const lists = listsWith(saved(place));
  expect(favoriteIdOf(lists, place)).toBe('f1');
  const [back] = savedPlaces(lists, t);
  expect(back?.place).toMatchObject({ title: place.title, city: place.city, ...spot });
  expect(favoriteIdOf(lists, back?.place as Place)).toBe('f1');
});

it.each([
  ['another one', stop, museum],
  ['another stop at the same spot', stop, { ...stop, id: 'stop|other' }],
  ['another address', street, { ...street, id: 'address|2', lat: 43.7 }],
])('does not take for saved %s', (_, place, other) => {
  expect(favoriteIdOf(listsWith(saved(place)), other)).toBeNull();
});

it('puts home first, then work, each under its name in this language and with its street', () => {
  const work = home({ category: 'WORK', label: 'Bureau' });
  const lists = listsWith(saved(stop), saved(museum), work, saved(street), home());
  expect(titles(lists)).toEqual(['Home', 'Work', 'Gare', 'Rue Haute', 'Museum']);
  expect(savedPlaces(lists, t)[0]).toMatchObject({
    favoriteId: 'f5',
    category: 'HOME',
    place: { id: '43.5,1.5', title: 'Chez nous', subTitle: 'Rue Basse, Ville', own: 'Home' },
  });
});

it('says in one line where home is, without the label in the address', () => {
  const [saved] = savedPlaces(listsWith(home()), t);
  expect(placeText(saved?.place as Place, t)).toBe('Home, Rue Basse, Ville');
  expect(placeFrom({ ...saved?.place })?.own).toBeUndefined();
});

it('has the order of the page of favourites: stops, then addresses, each as the traveller has put them', () => {
  const lists = listsWith(
    home({ category: 'OTHER', label: 'Marché' }),
    saved(stop),
    saved({ ...stop, id: 'b', title: 'Port' }),
  );
  expect(titles(lists)).toEqual(['Gare', 'Port', 'Marché']);
});

it.each<[string, NewFavourite]>([
  ['an address beyond the globe', home({ coordinates: { lat: 91, lon: 0 } })],
  ['an address without a name', home({ category: 'OTHER', label: '', street: '' })],
  ['a trip', { kind: 'POI', type: 'TRIP', id: 'fi=a&ti=b', label: 'A → B' }],
  ['a line', { kind: 'LINE', id: 'l1' }],
  ['a sight without an id', { kind: 'POI', type: 'POI', id: '', label: 'Museum' }],
  ['a stop without a name', { kind: 'STOP_POINT', id: 'stop|1', lineIds: [] }],
])('offers no place for %s', (_, favourite) => {
  expect(savedPlaces(listsWith(favourite), t)).toEqual([]);
});

it('calls a stop without a name by the name of the backend', () => {
  const lists = listsWith({ kind: 'STOP_POINT', id: HOSTILE, lineIds: [] });
  expect(namelessIds(lists)).toEqual([HOSTILE]);
  expect(namelessIds(listsWith(saved(stop)))).toEqual([]);
  expect(titles(lists, new Map([[HOSTILE, stop]]))).toEqual(['Gare']);
  expect(favoriteIdOf(lists, stop)).toBe('f1');
});

it.each<[string, NewFavourite]>([
  ['a stop', { kind: 'STOP_POINT', id: HOSTILE, lineIds: ['l1'] }],
  ['home', home()],
  ['a sight', saved(museum)],
  ['a trip', { kind: 'POI', type: 'TRIP', id: 'fi=a&ti=b', label: 'A → B' }],
])('gives back %s as it was saved', (_, favourite) => {
  expect(favouriteAgain(listsWith(favourite), 'f1')).toEqual(favourite);
  expect(favouriteAgain(listsWith(favourite), 'f2')).toBeNull();
});

it('leaves alone a place that is where it is', () => {
  expect(fixedPlace(stop)).toBe(stop);
  expect(fixedPlace(made({ id: '43.6,1.4', type: 'USER_POSITION' }))).toMatchObject({
    title: '43.6,1.4',
    subTitle: '',
  });
});
