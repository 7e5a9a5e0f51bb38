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
  ['beside its middle, 140 m south', 60 - 140 / 111_195, 10.002, 1],
  ['140 m north', 60 + 140 / 111_195, 10, 1],
  ['160 m north', 60 + 160 / 111_195, 10, 0],
  ['140 m west', 60, 10 - 280 / 111_195, 1],
  ['160 m west', 60, 10 - 320 / 111_195, 0],
  ['110 m north and 110 m west, within its box', 60 + 110 / 111_195, 10 - 220 / 111_195, 0],
  ['at the other side of the earth', -60, -170, 0],
])('a stop %s', (_, lat, lon, expected) => {
  expect(coveredStops(street(), [{ lat, lon }])).toBe(expected);
});
