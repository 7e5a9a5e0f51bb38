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

it('finds nothing among none', () => {
  expect(nearestOf(0, () => ({ lat: 0, lon: 0 }))({ lat: 0, lon: 0 }, 100)).toBe(-1);
});
