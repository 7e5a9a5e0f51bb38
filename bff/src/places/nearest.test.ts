import { nearestOf } from './nearest.ts';

/** At 60° north a degree of longitude is half as long as one of latitude. */
const POINTS = [
  { lat: 60, lon: 10 },
  { lat: 60.001, lon: 10 },
  { lat: 60, lon: 10.003 },
  { lat: 60, lon: 10.003 },
];
const nearest = nearestOf(POINTS.length, (i) => POINTS[i]!);

it.each([
  ['there', 60, 10, 10, 0],
  // 111 m north of it, 56 m west of another.
  ['by metres, not by degrees', 60, 10.002, 500, 2],
  ['the first of two in one place', 60, 10.003, 10, 2],
  ['within the distance', 60.0019, 10, 101, 1],
  ['nothing beyond it', 60.0019, 10, 99, -1],
])('finds %s', (_case, lat, lon, metres, found) => {
  expect(nearest({ lat, lon }, metres)).toBe(found);
});

it('is not misled by many that are nearer in degrees', () => {
  // 44 m to the east, and a row of others 56 m and more to the north.
  const points = [
    { lat: 60, lon: 10.0008 },
    ...Array.from({ length: 20 }, (_, i) => ({ lat: 60.0005, lon: 10 + i / 1e6 })),
  ];
  expect(nearestOf(points.length, (i) => points[i]!)({ lat: 60, lon: 10 }, 100)).toBe(0);
});

it('finds nothing among none', () => {
  expect(nearestOf(0, () => ({ lat: 0, lon: 0 }))({ lat: 0, lon: 0 }, 100)).toBe(-1);
});
