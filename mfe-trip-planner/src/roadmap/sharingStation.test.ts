import { place } from '../testing/trips.ts';
import { availabilityOf, stationAt } from './sharingStation.ts';
import { station } from './testing/roadmaps.ts';

it.each([
  ['bikeSharingStations', { kind: 'bike', id: 's|1' }],
  ['bikesharingstations', { kind: 'bike', id: 's|1' }],
  ['BIKE_SHARING_STATIONS', { kind: 'bike', id: 's|1' }],
  ['bikeStation', { kind: 'bike', id: 's|1' }],
  ['carSharingStations', { kind: 'car', id: 's|1' }],
  ['stopArea', null],
  ['bikeParks', null],
  ['', null],
])('a place of the type "%s"', (type, found) => {
  expect(stationAt(place('s|1', { type }))).toEqual(found);
});

it('is at no station without a place', () => {
  expect(stationAt(null)).toBeNull();
});

describe('availabilityOf', () => {
  const OPEN = { freeDocks: 12, ageMinutes: 1, isClosedForRent: false, isClosedForReturn: false };
  it.each([
    ['a number of vehicles', {}, { ...OPEN, vehicles: [{ kind: 'bike', count: 5 }] }],
    [
      'each kind by itself, the rare ones together',
      {
        vehicles: [
          { type: 'bike' as const, count: 3 },
          { type: 'eBike' as const, count: 2 },
          { type: 'scooter' as const, count: 1 },
          { type: 'moped' as const, count: 1 },
        ],
      },
      {
        ...OPEN,
        vehicles: [
          { kind: 'bike', count: 3 },
          { kind: 'eBike', count: 2 },
          { kind: 'other', count: 2 },
        ],
      },
    ],
    [
      'none is a number',
      { availableVehicles: 0, vehicles: [{ type: 'bike' as const, count: 0 }] },
      { ...OPEN, vehicles: [{ kind: 'bike', count: 0 }] },
    ],
    ['unknown docks', { freeDocks: null }, { ...OPEN, vehicles: [{ kind: 'bike', count: 5 }], freeDocks: null }],
    ['docks alone', { availableVehicles: null }, { ...OPEN, vehicles: [] }],
    [
      'closed, and of an unknown age',
      { isRenting: false, isReturning: false, ageSeconds: null },
      {
        ...OPEN,
        vehicles: [{ kind: 'bike', count: 5 }],
        ageMinutes: null,
        isClosedForRent: true,
        isClosedForReturn: true,
      },
    ],
    ['nothing reported', { availableVehicles: null, freeDocks: null }, null],
    ['not live', { live: false }, null],
  ])('%s', (_, more, availability) => {
    expect(availabilityOf(station(more), 'bike')).toEqual(availability);
  });

  it('counts cars where cars are shared', () => {
    expect(availabilityOf(station(), 'car')?.vehicles).toEqual([{ kind: 'car', count: 5 }]);
  });
});
