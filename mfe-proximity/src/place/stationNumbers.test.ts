import { stationNumbers } from './stationNumbers.ts';
import { BIKES } from './testing/places.ts';

const station = BIKES.availability!;

it.each([
  ['bikes with and without a motor', {}, ['bikes 4', 'electric 2', 'docks 20']],
  ['no kinds', { vehicles: [] }, ['bikes 6', 'docks 20']],
  ['no docks', { freeDocks: null }, ['bikes 4', 'electric 2']],
  ['nothing', { availableVehicles: null, freeDocks: null, vehicles: [] }, []],
  ['cars', { type: 'carSharingStations', vehicles: [{ type: 'car' as const, count: 6 }] }, ['cars 6', 'docks 20']],
])('counts of a station that tells %s', (_, changes, numbers) => {
  expect(stationNumbers({ ...station, ...changes }).map(({ kind, count }) => `${kind} ${count}`)).toEqual(numbers);
});
