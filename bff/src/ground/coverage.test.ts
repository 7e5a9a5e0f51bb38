import { coveredStops } from './coverage.ts';
import { createRoadWays } from './streets.ts';

/** One street along 60° N, from 10° E for 222 m to the east. */
function street() {
  const roads = createRoadWays();
  roads.add({ class: 'path', flags: 0, layer: 0, steps: 0, name: 0 }, [0, 1]);
  return roads.streets({ lat: [6e8, 6e8], lon: [1e8, 1.0004e8], count: 2, flags: new Map() });
}

// A degree of latitude has 111 195 m; one of longitude at 60 degrees half of that.
it.each([
  ['on it', 60, 10, 1],
  ['200 m north', 60 + 200 / 111_195, 10, 1],
  ['600 m north', 60 + 600 / 111_195, 10, 0],
  ['200 m west', 60, 10 - 400 / 111_195, 1],
  ['600 m west', 60, 10 - 1_200 / 111_195, 0],
  ['at the other side of the earth', -60, -170, 0],
])('a stop %s', (_, lat, lon, expected) => {
  expect(coveredStops(street(), [{ lat, lon }])).toBe(expected);
});
