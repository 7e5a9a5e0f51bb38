import { FAVOURITE_TRIP, type FavoritePointOfInterest, type FavouriteLists, type NewFavourite } from '@halte/contract';
import { TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { NOW, place, trip, ZONE } from '../../testing/trips.ts';
import { favoriteIdOfTrip, favouriteOfTrip, favouriteTrips, tripOfFavourite } from './favouriteTrips.ts';

const HOSTILE = 'stop|A&B=é#';
const LATER = '2026-12-24T18:00:00.000Z';

const entry = (id: string, more: Partial<FavoritePointOfInterest> = {}): FavoritePointOfInterest => ({
  favoriteId: 'f',
  type: FAVOURITE_TRIP,
  label: '',
  pointOfInterest: { id },
  ...more,
});
const listsOf = (...entries: readonly FavoritePointOfInterest[]): FavouriteLists => ({
  favoriteAddresses: [],
  favoriteLines: [],
  favoritePointOfInterests: entries,
  favoriteStopPoints: [],
});
const saved = (given: Trip) => favouriteOfTrip(given) as Extract<NewFavourite, { kind: 'POI' }>;
const read = (id: string) => tripOfFavourite(entry(id), ZONE, NOW);

const hostile = trip({ departurePlace: place(HOSTILE, { subTitle: 'Ville' }) });
const withVia = trip({ isViaOn: true, viaPlace: place('v') });
const outAndBack = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: LATER });
const fromHere = trip({ departurePlace: place('48.1,7.2', { type: 'USER_POSITION', subTitle: 'Rue Haute' }) });

it('is a point of interest called by its ends, with the address of the trip for an id', () => {
  expect(favouriteOfTrip(hostile)).toEqual({
    kind: 'POI',
    type: 'TRIP',
    id: 'fi=stop%7CA%26B%3D%C3%A9%23&fv=Place+stop%7CA%26B%3D%C3%A9%23&fst=Ville&fpt=stopArea&flat=48.1&flon=7.2&ti=b&tv=Place+b&tpt=stopArea&tlat=48.1&tlon=7.2&tt=0',
    label: 'Place stop|A&B=é# – Place b',
  });
});

it('names the place on the way', () => {
  expect(saved(withVia).label).toBe('Place a – Place v – Place b');
});

it.each<[string, Trip, Partial<Trip>]>([
  ['another time', hostile, { departureDateTime: LATER, followsClock: false }],
  ['a time to arrive by', withVia, { dateChoice: 'ARRIVAL', departureDateTime: LATER }],
  ['another way back', outAndBack, { returnDateTime: '2026-12-25T18:00:00.000Z' }],
  ['preferences of its own', hostile, { overrides: { excludedModes: 'bus', wheelchair: 'on' } }],
  ['a via that is turned off', hostile, { viaPlace: place('v'), isViaOn: false }],
  ['a via that is still to be chosen', hostile, { isViaOn: true }],
  ['lines of a stop', hostile, { arrivalPlace: place('b', { lines: [], zoom: 12, label: 'x', postCode: '1' }) }],
  ['another text in one line', hostile, { arrivalPlace: place('b', { displayName: 'Place b, over there' }) }],
])('is the same with %s', (_, given, change) => {
  const other = { ...given, ...change };
  expect(saved(other)).toEqual(saved(given));
  expect(favoriteIdOfTrip(listsOf(entry(saved(given).id)), other)).toBe('f');
});

it.each<[string, Trip, Trip]>([
  ['the other direction', trip(), trip({ departurePlace: place('b'), arrivalPlace: place('a') })],
  ['another end', trip(), trip({ arrivalPlace: place('c') })],
  ['a via', trip(), withVia],
  ['out and back', trip(), outAndBack],
])('is another one with %s', (_, given, other) => {
  expect(saved(other).id).not.toBe(saved(given).id);
  expect(favoriteIdOfTrip(listsOf(entry(saved(given).id)), other)).toBeNull();
});

it('is the same though one of its ends has another name now', () => {
  const renamed = trip({ arrivalPlace: place('b', { title: 'Place of the Republic' }) });
  expect(favoriteIdOfTrip(listsOf(entry(saved(trip()).id)), renamed)).toBe('f');
});

it.each<[string, Trip]>([
  ['a plain trip', trip()],
  ['an id out of hell', hostile],
  ['a via', withVia],
  ['out and back', outAndBack],
  ['a place without coordinates', trip({ arrivalPlace: place('b', { lat: null, lon: null }) })],
])('reads back %s, to leave now', (_, given) => {
  const back = read(saved(given).id) as Trip;
  const ends = ({ departurePlace, viaPlace, arrivalPlace, tripType, isViaOn }: Trip) => ({
    ids: [departurePlace, viaPlace, arrivalPlace].map((end) => end && [end.id, end.title, end.lat, end.lon]),
    tripType,
    isViaOn,
  });
  expect(ends(back)).toEqual(ends(given));
  expect(back).toMatchObject({ departureDateTime: NOW, followsClock: true, dateChoice: 'DEPARTURE', overrides: {} });
  expect(saved(back)).toEqual(saved(given));
});

it('keeps the spot where the traveller is, under the name it has for everybody', () => {
  expect(saved(fromHere).label).toBe('Rue Haute – Place b');
  expect(read(saved(fromHere).id)?.departurePlace).toMatchObject({ title: 'Rue Haute', type: 'address', lat: 48.1 });
  expect(favoriteIdOfTrip(listsOf(entry(saved(fromHere).id)), fromHere)).toBe('f');
});

it('leaves out what an account would refuse the whole for', () => {
  const long = (id: string) => place(id, { title: 'Gare centrale', subTitle: 'Villeneuve-la-Garenne '.repeat(60) });
  const { id } = saved(trip({ departurePlace: long('a'), arrivalPlace: long('b') }));
  expect(id.length).toBeLessThanOrEqual(2_000);
  expect(read(id)?.arrivalPlace).toMatchObject({ id: 'b', title: 'Gare centrale', lat: 48.1 });
});

it.each([
  ['no departure', trip({ departurePlace: null })],
  ['no destination', trip({ arrivalPlace: null })],
  ['the same place at both ends', trip({ arrivalPlace: place('a') })],
])('keeps nothing of a trip with %s', (_, given) => {
  expect(favouriteOfTrip(given)).toBeNull();
});

it.each([
  ['nothing', ''],
  ['no query', '%%%&&=?#'],
  ['one end', 'fi=a&fv=A'],
  ['an end that cannot be searched from', 'fi=a&ti=%20'],
  ['an id that the backend would refuse', `fi=a&ti=${'x'.repeat(301)}`],
  ['the same place at both ends', 'fi=a&ti=a'],
])('finds no trip where %s stands', (_, id) => {
  expect(read(id)).toBeNull();
});

it('finds no trip in another kind of place, nor in what is no text', () => {
  expect(tripOfFavourite(entry('fi=a&ti=b', { type: 'POI' }), ZONE, NOW)).toBeNull();
  expect(tripOfFavourite(entry(7 as unknown as string), ZONE, NOW)).toBeNull();
  expect(tripOfFavourite({ ...entry(''), pointOfInterest: undefined } as never, ZONE, NOW)).toBeNull();
});

it('takes neither times nor journeys nor preferences out of a favourite, nor places beyond the globe', () => {
  const back = read('fi=a&ti=b&tlat=91&tlon=1&tt=2&dt=2020-01-01T08:00&rt=2020-01-02T08:00&jc=x&excludedModes=bus');
  expect(back).toMatchObject({
    tripType: TRIP_TYPE.simple,
    departureDateTime: NOW,
    followsClock: true,
    returnDateTime: null,
    overrides: {},
    arrivalPlace: { id: 'b', lat: null, lon: null },
  });
});

it('lists trips, the last added first, each once', () => {
  const [first, second] = [saved(trip()).id, saved(withVia).id];
  const lists = listsOf(
    entry(first, { favoriteId: '1' }),
    entry('poi', { favoriteId: '2', type: 'POI' }),
    entry(second, { favoriteId: '3' }),
    entry(`${first}&dt=2026-12-24T18:00`, { favoriteId: '4' }),
    entry('broken', { favoriteId: '5' }),
  );
  expect(favouriteTrips(lists, ZONE, NOW).map(({ favoriteId }) => favoriteId)).toEqual(['3', '4']);
});
