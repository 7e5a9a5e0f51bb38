import type { Boundary } from './boundaries.ts';
import { createTownFinder, type TownPoint } from './towns.ts';

/** A square of `size` degrees around a place. */
function square(lat: number, lon: number, size: number) {
  const [n, s, e, w] = [lat + size / 2, lat - size / 2, lon + size / 2, lon - size / 2].map((degrees) => degrees * 1e7);
  return { lat: Int32Array.of(n!, n!, s!, s!), lon: Int32Array.of(w!, e!, e!, w!) };
}

const boundary = (name: string, level: number, ...rings: Boundary['rings']): Boundary => ({ name, level, rings });
const RINGS: readonly Boundary[] = [
  boundary('Region', 6, square(48, 2, 4)),
  boundary('Ville', 8, square(48, 2, 1), square(48, 2.2, 0.1)),
  boundary('Enclave', 8, square(48, 2.2, 0.1)),
  boundary('Centre', 9, square(48, 2, 0.2)),
  boundary('Old town', 10, square(48, 2, 0.1)),
];
const POINTS: readonly TownPoint[] = [
  { kind: 'city', name: 'Great', lat: 60e7, lon: 10e7 },
  { kind: 'village', name: 'Small', lat: 60e7, lon: 10.1e7 },
  { kind: 'suburb', name: 'East', lat: 60e7, lon: 10.02e7 },
];

// A degree of longitude at 60 degrees has 55 597 m.
it.each([
  ['in the middle', 48, 2, 'Ville', 'Old town'],
  ['in the suburb', 48.08, 2, 'Ville', 'Centre'],
  ['in the town, outside of its suburbs', 48.3, 2, 'Ville', ''],
  ['in a hole of the town, which is another', 48, 2.2, 'Enclave', ''],
  ['where only the district has a ring', 49, 2, 'Region', ''],
  ['outside of all', 10, 2, '', ''],
  ['without rings, near the city', 60, 10.01, 'Great', 'East'],
  ['4 km from the city, 1.6 km from the village', 60, 10.072, 'Great', ''],
  ['5 km from the city, 0.6 km from the village', 60, 10.09, 'Small', ''],
  ['20 km from the city', 60, 9.64, '', ''],
])('%s', (_, lat, lon, town, suburb) => {
  const finder = createTownFinder(RINGS, POINTS);
  expect(finder.find(lat * 1e7, lon * 1e7)).toEqual({ town, suburb, postCode: '' });
});

it('knows nothing where nothing is tagged', () => {
  expect(createTownFinder([], []).find(48e7, 2e7)).toEqual({ town: '', suburb: '', postCode: '' });
});
