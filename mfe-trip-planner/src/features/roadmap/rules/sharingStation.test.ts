import type { components } from '@halte/api';
import { detailed, place, section } from '../../../testing/trips.ts';
import { station } from '../testing/roadmaps.ts';
import { availabilityOf, needsOther, otherStation, type StationRef, stationsAt } from './sharingStation.ts';

const walk = section('walk', { start: '08:00', end: '08:10', from: 'a', to: 'b' });
const bike = section('bike', { start: '08:10', end: '08:30', from: 'b', to: 'c' });
const endsOf = (type: string, sections = [walk]) =>
  stationsAt({ departurePlace: place('s|1', { type }), arrivalPlace: place('s|2', { type }) }, detailed('j', sections));

it.each([
  ['bikeSharingStations', 'bike'],
  ['bikesharingstations', 'bike'],
  ['BIKE_SHARING_STATIONS', 'bike'],
  ['bikeStation', 'bike'],
  ['carSharingStations', 'car'],
])('a place of the type "%s" is a station', (type, kind) => {
  expect(endsOf(type)).toEqual({
    first: { kind, id: 's|1', need: 'docks' },
    last: { kind, id: 's|2', need: 'vehicles' },
  });
});

it.each(['stopArea', 'bikeParks', ''])('a place of the type "%s" is none', (type) => {
  expect(endsOf(type)).toEqual({ first: null, last: null });
});

it('is at no station without a place', () => {
  expect(stationsAt({ departurePlace: null, arrivalPlace: null }, detailed('j', [walk]))).toEqual({
    first: null,
    last: null,
  });
});

it.each([
  ['by bike', 'bikeSharingStations', [bike], 'vehicles', 'docks'],
  ['by bike, then on foot', 'bikeSharingStations', [bike, walk], 'vehicles', 'vehicles'],
  ['on foot, then by bike', 'bikeSharingStations', [walk, bike], 'docks', 'docks'],
  ['by bike from car to car', 'carSharingStations', [bike], 'docks', 'vehicles'],
])('a journey %s needs at its stations', (_, type, sections, first, last) => {
  const ends = endsOf(type, sections);
  expect([ends.first?.need, ends.last?.need]).toEqual([first, last]);
});

describe('availabilityOf', () => {
  const OPEN = {
    vehicleKind: 'bike',
    vehicles: 5,
    electric: 0,
    docks: 12,
    ageSeconds: 65,
    isFresh: true,
    isClosedForRent: false,
    isClosedForReturn: false,
  };
  const UNKNOWN = { ...OPEN, vehicles: null, docks: null, ageSeconds: null, isFresh: false };
  const kinds = (...types: readonly ('bike' | 'eBike' | 'moped' | 'car')[]) => ({
    availableVehicles: null,
    vehicles: types.map((type) => ({ type, count: 2 })),
  });
  it.each([
    ['a number of vehicles', {}, OPEN],
    ['electric bikes among the bikes', kinds('bike', 'eBike'), { ...OPEN, vehicles: 4, electric: 2 }],
    ['several kinds', kinds('bike', 'moped'), { ...OPEN, vehicleKind: 'vehicle', vehicles: 4 }],
    ['another kind', kinds('moped'), { ...OPEN, vehicleKind: 'vehicle', vehicles: 2 }],
    ['cars', kinds('car'), { ...OPEN, vehicleKind: 'car', vehicles: 2 }],
    [
      'none is a number',
      { availableVehicles: 0, vehicles: [{ type: 'moped' as const, count: 0 }] },
      { ...OPEN, vehicles: 0 },
    ],
    [
      'none of a known kind',
      { availableVehicles: null, vehicles: [{ type: 'bike' as const, count: 0 }] },
      { ...OPEN, vehicles: 0 },
    ],
    ['unknown docks', { freeDocks: null }, { ...OPEN, docks: null }],
    ['unknown vehicles', { availableVehicles: null }, { ...OPEN, vehicles: null }],
    [
      'closed, old, and of an unknown age',
      { isRenting: false, isReturning: false, ageSeconds: null, fresh: false },
      { ...OPEN, ageSeconds: null, isFresh: false, isClosedForRent: true, isClosedForReturn: true },
    ],
    ['not live', { live: false }, UNKNOWN],
  ])('%s', (_, more, availability) => {
    expect(availabilityOf(station(more), 'bike')).toEqual(availability);
  });

  it('knows nothing without an answer', () => {
    expect(availabilityOf(null, 'bike')).toEqual(UNKNOWN);
  });

  it('counts cars where cars are shared', () => {
    expect(availabilityOf(station(), 'car').vehicleKind).toBe('car');
  });
});

it.each([
  [{ availableVehicles: 3, freeDocks: 3 }, false, false],
  [{ availableVehicles: 2, freeDocks: 3 }, true, false],
  [{ availableVehicles: 3, freeDocks: 0 }, false, true],
  [{ availableVehicles: null, freeDocks: null }, false, false],
  [{ isRenting: false }, true, false],
  [{ isReturning: false }, false, true],
])('with %j another one is needed for vehicles: %j, for docks: %j', (more, vehicles, docks) => {
  const availability = availabilityOf(station(more), 'bike');
  expect([needsOther(availability, 'vehicles'), needsOther(availability, 'docks')]).toEqual([vehicles, docks]);
});

describe('otherStation', () => {
  const REF: StationRef = { kind: 'bike', id: 's1', need: 'docks' };
  const near = (
    id: string,
    metres: number,
    more: Parameters<typeof station>[0],
  ): components['schemas']['NearbyPlace'] => ({
    id,
    type: 'bikeSharingStations',
    name: `Station ${id}`,
    lat: 48,
    lon: 7,
    metres,
    seconds: metres,
    facts: {},
    availability: station({ id, ...more }),
  });
  const { availability: _, ...withoutNumbers } = near('s2', 90, {});

  it('is the nearest with enough of what is needed', () => {
    const places = [
      near('s1', 0, {}),
      withoutNumbers,
      near('s3', 100, { freeDocks: 2 }),
      near('s4', 150, { freeDocks: null }),
      near('s5', 200, { isReturning: false }),
      near('s6', 250, { fresh: false }),
      near('s7', 450, { freeDocks: 9, availableVehicles: 0 }),
      near('s8', 500, { freeDocks: 20 }),
    ];
    expect(otherStation(places, REF)).toMatchObject({ name: 'Station s7', metres: 450, availability: { docks: 9 } });
    expect(otherStation(places, { ...REF, need: 'vehicles' })?.name).toBe('Station s3');
    expect(otherStation(places.slice(0, 6), REF)).toBeNull();
  });
});
