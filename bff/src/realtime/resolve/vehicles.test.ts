import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import type { WireVehicle } from '../wire/gtfsRealtime.ts';
import { resolveVehicles } from './vehicles.ts';

const NOW = epochAt('Europe/Paris', '2026-06-10T08:05');
const HERE = { latitude: 48.05, longitude: 2 };

let feed: Feed;

beforeAll(async () => {
  feed = await simpleFeed('A 48 2\nB 48.1 2', 'day: A 08:00, B 08:20');
});

function resolved(...vehicles: WireVehicle[]) {
  const entities = vehicles.map((value, i) => ({ id: `entity-${i}`, value }));
  const { vehicles: found, dropped } = resolveVehicles(feed, { at: NOW - 20, vehicles: entities }, NOW);
  return { found, dropped: Object.fromEntries(dropped) };
}

it('places a vehicle on its trip', () => {
  const { found, dropped } = resolved({
    trip: { tripId: 'day' },
    position: { ...HERE, bearing: 360 },
    timestamp: NOW - 10,
    stopId: 'B',
    vehicle: { id: '7', label: 'Tram 7' },
  });
  expect(found).toEqual([
    {
      id: '7',
      label: 'Tram 7',
      lat: 48.05,
      lon: 2,
      bearing: 0,
      at: NOW - 10,
      instance: { trip: 0, serviceDay: dayFromIso('2026-06-10'), offset: 0 },
      route: 0,
      stop: feed.stopById.get('B'),
    },
  ]);
  expect(dropped).toEqual({});
});

it('keeps a vehicle that says little, as old as its message', () => {
  const { found, dropped } = resolved({ position: HERE });
  expect(found).toMatchObject([
    { id: 'entity-0', label: 'entity-0', bearing: null, at: NOW - 20, instance: null, route: null, stop: null },
  ]);
  expect(dropped).toEqual({});
});

it.each<[string, WireVehicle, object, object]>([
  ['an unknown trip', { trip: { tripId: 'x' } }, { instance: null, route: null }, { 'unknown-trip': 1 }],
  [
    'an unknown trip of a line',
    { trip: { tripId: 'x', routeId: 'r' } },
    { instance: null, route: 0 },
    { 'unknown-trip': 1 },
  ],
  [
    'an added trip',
    { trip: { tripId: 'x', routeId: 'r', scheduleRelationship: 'ADDED' } },
    { instance: null, route: 0 },
    {},
  ],
  ['a line alone', { trip: { routeId: 'r' } }, { instance: null, route: 0 }, {}],
  ['an unknown stop', { stopId: 'Z' }, { stop: null }, {}],
  ['a time to come', { timestamp: NOW + 9_999 }, { at: NOW + 60 }, {}],
  ['no direction', { position: { ...HERE, bearing: -1 } }, { bearing: null }, {}],
])('keeps a vehicle with %s', (_name, vehicle, expected, dropped) => {
  expect(resolved({ position: HERE, ...vehicle })).toMatchObject({ found: [expected], dropped });
});

it.each<[string, WireVehicle['position']]>([
  ['nowhere', undefined],
  ['half', { latitude: 48 }],
  ['no number', { latitude: Number.NaN, longitude: 2 }],
  ['in the Gulf of Guinea', { latitude: 0, longitude: 0 }],
  ['off the globe', { latitude: 91, longitude: 2 }],
])('leaves out a vehicle that is %s', (_name, position) => {
  expect(resolved({ position })).toEqual({ found: [], dropped: { 'no-position': 1 } });
});

it('keeps the last of two of one name', () => {
  const vehicle = { id: '7' };
  const { found, dropped } = resolved({ position: HERE, vehicle }, { position: { ...HERE, latitude: 49 }, vehicle });
  expect(found).toMatchObject([{ id: '7', lat: 49 }]);
  expect(dropped).toEqual({ duplicate: 1 });
});
