import type { MapVehicle } from './types.ts';
import { shownVehicles } from './vehicles.ts';

const NOW = Date.UTC(2026, 10, 24, 7, 28);

it.each<[seconds: number, shown: 'full' | 'faded' | 'gone']>([
  [-5, 'full'],
  [0, 'full'],
  [120, 'full'],
  [121, 'faded'],
  [300, 'faded'],
  [301, 'gone'],
])('a vehicle that reported %s s ago is %s', (seconds, expected) => {
  const vehicle: MapVehicle = { id: 'v', mode: 'tram', bearing: 90, lat: 48, lon: 2, at: NOW - seconds * 1000 };
  const [shown] = shownVehicles([vehicle], NOW);
  expect(shown ? (shown.isFaded ? 'faded' : 'full') : 'gone').toBe(expected);
});
