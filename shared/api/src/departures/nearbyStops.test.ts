import type { components } from '../generated.ts';
import { orderStops, walkMinutes } from './nearbyStops.ts';

type NearbyStop = components['schemas']['NearbyStop'];

const stop = (id: string, metres: number, lines: NearbyStop['lines'] = []): NearbyStop => ({
  id,
  name: id,
  lat: 48,
  lon: 2,
  metres,
  seconds: metres,
  lines,
  others: [],
});
const idsOf = (stops: readonly NearbyStop[]) => stops.map(({ id }) => id).join('');

describe('stops', () => {
  const stops = [stop('a', 100), stop('b', 300), stop('c', 380), stop('d', 420)];

  it.each([
    ['the nearest first', [], 'abcd'],
    ['favourites within 400 m before them', ['c', 'd'], 'cabd'],
  ])('come %s', (_, favourites, order) => {
    expect(idsOf(orderStops(stops, new Set(favourites)))).toBe(order);
  });

  it('that nothing leaves for a day come last, favourites apart', () => {
    const line = {
      id: 'A',
      shortName: 'A',
      longName: '',
      mode: 'tram',
      color: '#000000',
      textColor: '#ffffff',
    } as const;
    const lines = [{ line, alert: null, directions: [] }];
    const mixed = [stop('a', 100), stop('b', 200), stop('c', 300, lines), stop('d', 390)];
    expect(idsOf(orderStops(mixed, new Set(['d'])))).toBe('dcab');
  });

  it('are a minute away at least', () => {
    expect([0, 89, 91].map(walkMinutes)).toEqual([1, 2, 2]);
  });
});
