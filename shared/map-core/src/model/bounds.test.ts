import {
  boundsAround,
  boundsContain,
  boundsOf,
  boundsOfJourneys,
  boundsToCoords,
  hasBounds,
  NO_BOUNDS,
} from './bounds.ts';
import type { MapJourney, Position } from './types.ts';

const town = boundsOf({ south: 48, west: 2, north: 49, east: 3 });

describe('bounds', () => {
  it.each([
    ['the same bounds, edges touching', { south: 48, west: 2, north: 49, east: 3 }, true],
    ['a part of it', { south: 48.2, west: 2.2, north: 48.8, east: 2.8 }, true],
    ['too far north', { south: 48.2, west: 2.2, north: 49.1, east: 2.8 }, false],
    ['too far south', { south: 47.9, west: 2.2, north: 48.8, east: 2.8 }, false],
    ['too far west', { south: 48.2, west: 1.9, north: 48.8, east: 2.8 }, false],
    ['too far east', { south: 48.2, west: 2.2, north: 48.8, east: 3.1 }, false],
  ])('contain %s: %#', (_, inner, expected) => {
    expect(boundsContain(town, boundsOf(inner))).toBe(expected);
  });

  it('are four zero corners when there are none, and then contain nothing', () => {
    expect(NO_BOUNDS).toEqual({
      northWest: { lat: 0, lon: 0 },
      northEast: { lat: 0, lon: 0 },
      southEast: { lat: 0, lon: 0 },
      southWest: { lat: 0, lon: 0 },
    });
    expect(hasBounds(NO_BOUNDS)).toBe(false);
    expect(boundsContain(town, NO_BOUNDS)).toBe(false);
    expect(boundsContain(NO_BOUNDS, NO_BOUNDS)).toBe(false);
  });

  it('cut off what lies beyond the world', () => {
    expect(boundsOf({ south: -95, west: -300, north: 95, east: 300 })).toEqual(
      boundsOf({ south: -90, west: -180, north: 90, east: 180 }),
    );
  });

  it('are sent as four corners, latitude first', () => {
    expect(boundsToCoords(town)).toEqual([
      '49.000000,2.000000',
      '49.000000,3.000000',
      '48.000000,3.000000',
      '48.000000,2.000000',
    ]);
  });

  it.each<[string, Position[], ReturnType<typeof boundsOf>]>([
    ['no position', [], NO_BOUNDS],
    ['one position', [[48.5, 2.5]], boundsOf({ south: 48.5, north: 48.5, west: 2.5, east: 2.5 })],
    [
      'some',
      [
        [48.5, 2.5],
        [48.1, 2.9],
        [48.3, 2.1],
      ],
      boundsOf({ south: 48.1, north: 48.5, west: 2.1, east: 2.9 }),
    ],
  ])('go around %s', (_, positions, expected) => {
    expect(boundsAround(positions)).toEqual(expected);
  });

  it('of journeys take in both ends and every section', () => {
    const journey: MapJourney = {
      id: 'j',
      from: { name: 'Home', lat: 48, lon: 2 },
      to: { name: 'Work', lat: 48.2, lon: 2.2 },
      sections: [
        { kind: 'wait', geometry: [] },
        {
          kind: 'ride',
          geometry: [
            [48.1, 2.4],
            [48.4, 2.1],
          ],
        },
      ],
    };
    expect(boundsOfJourneys([journey])).toEqual(boundsOf({ south: 48, north: 48.4, west: 2, east: 2.4 }));
    expect(boundsOfJourneys([])).toBe(NO_BOUNDS);
  });
});
