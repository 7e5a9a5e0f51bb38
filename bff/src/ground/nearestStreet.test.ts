import { createNearestStreet } from './nearestStreet.ts';
import { createRoadWays } from './streets.ts';

/** At 60° N: street 1 runs 222 m east from 10° E, street 2 crosses it at its end, a path without a name lies 22 m north of street 1. */
function streets() {
  const roads = createRoadWays();
  const road = { class: 'residential', flags: 0, layer: 0, steps: 0 } as const;
  roads.add({ ...road, name: 1 }, [0, 1, 2]);
  roads.add({ ...road, name: 2 }, [3, 2]);
  roads.add({ ...road, name: 0 }, [4, 5]);
  const lat = [60, 60, 60, 60.003, 60.0002, 60.0002];
  const lon = [10, 10.002, 10.004, 10.004, 10, 10.004];
  return roads.streets({
    lat: lat.map((degrees) => degrees * 1e7),
    lon: lon.map((degrees) => degrees * 1e7),
    count: lat.length,
    flags: new Map(),
  });
}

// A degree of latitude has 111 195 m; one of longitude at 60 degrees half of that.
const north = (metres: number) => 60 + metres / 111_195;
const east = (metres: number) => 10 + (2 * metres) / 111_195;

it.each([
  ['on the street', 60, 10.001, 1],
  ['39 m north of its middle', north(39), 10.001, 1],
  ['41 m north of it', north(41), 10.001, 0],
  ['beside the path, which has no name', north(22), 10.001, 1],
  ['39 m before its beginning', 60, east(-39), 1],
  ['41 m before its beginning', 60, east(-41), 0],
  ['30 m before its beginning, and 30 m north', north(30), east(-30), 0],
  ['nearer to the street that crosses it', north(20), east(222.4 - 10), 2],
  ['nearer to it than to the other', north(10), east(222.4 - 20), 1],
  ['far away', 10, 10, 0],
])('%s', (_, lat, lon, expected) => {
  expect(createNearestStreet(streets())(lat * 1e7, lon * 1e7)).toBe(expected);
});

it('finds nothing where no street has a name', () => {
  const roads = createRoadWays();
  roads.add({ class: 'path', flags: 0, layer: 0, steps: 0, name: 0 }, [0, 1]);
  const named = roads.streets({ lat: [6e8, 6e8], lon: [1e8, 2e8], count: 2, flags: new Map() });
  expect(createNearestStreet(named)(6e8, 1e8)).toBe(0);
});
