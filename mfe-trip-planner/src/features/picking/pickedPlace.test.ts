import { queryOfTrip, searchBody, TRIP_TYPE, tripFromQuery } from '@halte/contract/trip';
import { placeOfPoint, rounded } from '@halte/places';
import { place, trip } from '../../testing/trips.ts';
import { nextToFill } from '../../trip/rules.ts';
import { withPicked } from './pickedPlace.ts';

const words = { point: 'Point on the map', near: (name: string) => `Near ${name}` };
const point = rounded({ lat: 48.583411, lon: 7.748329 });
const house = {
  id: 'house-12',
  name: '12 Oak Street',
  city: 'Town',
  postCode: '67000',
  lat: 48.5835,
  lon: 7.7483,
  accuracy: 'door',
} as const;

it.each([
  ['the address there', house, { id: 'house-12', title: '12 Oak Street', displayName: '12 Oak Street, Town' }],
  ['near an address', { ...house, accuracy: 'near' as const }, { id: '48.58341,7.74833', title: 'Near 12 Oak Street' }],
  [
    'in a street',
    { ...house, name: 'Oak Street', accuracy: 'street' as const },
    { id: '48.58341,7.74833', title: 'Oak Street' },
  ],
  ['a point', null, { id: '48.58341,7.74833', title: 'Point on the map', displayName: 'Point on the map' }],
])('is %s, where it was pointed at', (_, found, expected) => {
  expect(placeOfPoint(point, found, words)).toMatchObject({
    ...expected,
    type: 'address',
    lat: 48.58341,
    lon: 7.74833,
  });
});

it.each([null, house])(
  'comes back out of an address bar with its name, and is searched by its coordinates',
  (found) => {
    const picked = placeOfPoint(point, found, words)!;
    const written = trip({ departurePlace: picked, arrivalPlace: place('b') });
    const read = tripFromQuery(queryOfTrip(written, 'Europe/Paris'), 'Europe/Paris', written.departureDateTime);
    expect(read.departurePlace).toMatchObject({ id: picked.id, title: picked.title, displayName: picked.displayName });
    expect(searchBody(read, 'Europe/Paris')).toMatchObject({
      fromId: picked.id,
      fromValue: picked.displayName,
      fromLat: 48.58341,
      fromLon: 7.74833,
    });
  },
);

describe('the trip with it', () => {
  const picked = place('p');

  it.each([
    ['DEPARTURE', { departurePlace: picked }],
    ['ARRIVAL', { arrivalPlace: picked }],
    ['VIA', { viaPlace: picked, isViaOn: true }],
  ] as const)('has it as %s', (role, expected) => {
    expect(withPicked(trip(), role, picked)).toMatchObject(expected);
  });

  it('has no via, out and back', () => {
    expect(withPicked(trip({ tripType: TRIP_TYPE.fullReturn }), 'VIA', picked).isViaOn).toBe(false);
  });

  it.each([
    [trip(), null],
    [trip({ departurePlace: null }), 'DEPARTURE'],
    [trip({ arrivalPlace: null }), 'ARRIVAL'],
    [trip({ arrivalPlace: null, isViaOn: true }), 'VIA'],
    [trip({ isViaOn: true, viaPlace: picked }), null],
  ])('knows what is still to be filled', (given, role) => {
    expect(nextToFill(given)).toBe(role);
  });
});
