import type { MapVehicle } from './types.ts';
import { shownVehicles, spaced } from './vehicles.ts';

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

describe('vehicles that would cover one another', () => {
  const near = (id: string, lat: number, lon: number) => ({
    vehicle: { id, mode: 'tram', bearing: null, lat, lon, at: NOW } satisfies MapVehicle,
    isFaded: false,
  });
  // On the equator a degree is 256 × 2^zoom / 360 pixels.
  const crowd = [near('a', 0, 0), near('b', 0, 0.02), near('c', 0, 0.04), near('d', 60, 0), near('e', 60.01, 0)];

  it.each<[zoom: number, drawn: string]>([
    // 0.02° are 14.6 pixels.
    [10, 'a c d'],
    [11, 'a b c d e'],
    [3, 'a d'],
  ])('are drawn without those at zoom %s', (zoom, drawn) => {
    expect(
      spaced(crowd, zoom, 24)
        .map(({ vehicle }) => vehicle.id)
        .join(' '),
    ).toBe(drawn);
  });
});
