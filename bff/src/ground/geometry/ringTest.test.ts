import { between, randomNumbers } from '../../timetable/testing/random.ts';
import { createRingTest } from './ringTest.ts';

const ring = (...points: readonly (readonly [lat: number, lon: number])[]) => ({
  lat: Int32Array.from(points, ([lat]) => lat),
  lon: Int32Array.from(points, ([, lon]) => lon),
});

/** The winding of a ring around a point, in turns: another rule than counting the sides that are crossed. */
function turnsAround({ lat, lon }: ReturnType<typeof ring>, atLat: number, atLon: number): number {
  let turned = 0;
  for (let i = 0; i < lat.length; i++) {
    const j = (i + 1) % lat.length;
    const [x1, y1, x2, y2] = [lon[i]! - atLon, lat[i]! - atLat, lon[j]! - atLon, lat[j]! - atLat];
    turned += Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2);
  }
  return Math.round(turned / (2 * Math.PI));
}

it('agrees with the winding of stars of many corners, with a hole', () => {
  const random = randomNumbers(11);
  for (let round = 0; round < 40; round++) {
    const star = (radius: number, corners: number) =>
      ring(
        ...Array.from({ length: corners }, (_, i) => {
          const [angle, far] = [(2 * Math.PI * i) / corners, radius * (0.6 + 0.4 * random())];
          return [Math.round(far * Math.sin(angle)), Math.round(far * Math.cos(angle))] as const;
        }),
      );
    const [outer, hole] = [star(900_000_000, between(random, 3, 300)), star(200_000_000, between(random, 3, 40))];
    const isInside = createRingTest([outer, hole]);
    for (let i = 0; i < 100; i++) {
      const [lat, lon] = [between(random, -1e9, 1e9) + 0.5, between(random, -1e9, 1e9) + 0.5];
      const expected = (turnsAround(outer, lat, lon) + turnsAround(hole, lat, lon)) % 2 !== 0;
      expect([round, lat, lon, isInside(lat, lon)]).toEqual([round, lat, lon, expected]);
    }
  }
});

it.each<[string, number, number, boolean]>([
  ['inside', 5, 5, true],
  ['at the height of its highest side', 10, 5, false],
  ['at that of its lowest', 0, 5, true],
  ['above it', 11, 5, false],
  ['below it', -1, 5, false],
  ['beside it', 5, 11, false],
  ['no place', Number.NaN, 5, false],
])('%s', (_, lat, lon, expected) => {
  expect(createRingTest([ring([0, 0], [0, 10], [10, 10], [10, 0])])(lat, lon)).toBe(expected);
});

it('has nothing inside of no ring, nor of a flat one', () => {
  expect([createRingTest([])(0, 0), createRingTest([ring([5, 0], [5, 10], [5, 5])])(5, 3)]).toEqual([false, false]);
});
