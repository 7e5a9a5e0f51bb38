import { smallTown } from '../testing/smallTown.ts';
import { networkLookup } from './networkLookup.ts';

it('knows the lines, stop points and stop areas of a timetable', async () => {
  const served = networkLookup(await smallTown());
  expect(['A', 'C', 'Z'].map((id) => served.lineId(id, null))).toEqual(['A', 'C', null]);
  expect(['Gare:1', 'Gare', 'Z'].map((id) => served.stopId(id, null))).toEqual(['Gare:1', 'Gare', null]);
});

it.each([
  ['Gare', { type: 'stopArea', name: 'Gare', city: 'Petiteville', coordinates: { lat: 48, lon: -1.7 } }],
  ['Gare:1', { type: 'stopPoint', name: 'Gare', city: 'Petiteville', coordinates: { lat: 48, lon: -1.7 } }],
  ['velo-1', { type: 'bikeSharingStations', name: 'Vélo Gare', coordinates: { lat: 48, lon: -1.7004 } }],
])('says what %s is called and where it is', async (id, place) => {
  expect(networkLookup(await smallTown()).placeOf(id)).toMatchObject(place);
});

it.each(['Z', 'fi=Gare&ti=Centre', ''])('does not know %j', async (id) => {
  expect(networkLookup(await smallTown()).placeOf(id)).toBeUndefined();
});
